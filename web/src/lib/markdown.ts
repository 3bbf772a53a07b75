/** The little of Markdown that our rulebooks use, as data to be drawn; nothing of it is ever read as HTML. */
export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string | null }
  | { kind: "text"; spans: Span[]; id: string | null }
  | { kind: "list"; ordered: boolean; items: Span[][]; id: string | null }
  | { kind: "table"; head: Span[][]; rows: Span[][][]; id: string | null }
  | { kind: "picture"; alt: string; file: string; id: string | null };

/** Where the chapter is that tells what has changed since older rules. */
export const CHANGED = "changed";

const ANCHOR = /^<a id="([^"]+)"><\/a>\s*/;
const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{2,}-\d+)\b/g;

/** The words of a line; a rule's number becomes a link to it. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: "text", text: line.slice(at, match.index) });
    const [whole, strong, em, code, label, href, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (label !== undefined && href !== undefined) found.push({ kind: "link", text: label, href });
    else if (rule !== undefined) found.push({ kind: "link", text: rule, href: `#${rule.toLowerCase()}` });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ kind: "text", text: line.slice(at) });
  return found;
}

const cells = (row: string): Span[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function block(lines: string[], id: string | null): Block {
  const [first = ""] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? ""), id };
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)/.exec(first);
  if (picture) return { kind: "picture", alt: picture[1] ?? "", file: picture[2] ?? "", id };
  if (first.startsWith("|")) {
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells), id };
  }
  const item = /^\s*(?:[-*]|(\d+)\.)\s+/;
  if (item.test(first)) return { kind: "list", ordered: /^\s*\d/.test(first), items: items(lines, item), id };
  return { kind: "text", spans: spans(lines.join(" ")), id };
}

function items(lines: string[], item: RegExp): Span[][] {
  const whole: string[] = [];
  for (const line of lines) {
    if (item.test(line)) whole.push(line.replace(item, ""));
    else whole[whole.length - 1] += ` ${line.trim()}`;
  }
  return whole.map(spans);
}

/** Where a block is found: by its anchor, or as the chapter of this title. */
export function anchorOf(block: Block, changed: string): string | null {
  const title = block.kind === "heading" && block.spans.map(({ text }) => text).join("") === changed;
  return block.id ?? (title ? CHANGED : null);
}

/** A text as blocks; an anchor before a block is its id. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let rest = part.trim();
    let id: string | null = null;
    for (let anchor = ANCHOR.exec(rest); anchor; anchor = ANCHOR.exec(rest)) {
      id = anchor[1] ?? null;
      rest = rest.slice(anchor[0].length);
    }
    if (rest === "") continue;
    const lines = rest.split("\n");
    if (/^#+\s/.test(lines[0] ?? "") && lines.length > 1) {
      found.push(block(lines.slice(0, 1), id), block(lines.slice(1), null));
    } else {
      found.push(block(lines, id));
    }
  }
  return found;
}
