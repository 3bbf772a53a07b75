// Writes src/wire/types.ts from `rudel schema`; with --check it only says whether the file is still true.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TYPES = here("../src/wire/types.ts");
const HOUSE = here("../../src");
const own = here("../../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");

const schema = JSON.parse(
  execFileSync(python, ["-m", "rudel", "schema"], {
    env: { ...process.env, PYTHONPATH: HOUSE },
    maxBuffer: 1 << 26,
    encoding: "utf8",
  }),
);
const written = await compile(schema, "Rudel", {
  bannerComment: "/* Made from `rudel schema` by tools/types.mjs; change the Python side and run `npm run types`. */",
  unknownAny: true,
  format: true,
  style: { printWidth: 120 },
});

if (process.argv.includes("--check")) {
  if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== written) {
    console.error("src/wire/types.ts is not what `rudel schema` says: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(TYPES, written);
}
