/** Whole seconds until a moment, at least one, counted down while a component shows them; call it in a component. */
export function secondsUntil(moment: () => number | null | undefined): () => number {
  let now = $state(Date.now());

  $effect(() => {
    const until = moment();
    now = Date.now();
    if (until === null || until === undefined) return;
    const timer = setInterval(() => {
      now = Date.now();
    }, 500);
    return () => clearInterval(timer);
  });

  return () => Math.max(1, Math.ceil(((moment() ?? now) - now) / 1000));
}
