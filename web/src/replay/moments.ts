import type { Replay } from "../wire/types.ts";

/** The whole replay, asked for page by page. */
export async function whole(page: (after: number) => Promise<Replay>): Promise<Replay> {
  const first = await page(0);
  const moments = [...first.moments];
  for (;;) {
    const last = moments[moments.length - 1];
    if (last === undefined || last.version >= first.newest) break;
    const next = await page(last.version);
    if (next.moments.length === 0) break;
    moments.push(...next.moments);
  }
  return { ...first, moments };
}
