import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { anchorOf, blocks, CHANGED, spans } from "./markdown.ts";

const GAMES = fileURLToPath(new URL("../../../src/rudel/games/", import.meta.url));

describe("a rulebook", () => {
  it("is headings, texts with their anchors, pictures, tables and lists", () => {
    const text =
      '# Dog\n\nVorab.\n\n![Brett](board4.svg)\n\n<a id="dog-1"></a>**DOG-1** Plätze.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y\n  z\n';
    const kinds = blocks(text).map((block) => [block.kind, block.id]);
    expect(kinds).toEqual([
      ["heading", null],
      ["text", null],
      ["picture", null],
      ["text", "dog-1"],
      ["table", null],
      ["list", null],
    ]);
  });

  it("makes a rule's number a link", () => {
    expect(spans("siehe DOG-60, *kursiv*.")).toEqual([
      { kind: "text", text: "siehe " },
      { kind: "link", text: "DOG-60", href: "#dog-60" },
      { kind: "text", text: ", " },
      { kind: "em", text: "kursiv" },
      { kind: "text", text: "." },
    ]);
  });

  it("has a chapter that is found by its title, anywhere but in a text", () => {
    const found = blocks(`<a id="x-1"></a>
A rule.

## What has changed

What has changed`);
    expect(found.map((block) => anchorOf(block, "What has changed"))).toEqual(["x-1", CHANGED, null]);
    expect(found.map((block) => anchorOf(block, "Was sich geändert hat"))).toEqual(["x-1", null, null]);
  });

  it.each(["dog", "klaeffer", "schafe"])(
    "of %s tells what has changed rule by rule, each with a link to it",
    (folder) => {
      for (const lang of ["de", "en"]) {
        const text = readFileSync(`${GAMES}${folder}/rulebook.${lang}.md`, "utf8");
        const chapter = text.slice(text.search(/^## (Was sich geändert hat|What has changed)$/m));
        const items = blocks(chapter).flatMap((block) => (block.kind === "list" ? block.items : []));
        expect(items.length).toBeGreaterThan(1);
        expect(items.map(([first]) => first?.kind)).toEqual(items.map(() => "link"));
      }
    },
  );

  it.each(["dog", "filou", "klaeffer", "schafe"])("of %s keeps every anchor and shows no mark-up", (folder) => {
    for (const lang of ["de", "en"]) {
      const text = readFileSync(`${GAMES}${folder}/rulebook.${lang}.md`, "utf8");
      const anchors = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
      const found = blocks(text);
      expect(found.map((block) => block.id).filter((id) => id !== null)).toEqual(anchors);
      expect(JSON.stringify(found)).not.toMatch(/<a id|\*\*|!\[/);
    }
  });
});
