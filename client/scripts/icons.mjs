// Draws the hall's door out as public/icon.svg and public/icon-maskable.svg, in the colours of the day.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const theme = readFileSync(`${root}/src/app/theme.css`, "utf8");
const vite = await createServer({
  root,
  configFile: false,
  plugins: [svelte()],
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const { default: Door } = await vite.ssrLoadModule("/src/art/Door.svelte");
const { render } = await vite.ssrLoadModule("svelte/server");
await vite.close();

/** The colour by day of a custom property. */
const byDay = (_, name) => theme.match(new RegExp(`--${name}:[^#;]*(#[0-9a-f]{6})`))[1];
const door = render(Door, { props: { size: "64" } })
  .body.replace(/<!--.*?-->/gs, "")
  .replace(/<svg [^>]*>/, (tag) => tag.replace(/ (width|height|aria-hidden)="[^"]*"/g, ""))
  .replace(/ aria-hidden="true"/g, "")
  .replace(/var\(--([\w-]+)\)/g, byDay)
  .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
  .trim();

writeFileSync(`${root}/public/icon.svg`, `${door}\n`);
writeFileSync(
  `${root}/public/icon-maskable.svg`,
  `${door.replace(/viewBox="[^"]*"/, 'viewBox="-16 -15 96 96"').replace(">", `><path d="M-16-15h96v96h-96z" fill="${byDay("", "accent-soft")}" stroke="none"/>`)}\n`,
);
