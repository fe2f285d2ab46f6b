import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import type { PageModel } from "../page/pageModel";

const KEY = "pages to render";

/**
 * Sets the pages that vite-plugin-ssr's `prerender` hook yields in this thread. The hook takes no arguments
 * and is part of the built code, whose modules are others than those of the build.
 */
export function setPageSlice(pages: PageModel[]): void {
  setEnvironmentData(KEY, pages);
}

/** The pages that `setPageSlice` was last called with. */
export function pageSlice(): PageModel[] {
  return (getEnvironmentData(KEY) ?? []) as unknown as PageModel[];
}
