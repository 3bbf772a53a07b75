/** Where everything lies on the table, in the pixels of the screen. */
export interface Place {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  /** A card's width; it is CARD_HEIGHT times as high. */
  card: number;
  cardHeight: number;
  mouseHeight: number;
  plateHeight: number;
  /** The left edge of each place of the row. */
  columns: number[];
  mouseTop: number;
  rowTop: number;
  plateTop: number;
  /** The middle of the bank's bowl, and half of its width. */
  bank: Place & { reach: number };
  /** Where cards lie that left the game, if there is room for them: under the bank. */
  gone: (Place & { width: number; height: number }) | null;
  /** What was last said: from here, so wide and so high. */
  caption: Place & { width: number; height: number };
}

export const CARD_HEIGHT = 1.4;
const MOUSE_HEIGHT = 0.82;
const WIDEST = 200;

/** The table for so many places in a box: the bank lies beside it where there is room, else above. */
export function plan(width: number, height: number, count: number): Plan {
  const beside = width >= 460 && width > height * 1.05;
  const pad = width < 460 ? 8 : 20;
  const gap = Math.max(6, Math.min(22, width * 0.018));
  const captionHeight = width < 460 || height < 340 ? 42 : 48;
  const plateHeight = (card: number) => Math.max(72, Math.min(132, card * 0.78));
  const across = count + (beside ? 0.95 : 0);
  const room = width - 2 * pad - (across - 1) * gap;
  let card = Math.min(WIDEST, room / across);
  const tall = (wide: number) =>
    captionHeight + (MOUSE_HEIGHT + CARD_HEIGHT) * wide + plateHeight(wide) + 2 * gap + 2 * Math.min(pad, 12) + 6;
  while (card > 40 && tall(card) > height) card -= 1;
  const used = card * across + gap * (across - 1);
  const left = (width - used) / 2;
  const spare = Math.max(0, height - tall(card));
  const air = Math.min(gap * 1.6, spare / 4);
  const top = Math.min(pad, 12) + (spare - 3 * air) / 2;
  const mouseTop = top + captionHeight + air;
  const rowTop = mouseTop + MOUSE_HEIGHT * card + gap + air;
  const reach = beside ? card * 0.44 : 36;
  return {
    width,
    height,
    card,
    cardHeight: card * CARD_HEIGHT,
    mouseHeight: MOUSE_HEIGHT * card,
    plateHeight: plateHeight(card),
    columns: Array.from({ length: count }, (_, place) => left + place * (card + gap)),
    mouseTop,
    rowTop,
    plateTop: rowTop + card * CARD_HEIGHT + gap + air,
    bank: beside
      ? { x: left + used - card * 0.47, y: mouseTop + MOUSE_HEIGHT * card * 0.62, reach }
      : { x: width - pad - reach - 2, y: mouseTop - reach * 0.8, reach },
    gone: beside
      ? {
          x: left + used - card * 0.95,
          y: rowTop,
          width: card * 0.95,
          height: card * CARD_HEIGHT + gap + plateHeight(card),
        }
      : null,
    caption: {
      x: Math.max(pad + 4, left),
      y: top,
      width: width - 2 * Math.max(pad + 4, left) - (beside ? 0 : 2 * reach + 10),
      height: captionHeight,
    },
  };
}

/** How mice lie: fat ones that count five, then single ones; the lowest row is the longest. */
export interface Heap {
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
