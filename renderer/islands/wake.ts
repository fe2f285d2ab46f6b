/**
 * When an island wakes:
 * - `idle`: when the browser has nothing better to do after loading;
 * - `visible`: when it comes within a screen of the view;
 * - `interaction`: at the first pointer, focus or key on it.
 */
export type Wake = "idle" | "visible" | "interaction";
