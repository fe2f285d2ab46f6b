import { nodeAt } from "../../../preview/live/frame";
import type { Word, WordPlace } from "../../protocol/words";
import { isInline } from "./roomBelow";

/** A key for a text of any file. */
const keyOf = ({ file, pointer }: { file: string; pointer: string }): string => `${file}#${pointer}`;

/**
 * Finds texts on the page as it is now: a part that moves in the browser, such as an accordion, replaces at some moment
 * what the server rendered.
 */
export class PlacedWords {
  #placed: ReturnType<typeof placeAll>;
  readonly #changes = new MutationObserver(() => {
    this.#stale = true;
  });
  #stale = false;

  constructor(
    private readonly page: Document | undefined,
    private readonly words: Word[],
  ) {
    this.#placed = placeAll(page, words);
    if (page) this.#changes.observe(page.body, { childList: true, subtree: true });
  }

  /** The text that an element shows. */
  at(element: Element): Word | undefined {
    return this.#now().byElement.get(element);
  }

  /** The element that shows a text; undefined if it is not visible, as in a folded part. */
  find(text: { file: string; pointer: string }): HTMLElement | undefined {
    const element = this.#now().byText.get(keyOf(text));
    return element?.checkVisibility({ visibilityProperty: true }) ? element : undefined;
  }

  /** The elements that show a text that is visible, one below the other: the paragraphs and lists of a longer one. */
  parts(text: { file: string; pointer: string }): HTMLElement[] {
    const element = this.find(text);
    const { byElement, byText } = this.#now();
    const word = element && this.words.find((one) => keyOf(one) === keyOf(text));
    if (word?.kind !== "RichText") return element ? [element] : [];
    return partsOf(word, byElement, byText.get(keyOf(text)));
  }

  /** Stops observing the page. */
  end(): void {
    this.#changes.disconnect();
  }

  #now() {
    if (this.#changes.takeRecords().length > 0 || this.#stale) this.#placed = placeAll(this.page, this.words);
    this.#stale = false;
    return this.#placed;
  }
}

/**
 * The elements of the page that show a text. If one element shows several, such as a price and a time, a click opens
 * the first; the list of texts has them all.
 */
function placeAll(page: Document | undefined, words: Word[]) {
  const byElement = new Map<Element, Word>();
  const byText = new Map<string, HTMLElement>();
  for (const word of page ? words : []) {
    for (const place of word.places) {
      const element = page && holderOf(page, place);
      if (!element) continue;
      if (!byElement.has(element)) byElement.set(element, word);
      // Prefer the visible element: if a table and a list have the same text, one is hidden.
      const known = byText.get(keyOf(word));
      if (!known?.getClientRects().length) byText.set(keyOf(word), element);
    }
  }
  for (const [key, element] of byText) {
    const word = byElement.get(element);
    if (!word || keyOf(word) !== key) continue;
    byText.set(
      key,
      word.kind === "RichText" ? wholeOf(element, word, byElement) : aroundLink(element, word, byElement),
    );
  }
  return { byElement, byText };
}

/** The element around the text of a place: where the server rendered it, otherwise where it now is in its block. */
function holderOf(page: Document, { path, text, attribute }: WordPlace): HTMLElement | undefined {
  if (attribute !== undefined || text === undefined) return undefined;
  const node = nodeAt(page, path);
  if (node?.nodeType === 3 && node.textContent === text) return node.parentElement ?? undefined;
  const main = page.querySelector("main");
  const depth = path.findIndex((_, index) => nodeAt(page, path.slice(0, index))?.parentNode === main);
  const part = nodeAt(page, path.slice(0, Math.max(depth, 1)));
  const texts = part && page.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts?.nextNode()) {
    if (texts.currentNode.textContent === text) return texts.currentNode.parentElement ?? undefined;
  }
  return undefined;
}

/** The element of a line that begins with a link or an emphasis: not the link, but what holds the rest of the text too. */
function aroundLink(element: HTMLElement, own: Word, byElement: Map<Element, Word>): HTMLElement {
  let whole = element;
  // A link has no text of its own if a part of it has an element, as "Walk-ins" has.
  for (let at = element; isInline(at) && at.parentElement; ) {
    at = at.parentElement;
    const word = byElement.get(at);
    if (word && word !== own) break;
    if (word) whole = at;
  }
  return whole;
}

/** The element that contains all paragraphs and lists of a text, and nothing else. */
function wholeOf(element: HTMLElement, word: Word, byElement: Map<Element, Word>): HTMLElement {
  let whole = element;
  for (let up = element.parentElement; up && up.localName !== "main"; up = up.parentElement) {
    const others = [...up.querySelectorAll("*")].some((one) => {
      const other = byElement.get(one);
      return other ? other !== word : !one.closest("p, li, ul, ol, strong, em, a, span");
    });
    if (others) break;
    whole = up;
  }
  return whole;
}

/** The paragraphs and lists of a text, in the parent of the first one. */
function partsOf(word: Word, byElement: Map<Element, Word>, whole: HTMLElement | undefined): HTMLElement[] {
  const own = [...byElement].flatMap(([element, other]) =>
    other === word && element.checkVisibility() ? [element] : [],
  );
  const blocks = [...new Set(own.map((element) => blockOf(element, word, byElement)))];
  const [first] = blocks;
  if (!first) return whole ? [whole] : [];
  return blocks.filter((block) => block.parentElement === first.parentElement);
}

/** The paragraph or the outermost list around an element of a text. */
function blockOf(element: Element, word: Word, byElement: Map<Element, Word>): HTMLElement {
  let block = element.closest<HTMLElement>("p, ul, ol") ?? (element as HTMLElement);
  for (let list = listAround(block); list; list = listAround(block)) {
    // A list of the page, in whose item the text is.
    if ([...list.querySelectorAll("*")].some((one) => (byElement.get(one) ?? word) !== word)) break;
    block = list;
  }
  return block;
}

const listAround = ({ parentElement }: Element): HTMLElement | null | undefined =>
  parentElement?.localName === "li" ? parentElement.closest<HTMLElement>("ul, ol") : undefined;
