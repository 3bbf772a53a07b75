import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/words.svelte.ts";
import "./theme.css";

const AGAIN = 1_000;

/** Opens the page as soon as its words are there. */
async function open(target: HTMLElement): Promise<void> {
  try {
    await speak();
    mount(App, { target });
  } catch {
    setTimeout(() => void open(target), AGAIN);
  }
}

const house = document.getElementById("house");
if (house !== null) void open(house);
