/** Emotion's name of a class: a hash. */
const HASH = /css-[a-z0-9]+/g;

/**
 * Gives the classes of a page short names, in the order in which its styles define them: a hash is as long compressed as it is plain
 * (measured: half a kB of a page of 14). A class that an island has keeps its name, by which Emotion knows it in the browser;
 * for one that an island has only later, it adds a rule of its own.
 */
export function shortClasses(html: string): string {
  const kept = new Set(islandsOf(html).flatMap((island) => island.match(HASH) ?? []));
  const names = new Map<string, string>();
  const styled = html.replace(/<style data-emotion[^>]*>.*?<\/style>/s, (style) =>
    style.replace(/(?<=\.)css-[a-z0-9]+/g, (hash) => {
      if (kept.has(hash)) return hash;
      const name = names.get(hash) ?? `css-${letters(names.size)}`;
      names.set(hash, name);
      return name;
    }),
  );
  // Words of a page cannot look like this attribute: their quotes are escaped.
  return styled.replace(/ class="[^"]*"/g, (classes) => classes.replace(HASH, (hash) => names.get(hash) ?? hash));
}

/** The elements that are hydrated, each with all that is in it. */
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

/** 0 is `a`, 25 `z`, 26 `aa`. */
function letters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letters(before - 1) : "") + String.fromCharCode(97 + (index % 26));
}
