import { prefs } from "../lib/prefs.svelte.ts";
import { play, shake } from "../lib/sounds.ts";
import { t } from "../lib/words.svelte.ts";
import type { Session } from "./session.svelte.ts";

/** Lets whoever sits here know that it is their turn, in the title, by sound and by shaking; call it in a component. */
export function hangBell(session: Session, title: () => string): void {
  const waited = $derived(session.waited);
  const still = $derived(session.news.length === 0);
  const over = $derived(session.seen?.phase === "over");

  $effect(() => {
    // Whoever is asked before and after what moves is asked all the time.
    if (!still && session.settled?.asked && session.seen?.asked) return;
    document.title = waited && still ? `● ${t("table-your-turn")} – ${title()}` : `${title()} – Rudel`;
  });

  $effect(() => {
    if (!waited || !still) return;
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
