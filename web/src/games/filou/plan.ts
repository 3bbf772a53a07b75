/** Where everything lies on the table, in the pixels of the screen. */
export interface Place {
  x: number;
  y: number;
}

type Box = Place & { width: number; height: number };

export interface Plan {
  width: number;
  height: number;
  /** A card's width; it is CARD_HEIGHT times as high. */
  card: number;
  cardHeight: number;
  /** The mouse cards, the smallest first: their upper left corners, and how big each is. */
  mice: Place[];
  mouseWidth: number;
  mouseHeight: number;
  plateHeight: number;
  /** The left edge of each place of the row. */
  columns: number[];
  rowTop: number;
  plateTop: number;
  /** The middle of the bank's bowl, half of its width, how many mice are seen over its rim, and where it is pressed. */
  bank: Place & { reach: number; mice: number; box: Box };
  /** The sack: the ground under it, and its height; a low table has none. */
  sack: (Place & { height: number }) | null;
  /** Where cards lie that left the game, if there is room for them: under the bank. */
  gone: Box | null;
  /** What was last said: from here, so wide and so high, with letters of this size in so many lines. */
  caption: Box & { size: number; lines: number };
}

export const CARD_HEIGHT = 1.4;
const WIDEST = 340;
/** With the gap beside it a finger still finds it. */
const NARROWEST = 40;
/** What can be pressed is never lower than a finger is wide. */
const TOUCH = 44;

/** What is drawn above, in and below the row, from its least to its best height. */
const mouseLeast = (card: number) => Math.max(TOUCH, card * 0.52);
const mouseBest = (card: number) => Math.max(TOUCH, card * 0.82);
const plateLeast = (card: number) => Math.max(TOUCH + 2, card * 0.5);
const plateBest = (card: number) => Math.max(72, Math.min(190, card * 0.78));

/** What the layouts of a table have in common. */
interface Measures {
  pad: number;
  edge: number;
  gap: number;
  /** What is told: the size of its letters, and its lines. */
  size: number;
  lines: number;
  told: number;
}

function measures(width: number, height: number): Measures {
  const size = Math.max(14, Math.min(26, height * 0.028));
  const lines = height < 300 && width >= 500 ? 1 : 2;
  return {
    pad: width < 460 ? 8 : 16,
    edge: height < 300 ? 6 : 12,
    gap: Math.max(5, Math.min(26, width * 0.016, height * 0.022)),
    size,
    lines,
    told: Math.ceil(size * 1.2 * lines) + (height < 300 ? 1 : 4),
  };
}

const grown = (from: number, to: number, room: number) => from + Math.max(0, Math.min(to - from, room));
const side = (left: number, step: number, count: number) =>
  Array.from({ length: count }, (_, place) => left + place * step);

/** The table for so many places in a box: the mouse cards lie above the row, or where that is too low beside it. */
export function plan(width: number, height: number, count: number, mice = count - 1): Plan {
  const above = mouseAbove(width, height, count);
  if (above.gone !== null) return above;
  const beside = mouseBeside(width, height, count, mice);
  return beside.card >= above.card + SPARED ? beside : above;
}

/** So much wider must cards become for the mouse cards to leave their places above the row. */
const SPARED = 4;

/** The bank lies beside the row where there is room, else at the left of the mouse cards. */
function mouseAbove(width: number, height: number, count: number): Plan {
  const { pad, edge, gap, size, lines, told } = measures(width, height);
  const beside = width >= 460 && width > height * 1.05;
  const across = count + (beside ? 0.95 : 0);
  const least = (card: number) => 2 * edge + told + mouseLeast(card) + CARD_HEIGHT * card + plateLeast(card) + 2 * gap;
  let card = Math.min(WIDEST, (width - 2 * pad - (across - 1) * gap) / across);
  while (card > NARROWEST && least(card) > height) card = Math.max(NARROWEST, card - 1);

  // What is left over goes to the mice and the plates first, then it is air.
  const spare = Math.max(0, height - least(card));
  const mouseHeight = grown(mouseLeast(card), mouseBest(card), spare * 0.4);
  const plateHeight = grown(plateLeast(card), plateBest(card), spare * 0.4);
  const left = (width - card * across - gap * (across - 1)) / 2;
  const rest = spare - (mouseHeight - mouseLeast(card)) - (plateHeight - plateLeast(card));
  const air = Math.min(gap * 1.4, Math.max(0, rest) / 4);
  const top = edge + Math.max(0, rest - 3 * air) / 2;
  const mouseTop = top + told + air;
  const rowTop = mouseTop + mouseHeight + gap + air;
  const plateTop = rowTop + card * CARD_HEIGHT + gap + air;
  const right = left + (card + gap) * count;
  const columns = side(left, card + gap, count);
  return {
    width,
    height,
    card,
    cardHeight: card * CARD_HEIGHT,
    mouseWidth: card,
    mouseHeight,
    plateHeight,
    columns,
    mice: columns.slice(1).map((x) => ({ x, y: mouseTop })),
    rowTop,
    plateTop,
    ...bankAndSack(beside ? right : null, left, card, mouseTop, mouseHeight),
    gone: beside
      ? { x: right, y: rowTop, width: card * 0.95, height: card * CARD_HEIGHT + gap + air + plateHeight }
      : null,
    caption: { x: left, y: top, width: width - 2 * left, height: told, size, lines },
  };
}

