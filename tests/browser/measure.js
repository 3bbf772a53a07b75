/* What is wrong with the page as it is drawn now, as readable lines. It runs in the page: one call, no layout is changed.

Asked with { still } it also minds that nothing scrolls: at a table one plays without. Whatever a modal sheet lies over
is not looked at. Longer than other files because it is handed to the browser in one piece. */
({ still }) => {
  const FINGER = 44;
  const NEAREST = 10; // two centres that a fingertip still tells apart; six at a Dog board on 320 px have 11
  const SLACK = 1.5; // pixels that rounding may cost
  const TARGETS = "button, a[href], input, select, textarea, summary, label:has(input), [role=button], [role=tab]";
  /** Whatever lies in here is found by the nearest centre, so that places may lie closer than a finger is wide. */
  const NEAR = "[data-near]";
  /** A map that is dragged: what lies outside its window can be brought in. */
  const PANNED = "[data-pans], .land";
  /** Drawn, but not meant to be read: the pictures on the boxes of the shelf. */
  const PICTURES = "[data-picture], .shelf svg, .unseen";
  /** What opens over the table and is put away again may cover what lies under it, not what it says itself. */
  const LOOSE = "[role=group].tray, [role=alert], [role=status].bubble, [role=status].means";

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
  /** Words for those who listen: one pixel, clipped away, with all that is in it. */
  function onlyHeard(one) {
    for (let at = one; at !== null && at !== root; at = at.parentElement) {
      if (at.offsetWidth <= 1 && at.offsetHeight <= 1 && style(at).clipPath === "inset(50%)") return true;
    }
    return false;
  }
  function visible(one) {
    if (!seen.has(one)) {
      const shown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      seen.set(one, shown && one.closest("[inert]") === null && !onlyHeard(one));
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
    for (let at = one; at !== null && at !== document.documentElement; at = at === root ? null : at.parentElement) {
      const how = style(at); // a modal sheet is clipped by nothing around it
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
      if (!visible(one) || stored(one)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(boxOf).filter((box) => !empty(box));
      if (lines.length > 0) found.push({ one, text: words(node.data), lines });
    }
    return found;
  }
  /** A drawing without a size only keeps what others show by <use>. */
  function stored(one) {
    const box = one.ownerSVGElement?.getBoundingClientRect();
    return box !== undefined && (box.width < 1 || box.height < 1);
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
    const across = Math.min(8, Math.max(2, Math.round((right - l) / 16)));
    const xs = Array.from({ length: across }, (_, at) => l + 1 + ((right - l - 2) * at) / (across - 1));
    return xs.map((x, at) => [x, top + (bottom - top) * (at % 2 === 0 ? 0.3 : 0.7)]);
  }
  /** Cards of one pile or fan are drawn over each other: nobody reads the lower ones. */
  function pile(svg, other) {
    const PILE = "ul, ol, [aria-hidden=true]:not(svg), [role=img]:not(svg), .cards"; // a hand, or one picture to who listens
    return other.localName === "svg" && svg !== other && svg.closest(PILE) !== null && svg.closest(PILE) === other.closest(PILE);
  }
  /** In one drawing what comes first lies below. */
  const beneath = (svg, one, top) =>
    svg === top.ownerSVGElement && (one.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  function covering(one, x, y, over) {
    if (!inside([x, y])) return null;
    const first = document.elementFromPoint(x, y);
    if (first === null || first === one || first.contains(one) || one.contains(first)) return null;
    const svg = one.ownerSVGElement ?? null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === one || top.contains(one) || one.contains(top)) return null;
      if (svg !== null && top === svg) return null;
      if (svg !== null && (pile(svg, top.ownerSVGElement ?? top) || beneath(svg, one, top))) continue;
      if (floats(top, one)) return null;
      if (over(top, x, y)) return top;
    }
    return null;
  }

  /** Whatever is put away by the next press, or stays in its place while the page under it is scrolled. */
  function floats(top, one) {
    for (let at = top; at !== null && at !== root; at = at.parentElement) {
      if (at.contains(one)) return false;
      if (at.matches(LOOSE) || (!still && /sticky|fixed/.test(style(at).position))) return true;
    }
    return false;
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
  /** Whether a press here is one on this target, or on what only floats over it. */
  const mine = (top, one) => owner(top) === one || (top !== null && floats(top, one));
  const inside = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  function outside({ one, rect }) {
    const clip = clips(one).find((box) => beyond(rect, box) > SLACK);
    if (clip === undefined) return false;
    const by = clip.at === null ? "the window" : named(clip.at);
    faults.push(`outside: ${named(one)} ${round(rect)} leaves ${by} ${round(clip.rect)}`);
    return true;
  }
  /** How far a target can be pressed around its box: what is laid over it by ::after or ::before. */
  function reach({ one, rect }) {
    const wider = ["::before", "::after"].some((part) => {
      const { content, position } = getComputedStyle(one, part);
      return content !== "none" && position === "absolute";
    });
    const spare = (long) => (wider ? Math.max(0, (FINGER + 6 - long) / 2) : 0);
    const [wide, high] = [spare(rect.right - rect.left), spare(rect.bottom - rect.top)];
    return { left: rect.left - wide, right: rect.right + wide, top: rect.top - high, bottom: rect.bottom + high };
  }
  const MESH = 12;
  /** Which points of a grid over a target belong to it, and what else lies there. */
  function grid({ one, area }) {
    const [dx, dy] = [(area.right - area.left) / MESH, (area.bottom - area.top) / MESH];
    const others = new Map();
    const rows = Array.from({ length: MESH }, (_, row) =>
      Array.from({ length: MESH }, (_, column) => {
        const at = [area.left + (column + 0.5) * dx, area.top + (row + 0.5) * dy];
        const top = inside(at) ? document.elementFromPoint(...at) : null;
        if (top !== null && !mine(top, one)) others.set(top, (others.get(top) ?? 0) + 1);
        return mine(top, one);
      }),
    );
    return { rows, dx, dy, others };
  }
  /** The widest finger that fits: the longest cross of a free row and a free column. */
  function finger({ rows, dx, dy }) {
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
    const high = rows[0].map((_, x) => runs(rows.map((row) => row[x])));
    let best = [0, 0];
    rows.forEach((row, y) => {
      row.forEach((_, x) => {
        const here = [wide[y][x] * dx, high[x][y] * dy];
        if (Math.min(...here) > Math.min(...best)) best = here;
      });
    });
    return best;
  }
  /** Points where two press areas lie over each other, in the part that their boxes share. */
  function shared(one, other) {
    const box = {
      left: Math.max(one.area.left, other.area.left),
      right: Math.min(one.area.right, other.area.right),
      top: Math.max(one.area.top, other.area.top),
      bottom: Math.min(one.area.bottom, other.area.bottom),
    };
    if (box.right - box.left < 3 || box.bottom - box.top < 3) return null;
    const spots = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((across) => [
        box.left + across * (box.right - box.left),
        box.top + down * (box.bottom - box.top),
      ]),
    );
    const both = (at) => {
      const owners = document.elementsFromPoint(...at).map(owner);
      return owners.includes(one.one) && owners.includes(other.one);
    };
    return spots.filter(inside).some(both) ? box : null;
  }
  const CROSS = [[0.5, 0.5], [0.03, 0.5], [0.97, 0.5], [0.5, 0.03], [0.5, 0.97], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]; // biome-ignore format: one line
  /** A target that is large enough and free wherever one looks. */
  const free = ({ one, rect }) =>
    Math.min(rect.right - rect.left, rect.bottom - rect.top) > FINGER - 0.6 &&
    CROSS.every(([across, down]) => {
      const at = [rect.left + across * (rect.right - rect.left), rect.top + down * (rect.bottom - rect.top)];
      return inside(at) && mine(document.elementFromPoint(...at), one);
    });

  function pressed(all) {
    const reached = all.filter((target) => !outside(target) && whole(target));
    for (const target of reached) target.area = reach(target);
    for (const target of reached) {
      if (target.near === null) sized(target);
      else centred(target);
    }
    for (const [at, one] of reached.entries()) for (const other of reached.slice(at + 1)) apart(one, other);
  }
  /** Whether all of a target is in sight; what is scrolled away is looked at when it is there. */
  function whole({ one, rect }) {
    const rest = left(rect, one);
    return rest.bottom - rest.top > rect.bottom - rect.top - 2 && rest.right - rest.left > rect.right - rect.left - 2;
  }
  const middle = ({ rect }) => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  function centred({ one, rect, near }) {
    const top = document.elementFromPoint(...middle({ rect }));
    if (near.contains(top) || (top !== null && floats(top, one))) return;
    faults.push(`under: ${named(one)} ${round(rect)}: ${top === null ? "nothing" : named(top)} lies over its centre`);
  }
  function sized(target) {
    if (inSentence(target.one) || free(target)) return;
    const found = grid(target);
    const [wide, high] = finger(found);
    if (Math.min(wide, high) > FINGER - 0.6 - Math.max(found.dx, found.dy)) return;
    const [by, count] = [...found.others].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
    const covers = by !== null && count > MESH && !by.contains(target.one) ? `, ${named(by)} lies over it` : "";
    faults.push(`small: ${named(target.one)} ${round(target.rect)}, a finger has ${Math.round(wide)}x${Math.round(high)}${covers}`);
  }
  function apart(one, other) {
    const nested = one.one.contains(other.one) || other.one.contains(one.one);
    if (one.near !== null && one.near === other.near) {
      const far = Math.hypot(...[one, other].map(middle).reduce((a, b) => [a[0] - b[0], a[1] - b[1]]));
      if (far < NEAREST) faults.push(`too near: ${named(one.one)} ${round(one.rect)} and ${named(other.one)}, ${Math.round(far)} px`);
      return;
    }
    if (nested || fanOf(one.one) === fanOf(other.one)) return;
    if (floats(one.one, other.one) || floats(other.one, one.one)) return;
    const box = shared(one, other);
    if (box === null) return;
    faults.push(`overlap: ${named(one.one)} ${round(one.rect)} and ${named(other.one)} ${round(other.rect)} share ${round(box)}`);
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
