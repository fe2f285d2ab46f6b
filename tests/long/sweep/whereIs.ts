import type { Word } from "../../../renderer/desk/protocol/words";

/** Where a click meets a text, in the window of its page, and the element that it meets, for people. */
export interface Point {
  x: number;
  y: number;
  on: string;
}

/**
 * Runs in the page: scrolls a text into view, and waits until it stays where it is.
 *
 * @returns a point in the middle of its first line where nothing covers it
 */
export async function whereIs({ path, text, start = 0, end = 0 }: Word["places"][number]): Promise<Point | undefined> {
  let node: Node | undefined = document.body;
  for (const index of path) node = node?.childNodes[index];
  let at = node;
  if (at?.nodeType !== 3 || at.textContent !== text) {
    // An accordion or a menu has taken the place of what the server rendered.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    do at = texts.nextNode() ?? undefined;
    while (at && at.textContent !== text);
  }
  // Another text of the same node was typed over before.
  at ??= node?.nodeType === 3 ? node : undefined;
  if (!at) return undefined;
  const element = at.parentElement as HTMLElement;
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return undefined;
  const range = document.createRange();
  range.setStart(at, Math.min(start, at.textContent?.length ?? 0));
  range.setEnd(at, Math.min(end, at.textContent?.length ?? 0));
  let before = Number.NaN;
  for (let frames = 0; frames < 60; frames++) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const [box] = range.getClientRects();
    if (!box || box.width === 0) return undefined;
    // Pictures that load, and bars that come and go, move it.
    if (box.top === before) {
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      const on = `<${element.localName} class="${element.className}">`;
      // A link that can be pressed anywhere on its card covers the card's other texts.
      const card = hit?.closest<HTMLElement>("main a")?.offsetParent;
      if (hit && (element.contains(hit) || hit.contains(element) || card?.contains(element))) return { ...point, on };
    }
    before = box.top;
  }
  return undefined;
}