/** Beside the row the bowl has a place of its own; else it stands before the sack, or in its stead. */
function bankAndSack(
  right: number | null,
  left: number,
  card: number,
  top: number,
  height: number,
): Pick<Plan, "bank" | "sack"> {
  const ground = top + height;
  if (right !== null) {
    const reach = Math.min(card * 0.44, height * 0.9);
    const box = { x: right, y: top, width: card * 0.95, height };
    return {
      bank: { x: right + card * 0.475, y: ground - reach * 0.76, reach, mice: 6, box },
      sack: { x: left + card / 2, y: ground, height },
    };
  }
  const reach = card * 0.48;
  const [x, seen] = [left + card / 2, height - reach * 0.5];
  const sack = seen > 44 ? { x, y: top + seen, height: seen } : null;
  const box = { x: left, y: top, width: card, height };
  return { bank: { x, y: ground - reach * 0.76, reach, mice: sack === null ? 3 : 0, box }, sack };
}

/** A low table: the mouse cards lie in two lines left of the row, and the bank over them, beside what is told. */
function mouseBeside(width: number, height: number, count: number, mice: number): Plan {
  const { pad, edge, gap, size, lines, told } = measures(width, height);
  const [mouseWidth, head] = [TOUCH, Math.max(TOUCH, told)];
  const abreast = Math.ceil(mice / 2);
  const block = abreast * (mouseWidth + gap) - gap;
  const aside = block + 2 * gap;
  const high = height - 2 * edge - head - 2 * gap;
  const across = (width - 2 * pad - aside - (count - 1) * gap) / count;
  const card = Math.min(across, (high - plateLeast(across)) / CARD_HEIGHT);
  const plateHeight = grown(plateLeast(card), plateBest(card), high - card * CARD_HEIGHT - plateLeast(card));
  const left = (width - aside - card * count - gap * (count - 1)) / 2;
  const top = edge + Math.max(0, high - card * CARD_HEIGHT - plateHeight) / 2;
  const rowTop = top + head + gap;
  const mouseHeight = (card * CARD_HEIGHT + plateHeight) / 2;
  const reach = Math.min(block / 2, head * 0.86);
  return {
    width,
    height,
    card,
    cardHeight: card * CARD_HEIGHT,
    mouseWidth,
    mouseHeight,
    plateHeight,
    columns: side(left + aside, card + gap, count),
    mice: side(0, 1, mice).map((place) => ({
      x: left + (place % abreast) * (mouseWidth + gap),
      y: rowTop + Math.floor(place / abreast) * (mouseHeight + gap),
    })),
    rowTop,
    plateTop: rowTop + card * CARD_HEIGHT + gap,
    bank: {
      x: left + block / 2,
      y: top + head - reach * 0.76,
      reach,
      mice: 2,
      box: { x: left, y: top, width: block, height: head },
    },
    sack: null,
    gone: null,
    caption: { x: left + aside, y: top, width: width - 2 * left - aside, height: head, size, lines },
  };
}

/** How the screen is shared out between table and hand, by the room there is. */
export interface Layout {
  /** `tiny`: one row of everything; `low`: no second look at the hand; `tall`: a phone upright; `wide`: a desktop. */
  mode: "tiny" | "low" | "tall" | "wide";
  /** The height of what is one's own below the table. */
  panel: number;
  /** How much bigger letters and buttons are than on a phone. */
  grown: number;
}

export function layout(width: number, height: number): Layout {
  if (width >= 700 && height >= 430) {
    const grown = Math.max(1, Math.min(1.8, height / 720, width / 900));
    return { mode: "wide", panel: Math.round(178 * grown), grown };
  }
  if (height < 350 || (height < 430 && width > height * 1.25)) return { mode: "tiny", panel: 102, grown: 1 };
  if (height < 530) return { mode: "low", panel: 144, grown: 1 };
  return { mode: "tall", panel: 214, grown: 1 };
}

/** How mice lie: fat ones that count five, then single ones; the lowest row is the longest. */
interface Heap {
  fives: number;
  ones: number;
}

export function heap(mice: number, most = 7): Heap {
  if (mice <= most) return { fives: 0, ones: mice };
  return { fives: Math.floor(mice / 5), ones: mice % 5 };
}

/** The rows of a heap of so many things, from the ground up, at most so many wide. */
export function rows(things: number, wide: number): number[] {
  const found: number[] = [];
  let left = things;
  const base = Math.max(1, Math.min(wide, Math.ceil((Math.sqrt(8 * things + 1) - 1) / 2)));
  for (let row = 0; left > 0; row++) {
    const here = Math.min(left, Math.max(1, things > (wide * (wide + 1)) / 2 ? wide : base - row));
    found.push(here);
    left -= here;
  }
  return found;
}

/** Cards fanned out in a box: how wide one is, how far apart they lie, and in how many lines. */
export interface Fan {
  card: number;
  step: number;
  /** How many lie in a line at most, and how far apart the lines are. */
  line: number;
  down: number;
}

const SEEN = 0.5;
const LINE = 0.36;

/** The biggest cards of which every value is seen: a long pile lies in several lines. */
export function fan(count: number, room: number, tall: number): Fan {
  for (let lines = 1; ; lines++) {
    const card = tall / CARD_HEIGHT / (1 + LINE * (lines - 1));
    const most = 1 + Math.max(0, Math.floor((room - card) / (card * SEEN)));
    if (count > most * lines && lines < 4) continue;
    const line = Math.ceil(count / lines);
    const step = line < 2 ? 0 : Math.min(card * 0.76, (room - card) / (line - 1));
    return { card, step, line: Math.max(1, line), down: card * CARD_HEIGHT * LINE };
  }
}
