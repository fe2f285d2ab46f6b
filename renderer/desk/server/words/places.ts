import { parseHTML } from "linkedom";
import { framesIn, withoutFrames } from "../../../page/places/frames";
import type { FoundPlaces } from "../../../page/places/textPlaces";
import type { WordPlace } from "../../protocol/words";

/** Attributes that people read. Others, such as a style, cannot be shown as a place. */
const READ = new Set(["alt", "title", "aria-label", "placeholder", "value", "content", "label"]);
/** Browsers that run scripts treat the content of these as plain text. */
const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);

/**
 * The places of framed texts. A place whose text is another one than in the served page is ignored.
 *
 * @param html a page whose texts are framed
 * @param served the body of the same page without frames, as `bodyOf` reads it
 */
export function placesIn(html: string, served: Node): FoundPlaces<WordPlace> {
  const places = new Map<number, WordPlace[]>();
  const computed = new Set<number>();
  const walk = (node: Node, other: Node | undefined, path: number[]): void => {
    const add = (index: number, words: string, seen: string | null | undefined, place: Omit<WordPlace, "path">) => {
      if (withoutFrames(words) !== seen) computed.add(index);
      else places.set(index, [...(places.get(index) ?? []), { path, ...place }]);
    };
    if (node.nodeType === 3) {
      const words = node.textContent ?? "";
      const seen = other?.nodeType === 3 ? other.textContent : undefined;
      for (const { index, start, end } of framesIn(words))
        add(index, words, seen, { text: withoutFrames(words), start, end });
      return;
    }
    if (node.nodeType !== 1 || SKIPPED.has((node as Element).tagName.toUpperCase())) return;
    const element = other?.nodeType === 1 ? (other as Element) : undefined;
    for (const { name, value } of Array.from((node as Element).attributes)) {
      if (!READ.has(name)) continue;
      for (const { index } of framesIn(value)) add(index, value, element?.getAttribute(name), { attribute: name });
    }
    for (const [index, child] of Array.from(node.childNodes).entries()) {
      walk(child, element?.childNodes[index], [...path, index]);
    }
  };
  walk(bodyOf(html), served, []);
  return { places, computed };
}

/** The body of a page. */
export function bodyOf(html: string): Node {
  const { body } = parseHTML(html).document;
  // The parser splits a text node at each `&amp;`; a browser has one for the whole text.
  body.normalize();
  return body;
}
