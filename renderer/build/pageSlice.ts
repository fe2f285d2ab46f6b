import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import type { PageModel } from "../page/pageModel";

const KEY = "pages to render";

/** Sets the pages for vite-plugin-ssr's `prerender` hook: it takes no arguments, and its code has other modules. */
export function setPageSlice(pages: PageModel[]): void {
  setEnvironmentData(KEY, pages);
}

export function pageSlice(): PageModel[] {
  return (getEnvironmentData(KEY) ?? []) as unknown as PageModel[];
}
