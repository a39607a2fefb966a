import "./app/theme.css";
import "./app/fonts.css";
import "./app/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./settings/settings.svelte";
import { texts } from "./text/texts.svelte";

const target = document.getElementById("app");
if (target) texts.setLanguage(settings.language).then(() => mount(App, { target }));
