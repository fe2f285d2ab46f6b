/**
 * The oldest browsers in which everything on a page works, by their names in browser-compat-data and esbuild. What only
 * later ones know is an enhancement with a reason in `tests/browser/oldestBrowsers.test.ts`.
 */
export const OLDEST_BROWSERS = { chrome: "102", firefox: "119", safari: "16.4" } as const;
