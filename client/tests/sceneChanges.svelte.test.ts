import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { SceneChanges } from "../src/board/sceneChanges.svelte";

interface Scene {
  n: number;
}

test("each scene is compared with the one before, once", () => {
  let scene = $state.raw<Scene>({ n: 1 });
  let width = $state(0);
  const seen: string[] = [];
  let changes: SceneChanges<Scene, { scene: Scene; width: number }> | undefined;
  const close = $effect.root(() => {
    changes = new SceneChanges(
      () => scene,
      (before, now) => {
        seen.push(`${before?.scene.n ?? "-"} ${now.n}`);
        return { scene: now, width };
      },
    );
  });
  flushSync();
  expect(seen).toEqual(["- 1"]);

  scene = { n: 2 };
  flushSync();
  scene = { n: 3 };
  flushSync();
  expect(seen).toEqual(["- 1", "1 2", "2 3"]);
  expect(changes?.current.scene.n).toBe(3);

  width = 100; // what else is read is no reason to compare again
  flushSync();
  expect(seen.length).toBe(3);
  expect(changes?.current.width).toBe(0);
  close();
});
