/** Loads a module of the client as Vite builds it, so that whatever Node there is can test it. */
import { createServer } from "vite";

export async function load(path) {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: "custom",
    logLevel: "error",
  });
  try {
    return await server.ssrLoadModule(path);
  } finally {
    await server.close();
  }
}
