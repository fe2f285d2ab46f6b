import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
import type { Site } from "../blocks/types.generated";
import { publishedDocument } from "./page/document/publishedDocument";
import { renderDocument } from "./page/document/renderDocument";
import type { PageModel } from "./page/pageModel";

/** What whoever asks for a page hands in: the build's workers and the preview server. */
export interface PageRequest {
  page: PageModel;
  site: Site;
  /**
   * Whether the page is for the built site. Said, and not read from `import.meta.env.PROD`, which is
   * whatever a variable named PROD in the shell says: vite-plugin-ssr puts the environment into server code.
   */
  published: boolean;
}

/** vite-plugin-ssr's hook: the one page for all routes. */
export function render({ page, site, published }: PageRequest) {
  const html = renderDocument(page, site);
  // The document escapes every value itself; vite-plugin-ssr adds the scripts.
  return { documentHtml: dangerouslySkipEscape(published ? publishedDocument(html, page, site) : html) };
}
