import { prefs } from "../lib/prefs.svelte.ts";
import { play, shake } from "../lib/sounds.ts";
import { t } from "../lib/words.svelte.ts";
import type { Session } from "./session.svelte.ts";

/** Lets whoever sits here know that it is their turn, in the title, by sound and by shaking; call it in a component. */
export function hangBell(session: Session, title: () => string): void {
  const waited = $derived(session.waited);
  /** The seats on this device that are waited for; they may be several people's. */
  const whom = $derived(waited ? session.asked.join() : "");
  const still = $derived(session.news.length === 0);
  const over = $derived(session.seen?.phase === "over");

  $effect(() => {
    // Whoever is asked before and after what moves is asked all the time.
    if (!still && session.settled?.asked && session.seen?.asked) return;
    document.title = waited && still ? `● ${t("table-your-turn")} – ${title()}` : `${title()} – Rudel`;
  });

  // Nobody is called twice to the same turn, whatever the others do meanwhile.
  let called = "";
  $effect(() => {
    if (whom === "") called = "";
    if (!still || called === whom) return;
    called = whom;
    if (prefs.shakes) shake();
    if (prefs.sounds) play("turn");
  });

  $effect(() => {
    if (!still && prefs.sounds) play("tap");
  });

  $effect(() => {
    if (!over || !still || !prefs.sounds) return;
    const { seat = null, result } = session.seen ?? {};
    play(seat !== null && result?.winners.includes(seat) ? "won" : "over");
  });
}
