import type { EmotionCache } from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { oncePerKey } from "../../base/once";
import { escapeCss } from "../escape";
import { compactCss, siteProperties, withoutUnsetProperties } from "./compactCss";

/** A class name by Emotion: a hash. */
const HASH = /css-[a-z0-9]+/g;

/** Text cannot look like this attribute: its quotes are escaped. */
const CLASSES = / class="([^"]*)"/;

type Mirror = (css: string) => string;

/** The body of a page, and the CSS of the classes in it. */
interface Styled {
  body: string;
  css: string;
}

/**
 * Writes the styles that Emotion has collected for a page, and the body with the class names of the build: short, in the
 * order of the styles, since hashes do not compress (measured: half a kB of a page of 14). All start with a `c`: blockers
 * of advertisements hide elements of a class `ad`. A class inside an island keeps its name, by which Emotion knows it in
 * the browser: it adds a rule for a class that an island only uses later.
 *
 * @param mirror turns the CSS around for a language that is written from right to left
 */
export function writeStyles(body: string, cache: EmotionCache, isShort: boolean, mirror?: Mirror): Styled {
  // Text and classes by turns.
  const parts = body.split(CLASSES);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const used = [...new Set(parts.filter((_, index) => index % 2 === 1))].join(" ");
  const ids = extractCriticalToChunks(used).styles.flatMap((style) => style.ids);
  const styles = ids.map((id) => styleWith(mirror)(`${cache.inserted[id]}`));
  const set = new Set(styles.flatMap(({ sets }) => sets));
  const written = styles.map(({ write }) => write(set));
  const names = new Map<string, string>();
  if (isShort) {
    const fixed = new Set(islandsOf(body).flatMap((island) => island.match(HASH) ?? []));
    for (const [index, id] of ids.entries()) {
      const hasRules = (written[index]?.length ?? 0) > 1;
      if (hasRules && !fixed.has(`css-${id}`)) names.set(`css-${id}`, `c${letters(names.size)}`);
    }
  }
  const nameOf = (hash: string) => names.get(hash) ?? hash;
  const shorten = oncePerKey((classes: string) => ` class="${classes.replace(HASH, nameOf)}"`);
  return {
    body: isShort ? parts.map((part, index) => (index % 2 === 1 ? shorten(part) : part)).join("") : body,
    css: written.map((pieces, index) => pieces.join(nameOf(`css-${ids[index]}`))).join(""),
  };
}

/** The rules of one class, or those of all elements: compiled once for all pages that have them. */
const styleWith = oncePerKey((mirror: Mirror | undefined) =>
  oncePerKey((css: string) => {
    const { sets, uses } = siteProperties(css);
    // In pieces around the name of the class.
    const writeWith = oncePerKey((set: string) => {
      const own = withoutUnsetProperties(css, new Set(set.split(" ")));
      return escapeCss(compactCss(mirror ? mirror(own) : own)).split(/(?<=\.)css-[a-z0-9]+/);
    });
    return { sets, write: (set: Set<string>) => writeWith(uses.filter((name) => set.has(name)).join(" ")) };
  }),
);

/** The elements that are hydrated, each with its content. */
function islandsOf(html: string): string[] {
  return Array.from(html.matchAll(/<div data-island=/g), ({ index }) => {
    let depth = 0;
    for (const tag of html.slice(index).matchAll(/<(\/?)div[\s>]/g)) {
      depth += tag[1] ? -1 : 1;
      if (depth === 0) return html.slice(index, index + tag.index);
    }
    return html.slice(index);
  });
}

/** Returns `a` for 0, `z` for 25, `aa` for 26. */
function letters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letters(before - 1) : "") + String.fromCharCode(97 + (index % 26));
}
