import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
import { blocks, design } from "../blocks";
import type { Site } from "../blocks/types.generated";
import { withLateStyle } from "./page/document/lateSheet";
import { publishedDocument, renderDocument } from "./page/document/renderDocument";
import type { PageModel } from "./page/pageModel";

/** What the build's workers and the preview server hand to vite-plugin-ssr. */
export interface PageRequest {
  /** The page at the address; absent for an address that no page has. */
  page?: PageModel;
  site: Site;
  /** The day as of which it is rendered, such as `2030-12-31`. */
  today: string;
  /** Whether for the built site. Not from `import.meta.env.PROD`, which a variable of the shell named PROD changes. */
  published: boolean;
}

/** What the `render` hook adds to vite-plugin-ssr's page context for the build. */
export interface Rendered {
  /** The page's Content-Security-Policy. */
  policy?: string;
  /** The day that the page was rendered for, if a block made use of it. */
  day?: string;
}

/** vite-plugin-ssr's hook, for every page and for the not-found page. */
export function render({ page, site, today, published }: PageRequest) {
  if (!page) return { documentHtml: dangerouslySkipEscape("<!doctype html><title>Not found</title>") };
  try {
    let day: string | undefined;
    const html = renderDocument(page, site, { blocks, design }, today, (read) => {
      day = read;
    });
    if (!published) return { documentHtml: dangerouslySkipEscape(withLateStyle(html, design)) };
    const { html: document, policy } = publishedDocument(html, page, site, design, today);
    // The document escapes every value itself; vite-plugin-ssr adds the scripts.
    return { documentHtml: dangerouslySkipEscape(document), pageContext: { policy, day } satisfies Rendered };
  } catch (error) {
    throw new Error(`${page.file} could not be rendered.`, { cause: error });
  }
}
