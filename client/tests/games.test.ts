import { describe, expect, test } from "vitest";
import type { Scene } from "../src/api/wire";
import { manifestOf } from "../src/games/manifests";
import { sceneFor, signOf } from "../src/games/room";
import { roomOf } from "../src/rooms/roomOf";

const FOLDERS = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2)!);
const scene = (game: string, more = {}) => ({ game, seats: [], ...more }) as unknown as Scene;

describe.each(FOLDERS)("%s", (game) => {
  test("is called as its folder", () => {
    expect(manifestOf(game)?.key).toBe(game);
  });

  test("has a room that draws its own scenes only", async () => {
    const room = await roomOf(game);
    expect(room?.game).toBe(game);
    expect(sceneFor(room, scene(game))?.game).toBe(game);
    for (const other of FOLDERS.filter((each) => each !== game)) expect(sceneFor(room, scene(other))).toBeNull();
  });
});

test("every game has a place of its own in the hall", () => {
  const places = FOLDERS.map((game) => manifestOf(game)?.place);
  expect(new Set(places).size).toBe(FOLDERS.length);
});

test("an unknown game is not drawn as another one", async () => {
  expect(manifestOf("ladder")).toBeUndefined();
  expect(sceneFor(null, scene("ladder"))).toBeNull();
  expect(sceneFor(await roomOf("keltis"), scene("ladder"))).toBeNull();
});

test("partners in Land of Clans bear the sign of their clan", async () => {
  const clans = scene("clans", { seats: [{ clan: 0 }, { clan: 1 }, { clan: 0 }] });
  expect(signOf(await roomOf("clans"), clans, 2)).toBe(0);
  expect(signOf(await roomOf("keltis"), scene("keltis"), 2)).toBe(2);
});
