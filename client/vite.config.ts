import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { breakpoints } from "./scripts/breakpoints.ts";

/** Where `npm run dev` finds a running hall. */
const HALL = "http://127.0.0.1:8080";

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
