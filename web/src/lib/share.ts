/** Puts a text on the clipboard; without a secure context, in the home network, the old way still works. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

/** Lets the device pass a link on, if it can, or copies it. */
export async function passOn(url: string): Promise<void> {
  if (!("share" in navigator)) return copy(url);
  await navigator.share({ url }).catch(() => undefined);
}
