import type { Attachment } from "svelte/attachments";

const UP_AND_DOWN = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];
const SIDEWAYS = ["ArrowLeft", "ArrowRight"];
/** Sizes are rounded: one pixel more is no more. */
const SLACK = 1;

/** The keys that scroll this element; none while all of it is in sight. */
export function scrollKeys(node: HTMLElement): string[] {
  const { overflowX, overflowY } = getComputedStyle(node);
  const can = (overflow: string, whole: number, seen: number) =>
    (overflow === "auto" || overflow === "scroll") && whole > seen + SLACK;
  return [
    ...(can(overflowY, node.scrollHeight, node.clientHeight) ? UP_AND_DOWN : []),
    ...(can(overflowX, node.scrollWidth, node.clientWidth) ? SIDEWAYS : []),
  ];
}

/**
 * Calls when the size or the content of an element may have changed, and in the beginning; how to stop that. What is
 * newly observed is told of when the page is laid out anyway: to measure it at the change would lay it out once more.
 */
function watched(node: HTMLElement, call: () => void): () => void {
  const sizes = new ResizeObserver(call);
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const content = new MutationObserver(watch);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  watch();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}

/** Tab comes here as long as there is more than is in sight; what has no name of its own gets this one meanwhile. */
export function scrolls(label: string | null = null): Attachment<HTMLElement> {
  const name = label === null ? {} : { role: "group", "aria-label": label };
  const marks = Object.entries({ tabindex: "0", "data-scrolls": "", ...name });
  return (node) => {
    let keys: string[] = [];
    const leave = watched(node, () => {
      keys = scrollKeys(node);
      if (keys.length > 0) for (const [mark, value] of marks) node.setAttribute(mark, value);
      // whoever is here is not sent away
      else if (document.activeElement !== node) for (const [mark] of marks) node.removeAttribute(mark);
    });
    /** Here the arrows scroll, whatever they mean at the table. */
    const keep = (event: KeyboardEvent) => {
      if (event.target === node && keys.includes(event.key)) event.stopPropagation();
    };
    node.addEventListener("keydown", keep);
    return () => {
      leave();
      node.removeEventListener("keydown", keep);
    };
  };
}
