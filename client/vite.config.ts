import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BREAKPOINTS } from "./src/ui/breakpoints.ts";

/** Where `npm run dev` finds a running hall. */
const HALL = "http://127.0.0.1:8080";

/** Fills the breakpoints in: browsers do not know custom media queries yet, and each component has its own style. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform(code, id) {
    if (!/\.(css|svelte)$/.test(id)) return null;
    const filled = code.replace(/@media [^{]*/g, (query) =>
      query.replace(/\(--([\w-]+)\)/g, (_, name: keyof typeof BREAKPOINTS) => {
        if (!(name in BREAKPOINTS)) throw new Error(`no breakpoint is called ${name}: ${id}`);
        return BREAKPOINTS[name];
      }),
    );
    return filled === code ? null : { code: filled, map: null };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [breakpoints, svelte()],
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }), // else Svelte runs as on a server, without effects
  base: "/",
  build: {
    outDir: "../src/meadhall/hall/built",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page may load nothing but what the hall serves: no data: URLs
    modulePreload: { polyfill: false },
    // What main.ts imports is one file: in pieces it would weigh more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "hall", test: /src\/main\.ts$/ }] } } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,mjs}"],
    testTimeout: 60_000, // a room is compiled when a test loads it
  },
  server: {
    proxy: { "/api": { target: HALL, ws: true }, "/rooms": { target: HALL } },
    fs: { allow: [".."] }, // the catalogues of the server
  },
}));
