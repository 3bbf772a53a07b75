import { mount } from "svelte";
import "../src/theme.css";
import { screen } from "../src/games/klaeffer/index.ts";
import { learn } from "../src/lib/words.svelte.ts";
import Playground from "./Klaeffer.svelte";

learn("klaeffer", screen);
document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "light";
const target = document.getElementById("house");
if (target !== null) mount(Playground, { target });
