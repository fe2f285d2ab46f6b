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
 * The optional `wakeMedia` export of a `<Name>.island.tsx` that wakes when `visible`: the media query of the
 * screens on which it does, such as `(min-width: 40rem)`. On others it waits for an interaction.
 */
export type WakeMedia = string;

/**
 * The optional `islandProps` export of a `<Name>.island.tsx`, called on the server: what travels to
 * the browser in place of the block's own props, such as those and the few facts of the site that
 * the island needs, since it has no `usePage()`.
 */
export type IslandProps<Block, Props extends object> = (block: Block, page: PageContextValue) => Props;

/**
 * The default export of a `<Name>.behavior.ts`: an island without React, for markup that the server
 * drew whole and that only needs to move. It is loaded and called once for each element marked by
 * `behavior(…)`, and costs a page without such an element nothing.
 */
export type Behavior = (element: HTMLElement) => void;

/**
 * Marks the element that `<Name>.behavior.ts` takes over: spread it on the element.
 *
 * @param block the block's folder, such as `Hero`
 */
export function behavior(block: string, wake: Wake) {
  return { "data-behavior": block, "data-wake": wake };
}
