import type { Attachment } from "svelte/attachments";

/** What was pressed last looks pressed until the house has answered: on a bad line that takes a while. */
export function staysPressed(onItsWay: () => boolean): Attachment<HTMLElement> {
  return (table) => {
    let last: Element | null = null;
    const remember = ({ target }: Event) => {
      last = target instanceof Element ? target.closest("button") : null;
    };
    table.addEventListener("click", remember, { capture: true });
    $effect(() => {
      if (!onItsWay()) return;
      const pressed = last;
      pressed?.setAttribute("data-sent", "");
      return () => pressed?.removeAttribute("data-sent");
    });
    return () => table.removeEventListener("click", remember, { capture: true });
  };
}
