import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
import type { Site } from "../blocks/types.generated";
import type { PageModel } from "./content/pageModel";
import { publishedDocument } from "./document/publishedDocument";
import { renderDocument } from "./document/renderDocument";

/** What whoever asks for a page hands in: the build's workers and the preview server. */
export interface PageRequest {
  page: PageModel;
  site: Site;
}

/** vite-plugin-ssr's hook: the one page for all routes. */
export function render({ page, site }: PageRequest) {
  const html = renderDocument(page, site);
  // The document escapes every value itself; vite-plugin-ssr adds the scripts.
  return { documentHtml: dangerouslySkipEscape(import.meta.env.PROD ? publishedDocument(html, page, site) : html) };
}
