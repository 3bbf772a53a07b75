import { expect, it } from "vitest";
import german from "../../../../src/rudel/locales/de/klaeffer.ftl?raw";
import germanWeb from "../../../../src/rudel/locales/de/klaeffer-web.ftl?raw";
import { Texts } from "../../lib/i18n.ts";
import type { Spoken } from "../../wire/types.ts";
import { hinted } from "./hint.ts";

const de = new Texts("de", german, germanWeb);
const about = { breed: "Zwergspitz", district: "rot", votes: 3 };
const said = (name: string): Spoken => ({ kind: "said", message: `klaeffer-action-${name}`, about });

it("a hint names a card and its place in one breath", () => {
  const [first, ...more] = hinted([said("give"), said("pick"), said("put-takes"), said("take")]);
  expect([first?.message, more.map(({ message }) => message)]).toEqual([
    "klaeffer-action-give",
    ["klaeffer-web-hint-lay", "klaeffer-action-take"],
  ]);
  expect(de.text("klaeffer-web-hint-lay", about)).toBe("leg Zwergspitz rot 3 auf den gestrichelten Platz");
});

it("a hint to lay nothing more is advice, and a place alone stays one", () => {
  expect(hinted([said("decline")])[0]?.message).toBe("klaeffer-web-hint-decline");
  expect(hinted([said("put")])).toEqual([said("put")]);
});
