import "@fontsource/alegreya/cyrillic-500.css";
import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya-sans/cyrillic-400.css";
import "@fontsource/alegreya-sans/cyrillic-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./art/theme.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (target) words.speak(settings.language).then(() => mount(App, { target }));
