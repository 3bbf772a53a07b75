/** Whether the house has other pages by now than the ones that were loaded here. */
const around = $state({ old: false });

export function outdated(): boolean {
  return around.old;
}

/** The page as the house serves it now no longer names the script that this page runs. */
export function namesAnother(page: string, script: string): boolean {
  return page.includes("<script") && !page.includes(script);
}

function entry(): string | null {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Looks whether the pages were built anew; asked when the house was away for a while. */
export async function lookForBuild(): Promise<void> {
  const script = entry();
  if (script === null) return;
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (answer.ok && namesAnother(await answer.text(), script)) around.old = true;
  } catch {
    // the house is away again; it is asked when it is back
  }
}

/** A part of the pages cannot be loaded any more: only loading all of them anew helps. */
export function partIsGone(): void {
  around.old = true;
}
