/* What is wrong with the page as it is drawn now, as readable lines. It runs in the page: one call, no layout is changed.

Asked with { still } it also minds that nothing scrolls: at a table one plays without. Whatever a modal sheet lies over
is not looked at. Longer than other files because it is handed to the browser in one piece. */
({ still }) => {
  const FINGER = 44;
  const SLACK = 1.5; // pixels that rounding may cost
  const TARGETS = "button, a[href], input, select, textarea, summary, label:has(input), [role=button], [role=tab]";
  /** Whatever lies in here is found by the nearest centre, so that places may lie closer than a finger is wide. */
  const NEAR = "[data-near]";
  /** A map that is dragged: what lies outside its window can be brought in. */
  const PANNED = "[data-pans], .land";
  /** Drawn, but not meant to be read: pictures of cards on a box, a small picture of the whole map. */
  const PICTURES = "[data-picture], .unseen, .long";
  /** What opens over the table and is put away again may cover what lies under it, not what it says itself. */
  const LOOSE = "[role=group].tray, [role=alert], [role=status].bubble";

  const faults = [];
  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const dialogs = [...document.querySelectorAll("dialog:modal, [role=dialog][aria-modal=true]")];
  const root = dialogs.at(-1) ?? document.body;
  const page = document.scrollingElement;

  const words = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
  function named(one) {
    const classes = [...one.classList].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte-"));
    const label = words(one.getAttribute("aria-label") ?? one.textContent ?? "");
    const path = [one.closest("main, header, footer, dialog, section, aside")?.localName, one.localName];
    return `${path.filter((part) => part).join(" ")}${classes.map((name) => `.${name}`).join("")} "${label}"`;
  }
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const round = ({ left, top, right, bottom }) =>
    `${Math.round(left)},${Math.round(top)} ${Math.round(right - left)}x${Math.round(bottom - top)}`;

  const seen = new Map();
  function visible(one) {
    if (!seen.has(one)) {
      const shown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      seen.set(one, shown && one.closest("[inert]") === null);
    }
    return seen.get(one);
  }
  function opacity(one) {
    let all = 1;
    for (let at = one; at !== null; at = at.parentElement) all *= Number(style(at).opacity);
    return all;
  }

  // --- what cuts something off: every ancestor that clips, as far as the way of containing blocks leads past it ------
  const holds = (one, fixed) => {
    const { position, transform, filter, contain, containerType, translate, scale, rotate, willChange } = style(one);
    const moved = [transform, filter, translate, scale, rotate].some((how) => how !== "none");
    const own = moved || /paint|layout|strict|content/.test(contain) || willChange.includes("transform");
    return own || (containerType ?? "normal") !== "normal" || (!fixed && position !== "static");
  };
  const clipCache = new Map();
  /** The boxes that clip what lies in an element, nearest first; where one scrolls, what is further out clips no more. */
  function clips(one) {
    if (clipCache.has(one)) return clipCache.get(one);
    const found = [];
    let [waiting, scrolledX, scrolledY] = [null, false, false];
    for (let at = one; at !== null && at !== document.documentElement; at = at.parentElement) {
      const how = style(at);
      const skipped = waiting !== null && !holds(at, waiting === "fixed");
      if (!skipped && at !== document.body) {
        waiting = null;
        const cutX = how.overflowX !== "visible";
        const cutY = how.overflowY !== "visible";
        if (cutX || cutY || how.clipPath !== "none") {
          const rect = at.getBoundingClientRect();
          const scrollX = /auto|scroll/.test(how.overflowX) && at.scrollWidth > at.clientWidth + 1;
          const scrollY = /auto|scroll/.test(how.overflowY) && at.scrollHeight > at.clientHeight + 1;
          const panned = at.querySelector(":scope > .land, :scope > [data-pans]") !== null && one.closest(PANNED);
          found.push({ at, rect, x: cutX && !scrolledX && !scrollX && !panned, y: cutY && !scrolledY && !scrollY && !panned });
          scrolledX ||= scrollX || panned;
          scrolledY ||= scrollY || panned;
        }
      }
      if (waiting === null && (how.position === "absolute" || how.position === "fixed")) waiting = how.position;
    }
    const fixed = still || dialogs.length > 0;
    const rect = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    found.push({ at: null, rect, x: !scrolledX, y: !scrolledY && fixed });
    clipCache.set(one, found);
    return found;
  }
  /** How far a box sticks out of another, on the axes that count. */
  function beyond(box, { rect, x, y }) {
    const wide = x ? Math.max(rect.left - box.left, box.right - rect.right) : 0;
    const high = y ? Math.max(rect.top - box.top, box.bottom - rect.bottom) : 0;
    return Math.max(wide, high);
  }
  /** What is left of a box that other boxes clip; scrolled regions clip here, too, because they hide. */
  function left(box, one) {
    const all = clips(one).map(({ rect }) => rect);
    return all.reduce(
      (rest, rect) => ({
        left: Math.max(rest.left, rect.left),
        top: Math.max(rest.top, rect.top),
        right: Math.min(rest.right, rect.right),
        bottom: Math.min(rest.bottom, rect.bottom),
      }),
      box,
    );
  }
  const empty = (box) => box.right - box.left < 2 || box.bottom - box.top < 2;

  // --- texts ----------------------------------------------------------------------------------------------------------
  function texts() {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const one = node.parentElement;
      if (node.data.trim() === "" || one.closest(`${PICTURES}, option, script, style, title`) !== null) continue;
      if (!visible(one)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(boxOf).filter((box) => !empty(box));
      if (lines.length > 0) found.push({ one, text: words(node.data), lines });
    }
    return found;
  }
  /** Ink is lower than a line: what is above and below may be cut. */
  function ink({ left: l, top, right, bottom }) {
    const spare = (bottom - top) * 0.18;
    return { left: l, right, top: top + spare, bottom: bottom - spare };
  }
  /** The nearest box that is painted around a text: what is written in it shall stay in it. */
  function painted({ one }, line) {
    const middle = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    const within = ({ left: l, top, right, bottom }) =>
      l <= middle[0] && middle[0] <= right && top <= middle[1] && middle[1] <= bottom;
    if (one instanceof SVGElement) {
      const shapes = [...(one.closest("g")?.querySelectorAll(":scope > rect") ?? [])];
      const around = shapes.map((shape) => shape.getBoundingClientRect()).filter(within);
      return around.sort((a, b) => a.width * a.height - b.width * b.height)[0] ?? null;
    }
    for (let at = one; at !== null && at !== root; at = at.parentElement) {
      const { backgroundColor, borderTopWidth, borderTopStyle, display } = style(at);
      const filled = !/, 0\)$|transparent|\/ 0\)$/.test(backgroundColor);
      const framed = parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
      if ((filled || framed) && display !== "inline") return at.getBoundingClientRect();
      if (/auto|scroll/.test(style(at).overflowY)) return null;
    }
    return null;
  }
  function cut(all) {
    for (const text of all) {
      for (const line of text.lines) {
        const box = ink(line);
        const clip = clips(text.one).find((one) => beyond(box, one) > SLACK);
        const frame = painted(text, line);
        if (clip !== undefined) {
          const by = clip.at === null ? "the window" : named(clip.at);
          faults.push(`cut: "${text.text}" (${named(text.one)}) ${round(line)} by ${by} ${round(clip.rect)}`);
          break;
        }
        if (frame !== null && beyond(box, { rect: frame, x: true, y: true }) > SLACK && !empty(left(line, text.one))) {
          faults.push(`out of its box: "${text.text}" (${named(text.one)}) ${round(line)}, box ${round(frame)}`);
          break;
        }
      }
    }
  }

  // --- what covers a text ---------------------------------------------------------------------------------------------
  const alpha = (colour) => {
    const found = colour.match(/^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/);
    if (colour === "transparent") return 0;
    return found === null ? 1 : Number(found[1] ?? found[2]);
  };
  const solid = new Map();
  /** Whether what lies under an element cannot be read through it. */
  function opaque(one) {
    if (!solid.has(one)) solid.set(one, veil(one) * opacity(one) > 0.35);
    return solid.get(one);
  }
  function veil(one) {
    const { backgroundColor, backgroundImage, fill, fillOpacity, stroke } = style(one);
    if (one instanceof SVGElement && one.localName !== "svg") {
      if (one.closest("text") !== null) return 0; // texts over texts are looked for by their boxes
      if (fill === "none") return stroke === "none" ? 0 : 1;
      return fill.startsWith("url") ? 1 : alpha(fill) * Number(fillOpacity);
    }
    if (/^(img|canvas|video)$/.test(one.localName) || backgroundImage.includes("url(")) return 1;
    if (backgroundImage !== "none") {
      const stops = backgroundImage.match(/rgba?\([^)]*\)|oklab\([^)]*\)|color\([^)]*\)|transparent/g) ?? [];
      return Math.max(alpha(backgroundColor), Math.min(1, ...stops.map(alpha)));
    }
    return alpha(backgroundColor);
  }
  function inks(all) {
    const found = new Map();
    for (const { one, lines } of all) found.set(one, [...(found.get(one) ?? []), ...lines.map(ink)]);
    return found;
  }
  function covered(all) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    const written = inks(all);
    const over = (one, x, y) =>
      opaque(one) ||
      (written.get(one) ?? []).some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
    for (const text of all) {
      const covers = text.lines
        .map((line) => left(ink(line), text.one))
        .filter((box) => !empty(box))
        .flatMap((box) => points(box).map(([x, y]) => covering(text.one, x, y, over)))
        .find((one) => one !== null);
      if (covers !== undefined) {
        const [line] = text.lines;
        faults.push(`covered: "${text.text}" (${named(text.one)}) ${round(line)} by ${named(covers)}`);
      }
    }
    document.adoptedStyleSheets.pop();
  }
  function points({ left: l, top, right, bottom }) {
    const across = Math.min(9, Math.max(3, Math.round((right - l) / 12)));
    const xs = Array.from({ length: across }, (_, at) => l + 1 + ((right - l - 2) * at) / (across - 1));
    return [0.25, 0.75].flatMap((down) => xs.map((x) => [x, top + (bottom - top) * down]));
  }
  /** Cards of one pile or fan are drawn over each other: nobody reads the lower ones. */
  function pile(svg, other) {
    const PILE = "ul, ol, [aria-hidden=true]:not(svg), [role=img]:not(svg), .cards";
    return other.localName === "svg" && svg !== other && svg.closest(PILE) !== null && svg.closest(PILE) === other.closest(PILE);
  }
  function covering(one, x, y, over) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    const svg = one.ownerSVGElement ?? null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === one || top.contains(one) || one.contains(top)) return null;
      if (svg !== null && top === svg) return null;
      if (svg !== null && pile(svg, top.ownerSVGElement ?? top)) continue;
      const loose = top.closest(LOOSE);
      if (loose !== null && !loose.contains(one)) return null;
      if (over(top, x, y)) return top;
    }
    return null;
  }

  // --- targets --------------------------------------------------------------------------------------------------------
  function targets() {
    const all = [...root.querySelectorAll(TARGETS)].filter((one) => {
      if (one.disabled || one.closest("fieldset:disabled") !== null) return false;
      if (one.matches("label") ? false : one.closest("label") !== null) return false; // the label is what is pressed
      const shown = one.checkVisibility({ visibilityProperty: true }) && one.closest("[inert], .unseen") === null;
      return shown && !empty(one.getBoundingClientRect()) && style(one).pointerEvents !== "none";
    });
    return all.map((one) => ({ one, rect: boxOf(one.getBoundingClientRect()), near: one.closest(NEAR) }));
  }
  const owner = (one) => {
    const found = one?.closest(TARGETS) ?? null;
    return found?.closest("label:has(input)") ?? found;
  };
  /** A link within a sentence is as high as its line. */
  const inSentence = (one) =>
    one.localName === "a" && style(one).display === "inline" && words(one.parentElement.textContent) !== words(one.textContent);
  /** Cards of one hand lie over each other: siblings, or the only things in sibling items of a list. */
  const fanOf = (one) => (one.parentElement.localName === "li" ? one.parentElement.parentElement : one.parentElement);
  const inside = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  function outside({ one, rect }) {
    const clip = clips(one).find((box) => beyond(rect, box) > SLACK);
    if (clip === undefined) return false;
    const by = clip.at === null ? "the window" : named(clip.at);
    faults.push(`outside: ${named(one)} ${round(rect)} leaves ${by} ${round(clip.rect)}`);
    return true;
  }
  /** Which points of a grid around a target belong to it alone, and who else is there. */
  function grid({ one, rect }) {
    const step = Math.max(2, Math.min(8, Math.min(rect.right - rect.left, rect.bottom - rect.top) / 12));
    const more = Math.max(0, (FINGER + 8 - (rect.right - rect.left)) / 2);
    const higher = Math.max(0, (FINGER + 8 - (rect.bottom - rect.top)) / 2);
    const rows = [];
    const others = new Map();
    const veils = new Map();
    for (let y = rect.top - higher + step / 2; y < rect.bottom + higher; y += step) {
      const row = [];
      for (let x = rect.left - more + step / 2; x < rect.right + more; x += step) {
        const stack = inside([x, y]) ? document.elementsFromPoint(x, y) : [];
        const mine = stack.some((top) => owner(top) === one);
        const top = owner(stack[0]);
        row.push(top === one);
        if (mine && stack[0] !== undefined && top !== one && top === null) veils.set(stack[0], (veils.get(stack[0]) ?? 0) + 1);
        const also = mine ? new Set(stack.map(owner).filter((found) => found !== null && found !== one)) : [];
        for (const other of also) others.set(other, (others.get(other) ?? 0) + 1);
      }
      rows.push(row);
    }
    return { step, rows, others, veils };
  }
  /** The widest finger that fits: the longest cross of a free row and a free column. */
  function finger({ rows, step }) {
    const runs = (line) => {
      const found = line.map(() => 0);
      for (let at = 0; at < line.length; ) {
        let to = at;
        while (to < line.length && line[to]) to += 1;
        for (let fill = at; fill < to; fill += 1) found[fill] = to - at;
        at = Math.max(to, at + 1);
      }
      return found;
    };
    const wide = rows.map(runs);
    const high = (rows[0] ?? []).map((_, x) => runs(rows.map((row) => row[x])));
    let best = [0, 0];
    rows.forEach((row, y) => {
      row.forEach((_, x) => {
        if (Math.min(wide[y][x], high[x][y]) > Math.min(...best)) best = [wide[y][x], high[x][y]];
      });
    });
    return best.map((count) => count * step);
  }
  function plainly({ one, rect }) {
    if (Math.min(rect.right - rect.left, rect.bottom - rect.top) < FINGER - 0.5) return false;
    return [0.02, 0.25, 0.5, 0.75, 0.98].every((down) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].every((across) => {
        const at = [rect.left + across * (rect.right - rect.left), rect.top + down * (rect.bottom - rect.top)];
        if (!inside(at)) return false;
        const all = new Set(document.elementsFromPoint(...at).map(owner));
        const round = style(one).borderTopLeftRadius !== "0px" && !all.has(one) && [0.02, 0.98].includes(across) && [0.02, 0.98].includes(down);
        return round || (all.has(one) && owner(document.elementFromPoint(...at)) === one && all.size - (all.has(null) ? 1 : 0) === 1);
      }),
    );
  }
  function pressed(all) {
    const told = new Set();
    for (const target of all) {
      const { one, rect, near } = target;
      if (outside(target) || empty(left(rect, one))) continue;
      const whole = left(rect, one);
      const scrolledAway = rect.bottom - rect.top - (whole.bottom - whole.top) > 2 || rect.right - rect.left - (whole.right - whole.left) > 2;
      if (scrolledAway) continue;
      const centre = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (near !== null) {
        const top = document.elementFromPoint(...centre);
        if (!near.contains(top)) faults.push(`under: ${named(one)} ${round(rect)} is pressed at its centre, and ${named(top)} is reached`);
        continue;
      }
      if (plainly(target)) continue;
      const found = grid(target);
      const [wide, high] = finger(found);
      const area = found.step ** 2;
      for (const [other, count] of found.others) {
        const fan = fanOf(one) === fanOf(other);
        const pair = [named(one), named(other)].sort().join(" and ");
        if (one.contains(other) || other.contains(one) || fan || count * area < 12 || told.has(pair)) continue;
        told.add(pair);
        faults.push(`overlap: ${pair}, ${Math.round(count * area)} px² at ${round(rect)}`);
      }
      if (Math.min(wide, high) < FINGER - found.step - 0.5 && !inSentence(one)) {
        const by = [...found.veils].sort((a, b) => b[1] - a[1])[0];
        const covers = by !== undefined && by[1] * area > 60 ? `, covered by ${named(by[0])}` : "";
        faults.push(`small: ${named(one)} ${round(rect)}, a finger has ${Math.round(wide)}x${Math.round(high)}${covers}`);
      }
    }
  }

  // --- the page -------------------------------------------------------------------------------------------------------
  function scrolls() {
    if (page.scrollWidth > innerWidth + 1) faults.push(`scrolls sideways: ${page.scrollWidth} > ${innerWidth}`);
    if (still && page.scrollHeight > innerHeight + 1) faults.push(`scrolls: ${page.scrollHeight} > ${innerHeight}`);
  }

  const all = texts();
  cut(all);
  pressed(targets());
  covered(all);
  scrolls();
  return faults;
};
