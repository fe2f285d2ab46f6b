import { watchIslands, whatIsPressed } from "../../page/islands/loader";
import { nodeAt, pathOf } from "./frame";

/** The elements of the head that describe the page. */
const HEAD = 'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]';

/** The page as the server last rendered it: the live document differs, because of islands and menus. */
let rendered = read(document.documentElement.outerHTML);

/**
 * Updates the open page: only the blocks that differ are replaced, so that the scroll position, open menus and
 * islands stay. If anything else differs, such as the layout, the page is reloaded.
 *
 * @returns whether this document shows it
 */
export async function showPage(): Promise<boolean> {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  const next = read(await response.text());
  // What is pressed would not get its click.
  while (whatIsPressed()) await new Promise((resolve) => setTimeout(resolve, 16));
  const [live, before, after] = [document, rendered, next].map((page) => page.querySelector("main"));
  if (!live || !before || !after || frameOf(rendered) !== frameOf(next) || !exchange(live, before, after)) {
    location.reload();
    return false;
  }
  rendered = next;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  for (const element of next.head.querySelectorAll(HEAD)) document.head.append(document.importNode(element, true));
  return true;
}

/** @returns whether it could be done */
function exchange(live: Element, before: Element, after: Element): boolean {
  if (live.children.length !== before.children.length) return false;
  const htmlOf = (main: Element) => Array.from(main.children, ({ outerHTML }) => outerHTML);
  const [old, now] = [htmlOf(before), htmlOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;

  const come = document.createDocumentFragment();
  for (const block of [...after.children].slice(start, now.length - end)) come.append(document.importNode(block, true));
  const gone = [...live.children].slice(start, old.length - end);
  const [style, newStyle] = [document, after.ownerDocument].map((page) => page.querySelector("style + style"));
  // Before the blocks, which would flash without their style.
  if (style && newStyle) style.textContent = newStyle.textContent;
  keepOpen(gone, come);
  watchIslands(come);
  // Keep the place of a person who uses the keyboard.
  const focused = gone.some((block) => block.contains(document.activeElement)) ? document.activeElement : null;
  const path = focused && pathOf(focused);
  live.insertBefore(come, live.children[old.length - end] ?? null);
  for (const block of gone) block.remove();
  if (path) refocus(path);
  return true;
}

/** Opens what was open before, also where an island had replaced it: by its id, or by its place in its block. */
function keepOpen(gone: Element[], come: DocumentFragment): void {
  for (const [index, block] of gone.entries()) {
    const before = [...block.querySelectorAll("details")];
    const after = [...(come.children[index]?.querySelectorAll("details") ?? [])];
    for (const open of block.querySelectorAll("details[open], [aria-expanded=true]")) {
      const ids: string[] = [];
      for (let at: Element | null = open; at && at !== block; at = at.parentElement) ids.push(at.id);
      const same = after.find(({ id }) => id && ids.includes(id)) ?? after[before.indexOf(open as HTMLDetailsElement)];
      if (same) same.open = true;
    }
  }
}

/** Moves the focus to a place of the page: at once, or in a frame without the focus as soon as it gets it. */
function refocus(path: number[]): void {
  const focus = () => (nodeAt(document, path) as HTMLElement | undefined)?.focus?.({ preventScroll: true });
  if (parent === window || document.hasFocus()) focus();
  // At once, this would take the focus from the desk, where someone is typing.
  else addEventListener("focus", () => document.activeElement === document.body && focus(), { once: true });
}

/** Everything around the blocks, as one text. */
function frameOf(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  copy.querySelector("main")?.replaceChildren();
  for (const element of copy.querySelectorAll("head, script, style, vite-error-overlay")) element.remove();
  return copy.outerHTML;
}

function read(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}
