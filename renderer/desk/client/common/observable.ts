import { useSyncExternalStore } from "react";

/** Something that changes and is followed: listeners are called after each change. */
export class Observable {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * A part of something that is followed; the component is rendered again when that part is another one.
 *
 * @param part must be the same value or object as long as nothing has changed
 */
export function useObservable<Part>(followed: Observable, part: () => Part): Part {
  return useSyncExternalStore(followed.subscribe, part);
}
