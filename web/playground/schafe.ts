import { mount } from "svelte";
import "../src/theme.css";
import { screen } from "../src/games/schafe/index.ts";
import { learn } from "../src/lib/words.svelte.ts";
import Playground from "./schafe.svelte";

learn("schafe", screen);
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const target = document.getElementById("house");
if (target !== null) mount(Playground, { target, props: { name: asked.get("scene") ?? "early-3" } });
