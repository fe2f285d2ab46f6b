/**
 * For `page.evaluate`: the words of a page that are in view of a picture, with nothing opaque between the two.
 * @returns how many texts and pictures were compared, and the texts that share an area with a picture
 */
export function wordsOnPictures() {
  type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const opaque = (element: Element) => {
    const [, , , alpha = "1"] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(alpha) === 1;
  };
  /** Whether an element between the text and what it shares with the picture has a ground of its own. */
  const grounded = (text: Element, picture: Element) => {
    for (let at: Element | null = text; at && !at.contains(picture); at = at.parentElement) if (opaque(at)) return true;
    return false;
  };
  const pictures = [...document.querySelectorAll("img")].filter((image) => image.checkVisibility());
  const boxes = pictures.map((image) => image.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const on: string[] = [];
  let words = 0;
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement || !data.trim() || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
    // Words that only a screen reader says are a pixel large.
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    words += 1;
    const under = pictures.filter((picture, index) => {
      const box = boxes[index];
      return box && lines.some((line) => overlap(line, box)) && !grounded(parentElement, picture);
    });
    if (under.length > 0) on.push(data.trim());
  }
  return { words, pictures: pictures.length, on };
}
