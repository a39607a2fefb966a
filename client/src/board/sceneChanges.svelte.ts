/** What follows from a scene and from the one before it: who moved, what is gone, where things come from. */

import { untrack } from "svelte";

export class SceneChanges<Scene, Changes> {
  /** What follows from the scene that is shown. */
  current = $state.raw() as Changes;
  #scene: Scene;

  /** `diff` is called once for each scene, before the page changes; `before` is what it returned for the last one. */
  constructor(scene: () => Scene, diff: (before: Changes | undefined, scene: Scene) => Changes) {
    this.#scene = untrack(scene);
    this.current = untrack(() => diff(undefined, this.#scene));
    $effect.pre(() => {
      const now = scene();
      if (now === this.#scene) return;
      this.#scene = now;
      this.current = untrack(() => diff(this.current, now));
    });
  }
}
