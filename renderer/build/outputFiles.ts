import type { PageModel } from "../page/pageModel";

/**
 * Where a page lands, relative to the output folder: `/about` in `about/index.html`, its aliases
 * likewise, and the not-found page in `404.html`, which is where hosts look for it.
 */
export function outputFiles({ route, aliases }: Pick<PageModel, "route" | "aliases">): string[] {
  return [route, ...aliases].map((address) =>
    address === "/404" ? "404.html" : `${address}/index.html`.replace(/^\/+/, ""),
  );
}
