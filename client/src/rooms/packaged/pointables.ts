/** Elements that a package has made pointable: they get the attributes and handlers that ours have. */

import type { Choosing } from "../../board/choosing.svelte";
import { pointable } from "../../board/pointable";

interface Named {
  key: string;
  label: string;
}

export class Pointables {
  #all = new Map<Element, Named>();

  constructor(readonly choosing: () => Choosing) {}

  /** Make an element the thing of a key, or another thing than it was. */
  add(element: Element, key: string, label: string): void {
    const known = this.#all.get(element);
    const named: Named = Object.assign(known ?? { key, label }, { key, label });
    this.#all.set(element, named);
    if (!known) this.#listen(element, named);
    this.#show(element, named);
  }

  /** Show what has changed; forget what is not on the page any more. */
  refresh(): void {
    for (const [element, named] of this.#all) {
      if (element.isConnected) this.#show(element, named);
      else this.#all.delete(element);
    }
  }

  #attributes({ key, label }: Named): Record<string, unknown> {
    return pointable(this.choosing(), key, label);
  }

  #show(element: Element, named: Named): void {
    for (const [name, value] of Object.entries(this.#attributes(named))) {
      if (typeof value === "function") continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
    }
  }

  #listen(element: Element, named: Named): void {
    for (const [name, value] of Object.entries(this.#attributes(named))) {
      if (typeof value !== "function") continue;
      element.addEventListener(name.slice(2), (event) => {
        const act = this.#attributes(named)[name];
        if (typeof act === "function") act(event);
      });
    }
  }
}
