/** Fills in the names of queries: browsers know no custom ones yet, and each component has a style of its own. */

import type { Plugin } from "vite";
import { BREAKPOINTS, CONTAINERS } from "../src/ui/breakpoints.ts";

const QUERIES = {
  media: new Map<string, string>(Object.entries(BREAKPOINTS)),
  container: new Map<string, string>(Object.entries(CONTAINERS)),
};

/** Replace `(--name)` in the media and container queries of a style. */
export const filled = (code: string, file: string): string =>
  code.replace(/@(media|container) [^{]*/g, (query: string, kind: keyof typeof QUERIES) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const known = QUERIES[kind].get(name);
      if (known === undefined) throw new Error(`no ${kind} query is called ${name}: ${file}`);
      return known;
    }),
  );

export const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform(code, id) {
    if (!/\.(css|svelte)$/.test(id)) return null;
    const found = filled(code, id);
    return found === code ? null : { code: found, map: null };
  },
};
