/** Goes from choice to choice with the arrows: in the hand, in a list, or on the board; false if there is none. */
export function walkFocus(table: HTMLElement, step: number): boolean {
  const asks = table.querySelector(".tray") !== null;
  const inHand = document.activeElement?.closest(".hand") !== null;
  const kinds = inHand ? ".hand button" : asks ? ".tray button" : "button.target";
  const buttons = [...table.querySelectorAll<HTMLButtonElement>(kinds)];
  if (buttons.length === 0) return false;
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = now < 0 ? (step > 0 ? 0 : buttons.length - 1) : (now + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}
