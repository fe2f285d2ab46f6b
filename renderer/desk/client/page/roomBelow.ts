/** How far the field's frame reaches below the text, in CSS pixels: that much is free below any text. */
const FRAME = 4;

/** More room for a text of the page while its field is higher than the text is. */
export class RoomBelow {
  readonly #last: HTMLElement | undefined;
  /** What gets the room: an inline element has no padding that moves what is below it. */
  readonly #holder: HTMLElement | undefined;
  readonly #padding: number;
  #added = 0;

  /** @param parts the elements that show the text, one below the other */
  constructor(parts: HTMLElement[]) {
    this.#last = parts.at(-1);
    let holder = this.#last;
    while (holder?.parentElement && isInline(holder)) holder = holder.parentElement;
    this.#holder = holder;
    this.#padding = holder ? Number.parseFloat(getComputedStyle(holder).paddingBottom) || 0 : 0;
  }

  /** @param bottom where the field ends, in the window of the page */
  upTo(bottom: number): void {
    if (!this.#last || !this.#holder) return;
    const own = this.#last === this.#holder ? this.#added : 0;
    const end = this.#last.getBoundingClientRect().bottom - own;
    const added = Math.max(0, Math.ceil(bottom - FRAME - end));
    if (added === this.#added) return;
    this.#added = added;
    if (added === 0) this.end();
    else this.#holder.style.paddingBottom = `${this.#padding + added}px`;
  }

  end(): void {
    this.#holder?.style.removeProperty("padding-bottom");
  }
}

/** Whether an element is a part of a line. */
export const isInline = (element: Element): boolean => /^(?:inline|contents)$/.test(getComputedStyle(element).display);
