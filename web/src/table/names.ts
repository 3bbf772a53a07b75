/** A chair as far as it has a name; a bot has none. */
interface Named {
  name: string | null;
}

const alike = (name: string) => name.trim().toLowerCase();

/**
 * What everybody at a table is called, the same on every screen: people as they want, the second of the same name with
 * a 2, and bots by the name of their chair unless a person has it; then by the first of `others` that nobody has.
 */
export function namesAt(chairs: readonly Named[], bots: readonly string[], others: readonly string[]): string[] {
  const met = new Map<string, number>();
  const people = chairs.map(({ name }) => {
    if (name === null) return null;
    const times = (met.get(alike(name)) ?? 0) + 1;
    met.set(alike(name), times);
    return times === 1 ? name : `${name} ${times}`;
  });
  const taken = new Set(people.filter((name) => name !== null).map(alike));
  return people.map((name, seat) => {
    if (name !== null) return name;
    const own = bots[seat] ?? "";
    const bot = [own, ...others].find((one) => !taken.has(alike(one))) ?? own;
    taken.add(alike(bot));
    return bot;
  });
}
