/** The rooms that packages bring: loaded from the hall, and given up when they break. */

import type { RoomModule } from "../contract";

type Load = (address: string) => Promise<Partial<RoomModule>>;

const addressOf = (game: string, path: string): string => `/rooms/${encodeURIComponent(game)}/${path}`;
const fromHall: Load = (address) => import(/* @vite-ignore */ address);

export class PackagedRoom {
  module = $state.raw<RoomModule | null>(null);

  constructor(readonly game: string) {}

  /** The address of a file in its folder. */
  url = (path: string): string => addressOf(this.game, path);

  async load(load: Load): Promise<void> {
    try {
      const { board, ...others } = await load(this.url("room.js"));
      if (typeof board !== "function") throw new TypeError("room.js exports no function `board`");
      await Promise.all((others.styles ?? []).map((path) => styled(this.url(path))));
      this.module = { board, ...others };
    } catch (error) {
      this.break(error);
    }
  }

  /** Give it up: a plain room is shown instead. */
  break(error: unknown): void {
    console.error(`the room of ${this.game} is broken:`, error);
    this.module = null;
  }
}

const rooms = new Map<string, PackagedRoom>();

/** Load the room of a game; one that is broken is tried again with the next table. */
export async function loadPackaged(game: string, load: Load = fromHall): Promise<void> {
  if (rooms.get(game)?.module) return;
  const room = new PackagedRoom(game);
  await room.load(load);
  rooms.set(game, room);
}

/** The room of a game, once it has been loaded. */
export const packagedOf = (game: string): PackagedRoom => rooms.get(game) ?? new PackagedRoom(game);

/** Resolves when a style sheet is on the page. */
function styled(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.onload = () => done();
    link.onerror = () => fail(new Error(`${address} cannot be loaded`));
    document.head.append(link);
  });
}
