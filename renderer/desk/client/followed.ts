/** Something that changes and is followed: listeners are called after each change. */
export class Followed {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
