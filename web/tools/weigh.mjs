// Prints what the first load of the built pages weighs, gzipped; fails above the limit.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const PAGES = fileURLToPath(new URL("../../src/rudel/pages/", import.meta.url));
const LIMIT = 170_000;

const page = readFileSync(`${PAGES}index.html`, "utf8");
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]);
const weigh = (file) => [file, gzipSync(readFileSync(PAGES + file)).length];
// The words of one language come with it: those of the wordier one.
const words = readdirSync(`${PAGES}assets`).filter((file) => /^house-.*\.js$/.test(file));
const [wordy] = words.map((file) => weigh(`assets/${file}`)).sort((one, other) => other[1] - one[1]);
const weights = [...first.map(weigh), wordy];
const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
for (const [file, weight] of weights) console.log(`${String(weight).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  first load, of ${LIMIT} bytes gzipped`);
if (total > LIMIT) process.exit(1);
