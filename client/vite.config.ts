import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a running hall. */
const HALL = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/meadhall/hall/built",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page may load nothing but what the hall serves: no data: URLs
    modulePreload: { polyfill: false },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,mjs}"] },
  server: { proxy: { "/api": { target: HALL, ws: true } } },
});
