/** A class name by Emotion: a hash. */
const HASH = /css-[a-z0-9]+/g;

/**
 * Gives the classes of a page short names, in the order of its styles: hashes do not compress (measured: half
 * a kB of a page of 14). All start with a `c`: blockers of advertisements hide elements of a class `ad`. A class inside an island keeps its name, by which Emotion knows it in the browser. Emotion
 * adds a rule for a class that an island only uses later.
 */
export function shortClasses(html: string): string {
  const kept = new Set(islandsOf(html).flatMap((island) => island.match(HASH) ?? []));
  const names = new Map<string, string>();
  const styled = html.replace(/<style data-emotion[^>]*>.*?<\/style>/s, (style) =>
    style.replace(/(?<=\.)css-[a-z0-9]+/g, (hash) => {
      if (kept.has(hash)) return hash;
      const name = names.get(hash) ?? `c${letters(names.size)}`;
      names.set(hash, name);
      return name;
    }),
  );
  // Text cannot look like this attribute: its quotes are escaped.
  return styled.replace(/ class="[^"]*"/g, (classes) => classes.replace(HASH, (hash) => names.get(hash) ?? hash));
}

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
