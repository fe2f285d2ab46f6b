import type { Word } from "../../words/pageWords";

/** One name for a text of any file. */
export const keyOf = ({ file, pointer }: { file: string; pointer: string }): string => `${file}#${pointer}`;

/**
 * The elements of the page that show a text. Where one element shows several, such as a price and a time, it is the
 * first of them that a click opens; the list of texts has them all.
 */
export function placedWords(page: Document | undefined, words: Word[]) {
  const byElement = new Map<Element, Word>();
  const byText = new Map<string, HTMLElement>();
  for (const word of page ? words : []) {
    for (const { path, attribute } of word.places) {
      const element = page && attribute === undefined ? holderAt(page, path) : undefined;
      if (!element) continue;
      if (!byElement.has(element)) byElement.set(element, word);
      // The one that is seen: of a table and a list of the same words, one is hidden.
      const known = byText.get(keyOf(word));
      if (!known?.getClientRects().length) byText.set(keyOf(word), element);
    }
  }
  for (const [key, element] of byText) {
    const word = byElement.get(element);
    if (word?.multiline && keyOf(word) === key) byText.set(key, wholeOf(element, word, byElement));
  }
  return { byElement, byText };
}

/** The element around the text node at the end of a way from the body. */
function holderAt(page: Document, path: number[]): HTMLElement | undefined {
  let at: Node | undefined = page.body;
  for (const index of path) at = at?.childNodes[index];
  return at?.nodeType === 3 ? (at.parentElement ?? undefined) : undefined;
}

/** The element around all paragraphs and lists of a text, and nothing else. */
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
