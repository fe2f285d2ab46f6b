/** What a page and the desk, in whose frame it is, both know. */

/** Sent to the desk around a page by `postMessage`, once the page's document is parsed. */
export const READY = "preview:ready";

/** The event on a page's `document` once a save is shown: the desk then reads the page again. */
export const SHOWN = "preview:shown";

/** The path to a node from the body of its page: the index of each node among the child nodes of its parent. */
export function pathOf(node: Node): number[] {
  const path: number[] = [];
  for (let at = node; at.parentNode && at !== at.ownerDocument?.body; at = at.parentNode) {
    path.unshift(Array.prototype.indexOf.call(at.parentNode.childNodes, at));
  }
  return path;
}

/** The node at the end of a path; undefined if the page has none there. */
export function nodeAt(page: Document, path: number[]): Node | undefined {
  let at: Node | undefined = page.body;
  for (const index of path) at = at?.childNodes[index];
  return at;
}
