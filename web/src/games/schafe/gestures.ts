import { type Spread, TwoFingers } from "./twist.ts";

/** A finger that moved less than this has tapped. */
const TAP = 7;

/** What two fingers may turn: whether there is a tile for it, and how it turns by so many quarters clockwise. */
export interface Turning {
  turns: () => boolean;
  turn: (quarters: number) => void;
}

/** What looks at the landscape. */
interface Moves {
  move: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
}

/** Fingers, mouse and wheel on the window: dragging, pinching, twisting, zooming; a tap stays a click. */
export function gestures(node: HTMLElement, lens: Moves, turning: Turning): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragging = false;
  let begin = { x: 0, y: 0 };
  let two: TwoFingers | null = null;
  const spread = (): Spread | null => {
    const [one, other] = [...fingers.values()];
    if (one === undefined || other === undefined) return null;
    const box = node.getBoundingClientRect();
    return {
      x: (one.x + other.x) / 2 - box.left,
      y: (one.y + other.y) / 2 - box.top,
      far: Math.hypot(one.x - other.x, one.y - other.y),
      angle: Math.atan2(other.y - one.y, other.x - one.x),
    };
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    if (fingers.size === 0) dragging = false; // two fingers end without a click
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) begin = { x: event.clientX, y: event.clientY };
    const first = fingers.size === 2 ? spread() : null;
    two = first === null ? null : new TwoFingers(first, turning.turns());
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (last === undefined) return;
    if (!dragging && fingers.size === 1 && Math.hypot(event.clientX - begin.x, event.clientY - begin.y) < TAP) return;
    if (!dragging) {
      dragging = true;
      for (const id of fingers.keys()) node.setPointerCapture(id);
      node.classList.add("dragging");
    }
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = spread();
    if (before === null || after === null || two === null) {
      lens.move(event.clientX - last.x, event.clientY - last.y);
      return;
    }
    const { zoom, quarters } = two.move(after);
    if (zoom !== 1) lens.zoom(zoom, after.x, after.y);
    lens.move(after.x - before.x, after.y - before.y);
    if (quarters !== 0) turning.turn(quarters);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    two = null;
    if (fingers.size === 0) node.classList.remove("dragging");
  };
  /** What ends a drag is no click. */
  const click = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const box = node.getBoundingClientRect();
    const notch = event.deltaMode !== 0 || (event.deltaX === 0 && Math.abs(event.deltaY) >= 40);
    if (event.ctrlKey || notch) {
      const much = event.ctrlKey ? 0.01 : 0.0022;
      const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 40;
      lens.zoom(Math.exp(-lines * much), event.clientX - box.left, event.clientY - box.top);
    } else {
      lens.move(-event.deltaX, -event.deltaY);
    }
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    node.removeEventListener("click", click, true);
    node.removeEventListener("wheel", wheel);
  };
}
