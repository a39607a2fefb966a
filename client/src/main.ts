import "./art/theme.css";
import "./fonts.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (target) words.speak(settings.language).then(() => mount(App, { target }));
