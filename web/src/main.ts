import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

const house = document.getElementById("house");
if (house !== null) mount(App, { target: house });
