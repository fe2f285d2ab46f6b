import type { PageContextValue } from "./PageContext";

/**
 * When an island wakes; the `wake` export of every `<Name>.island.tsx`:
 * - `idle`: when the browser has nothing better to do after loading;
 * - `visible`: when it comes within a screen of the view;
 * - `interaction`: at the first pointer, focus or key on it.
 */
export type Wake = "idle" | "visible" | "interaction";

/**
 * The optional `islandProps` export of a `<Name>.island.tsx`, called on the server: what travels to
 * the browser in place of the block's own props, such as those and the few facts of the site that
 * the island needs, since it has no `usePage()`.
 */
export type IslandProps<Block, Props extends object> = (block: Block, page: PageContextValue) => Props;
