import { watchIslands } from "../../page/islands/loader";

/** What of the head tells about the page. */
const HEAD = 'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]';

/** The page as the server drew it last: in the document itself islands have woken and menus opened since. */
let drawn = read(document.documentElement.outerHTML);

/**
 * Draws the open page as it is now: only the blocks that are different are exchanged, so that the
 * scroll position, what is open and what is awake stay. Where more than blocks is different, such as
 * the layout, the page is loaded anew.
 */
export async function showPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  const next = read(await response.text());
  const [live, before, after] = [document, drawn, next].map((page) => page.querySelector("main"));
  if (!live || !before || !after || frameOf(drawn) !== frameOf(next) || !exchange(live, before, after)) {
    location.reload();
    return;
  }
  drawn = next;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...[...next.head.querySelectorAll(HEAD)].map((element) => document.importNode(element, true)));
}

/** @returns whether it could be done */
function exchange(live: Element, before: Element, after: Element): boolean {
  if (live.children.length !== before.children.length) return false;
  const [old, now] = [before, after].map((main) => [...main.children].map(({ outerHTML }) => outerHTML)) as [
    string[],
    string[],
  ];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;

  const come = document.createDocumentFragment();
  for (const block of [...after.children].slice(start, now.length - end)) come.append(document.importNode(block, true));
  const gone = [...live.children].slice(start, old.length - end);
  const [style, newStyle] = [document, after.ownerDocument].map((page) =>
    page.querySelector('style[data-emotion^="css "]'),
  );
  // Before the blocks: without their style they would flash.
  if (style && newStyle) style.textContent = newStyle.textContent;
  watchIslands(come);
  live.insertBefore(come, live.children[old.length - end] ?? null);
  for (const block of gone) block.remove();
  return true;
}

/** All that is around the blocks, in one text. */
function frameOf(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  copy.querySelector("main")?.replaceChildren();
  for (const element of copy.querySelectorAll("head, script, style, vite-error-overlay")) element.remove();
  return copy.outerHTML;
}

function read(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}
