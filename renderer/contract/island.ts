import type { PageContextValue } from "./PageContext";

/**
 * When an island wakes; the `wake` export of every `<Name>.island.tsx`:
 * - `idle`: when the browser has nothing better to do after loading;
 * - `visible`: when it comes within a screen of the view, once the visitor has scrolled, pointed or
 *   pressed a key anywhere on the page;
 * - `interaction`: at the first pointer, focus or key on it.
 */
export type Wake = "idle" | "visible" | "interaction";

/**
 * The optional `islandProps` export, called on the server: the browser gets these props, not the block's own. Without
 * props, this block needs no code in the browser.
 */
export type IslandProps<Block, Props extends object> = (block: Block, page: PageContextValue) => Props | undefined;

/** The default export of a `<Name>.behavior.ts`: called once for each element marked by `behavior(…)`. */
export type Behavior = (element: HTMLElement) => void;

/**
 * Marks a link of which an island takes over the clicks: one that comes before the island is there waits for it, three
 * seconds at most. Then the page that is its value is opened, or else the link is followed, as it is without scripts and
 * where the island failed.
 */
export const WAITS = "data-waits";

/** Marks the element for `<Name>.behavior.ts`: spread it there. @param block the block's folder, such as `Hero` */
export function behavior(block: string, wake: Wake) {
  return { "data-behavior": block, "data-wake": wake };
}

/** Whether the visitor has asked the browser to save data: https://wicg.github.io/savedata/. Not in Firefox or Safari. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
