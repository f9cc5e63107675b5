/** Asking for the person's name in the middle of something, and going on with it. */

import { remembered } from "./remembered.svelte";

class Asking {
  open = $state(false);
  #then: ((name: string) => void) | null = null;

  /** Do something under a name: the one remembered, or one asked for now. */
  withName(act: (name: string) => void): void {
    if (remembered.name) {
      act(remembered.name);
      return;
    }
    this.#then = act;
    this.open = true;
  }

  answered(name: string | null): void {
    const then = this.#then;
    this.open = false;
    this.#then = null;
    if (name && then) then(name);
  }
}

export const asking = new Asking();
