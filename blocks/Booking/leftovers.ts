/**
 * Remembers what head and body hold, so that what a foreign script adds to them can be found again.
 * What belongs to this site may come meanwhile and is left alone: a chunk and its stylesheet come
 * from this host, and Emotion marks its styles.
 *
 * @returns removes what was added since
 */
export function watchLeftovers(): () => void {
  const known = new Set([...document.head.children, ...document.body.children]);
  return () => {
    for (const element of [...document.head.children, ...document.body.children]) {
      if (!known.has(element) && !isOwn(element)) element.remove();
    }
  };
}

function isOwn(element: Element): boolean {
  const address = element.getAttribute("href") ?? element.getAttribute("src");
  if (address) return new URL(address, location.href).origin === location.origin;
  return element instanceof HTMLStyleElement && "emotion" in element.dataset;
}
