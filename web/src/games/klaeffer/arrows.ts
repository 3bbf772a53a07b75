/** The target that an arrow key leads to from the one with the focus, round and round; undefined for other keys. */
export function arrowed(key: string, targets: readonly HTMLElement[]): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  const now = targets.indexOf(document.activeElement as HTMLElement);
  if (now < 0) return step > 0 ? targets[0] : targets[targets.length - 1];
  return targets[(now + step + targets.length) % targets.length];
}
