/** Puts a text on the clipboard and says whether it is there; without a secure context the old way is tried. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** The field has to stand where one may write: an open dialog lets nobody act outside. */
function copyTheOldWay(text: string): boolean {
  const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  field.readOnly = true;
  room.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/** How a link has left: passed on by the device, copied, or not at all. */
export type Passed = "shared" | "copied" | "no";

/** Lets the device pass a link on, if it can, or copies it. */
export async function passOn(url: string): Promise<Passed> {
  if ("share" in navigator) {
    try {
      await navigator.share({ url });
      return "shared";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return "no";
    }
  }
  return (await copy(url)) ? "copied" : "no";
}
