/** So many pixels a finger may tremble without dragging. */
const TREMBLE = 8;

interface Dragging {
  /** Where it is: how far from its place, and over which other place, if any. */
  move: (across: number, down: number, over: number | null) => void;
  /** It was put down over another place, or over none. */
  drop: (over: number | null) => void;
}

/** The place, marked by `data-place`, that lies under a point; not the one that is dragged itself. */
function placeAt(x: number, y: number, own: Element | null): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-place]");
    if (place !== null && place !== own) return Number(place.dataset.place);
  }
  return null;
}

/** Lets the place around this element be dragged by it, with finger or mouse; a short press stays a press. */
export function grip(dragging: () => Dragging) {
  return (element: HTMLElement) => {
    let begun: PointerEvent | null = null;
    let dragged = false;
    const own = element.closest("[data-place]");
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      begun = event;
      dragged = false;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (begun === null) return;
      const [across, further] = [event.clientX - begun.clientX, event.clientY - begun.clientY];
      dragged ||= Math.hypot(across, further) > TREMBLE;
      if (dragged) dragging().move(across, further, placeAt(event.clientX, event.clientY, own));
    };
    const up = (event: PointerEvent) => {
      if (begun !== null && dragged) {
        dragging().drop(event.type === "pointerup" ? placeAt(event.clientX, event.clientY, own) : null);
      }
      begun = null;
    };
    const press = (event: Event) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    const ears = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, ear] of Object.entries(ears)) element.addEventListener(name, ear as EventListener);
    element.addEventListener("click", press, true);
    return () => {
      for (const [name, ear] of Object.entries(ears)) element.removeEventListener(name, ear as EventListener);
      element.removeEventListener("click", press, true);
    };
  };
}
