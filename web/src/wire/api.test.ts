import { describe, expect, it } from "vitest";
import { Api, Problem } from "./api.ts";

function house(status: number, body: unknown) {
  const asked: { path: string; init: RequestInit }[] = [];
  const api = new Api(async (path, init) => {
    asked.push({ path, init });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  return { api, asked };
}

describe("a calm request", () => {
  it("gives what the house answers", async () => {
    const { api, asked } = house(200, { id: "T", code: "K7QXM", game: "dog", phase: "open" });
    expect((await api.find("k7 qxm")).id).toBe("T");
    expect(asked[0]?.path).toBe("/api/codes/k7%20qxm");
  });

  it("throws the problem with its kind and its rule", async () => {
    const problem = {
      type: "urn:rudel:bad-setup",
      title: "bad setup",
      status: 422,
      detail: "no (DOG-74)",
      rule: "DOG-74",
    };
    const { api } = house(422, problem);
    const failed = await api.games().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Problem);
    expect(failed).toMatchObject({ kind: "bad-setup", rule: "DOG-74", status: 422 });
  });

  it("throws a problem when what comes back is no problem of ours", async () => {
    const { api } = house(502, "<html>");
    await expect(api.me()).rejects.toMatchObject({ kind: "failed", status: 502 });
  });

  it("throws a problem when nobody answers", async () => {
    const api = new Api(() => Promise.reject(new TypeError("no network")));
    await expect(api.me()).rejects.toMatchObject({ kind: "unreachable" });
  });

  it("gives sixteen fresh bytes to the dice when somebody sits down", async () => {
    const { api, asked } = house(201, { version: 1, seats: [0] });
    const first = await api.sit("T", { name: "Mia", avatar: "owl" });
    const second = await api.sit("T", { name: "Mia", avatar: "owl" }, 2);
    expect(first.contribution).toMatch(/^[0-9a-f]{32}$/);
    expect(second.contribution).not.toBe(first.contribution);
    expect(JSON.parse(String(asked[1]?.init.body))).toEqual({
      name: "Mia",
      avatar: "owl",
      contribution: second.contribution,
      seat: 2,
    });
  });
});
