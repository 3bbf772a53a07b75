import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shelf } from "./tools/shelf.ts";

/** The house that `npm run dev` talks to. */
const HOUSE = process.env.RUDEL_HOUSE ?? "http://127.0.0.1:8000";

const SVELTE = fileURLToPath(new URL("node_modules/svelte/src/index-client.js", import.meta.url));

const LAW =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'";

export default defineConfig({
  plugins: [svelte(process.env.VITEST ? { dynamicCompileOptions: () => ({ generate: "client" }) } : {}), shelf()],
  build: {
    outDir: "../src/rudel/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault of the pages
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
  // the built pages under the same law as in the house: nothing inline, nothing from elsewhere
  preview: { host: "127.0.0.1", headers: { "Content-Security-Policy": LAW } },
  // tests run without a browser, but effects run as in one where a test asks for it (tools/client.ts)
  test: { include: ["src/**/*.test.ts"], environment: "node", alias: [{ find: /^svelte$/, replacement: SVELTE }] },
});
