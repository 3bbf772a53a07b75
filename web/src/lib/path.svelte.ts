/** Where one is in the house: the address is the only state that a page needs. */
export type Place =
  | { page: "hall" }
  | { page: "table"; table: string }
  | { page: "join"; code: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "nowhere" };

export function placeOf(path: string, hash = ""): Place {
  const [room = "", name = ""] = path.split("/").slice(1);
  if (room === "") return { page: "hall" };
  if (name === "") return { page: "nowhere" };
  if (room === "t") return { page: "table", table: name };
  if (room === "c") return { page: "join", code: name };
  if (room === "r") return { page: "replay", table: name };
  if (room === "rules") return { page: "rules", game: name, rule: hash.replace(/^#/, "") };
  return { page: "nowhere" };
}

const here = $state({ place: placeOf(location.pathname, location.hash) });

addEventListener("popstate", () => {
  here.place = placeOf(location.pathname, location.hash);
});

export function place(): Place {
  return here.place;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  here.place = placeOf(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** Goes on without leaving this place in the history. */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  here.place = placeOf(location.pathname, location.hash);
}

/** A link of the house that loads nothing anew; use as onclick of an <a>. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.hash);
}
