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

/** A page for the built site, as the `render` hook makes it, without what vite-plugin-ssr adds. */
export interface Drawn {
  html: string;
  /** The page's Content-Security-Policy. */
  policy: string;
  /** The day that the page was rendered for, if a block made use of it. */
  day?: string;
}

/** What the `render` hook adds to vite-plugin-ssr's page context for the build. */
export interface Rendered {
  drawn: Drawn;
  /** Renders another page: what vite-plugin-ssr adds to it is the same on all. @throws Error that names the page */
  draw: (request: Required<PageRequest>) => Drawn;
}

function draw({ page, site, today, published }: Required<PageRequest>): Drawn {
  try {
    let day: string | undefined;
    const html = renderDocument(page, site, { blocks, design }, today, (read) => {
      day = read;
    });
    return published
      ? { ...publishedDocument(html, page, site, design, today), day }
      : { html: withLateStyle(html, design), policy: "" };
  } catch (error) {
    throw new Error(`${page.file} could not be rendered.`, { cause: error });
  }
}

/** vite-plugin-ssr's hook, for every page and for the not-found page. */
export function render({ page, site, today, published }: PageRequest) {
  if (!page) return { documentHtml: dangerouslySkipEscape("<!doctype html><title>Not found</title>") };
  const drawn = draw({ page, site, today, published });
  // The document escapes every value itself; vite-plugin-ssr adds the scripts.
  return { documentHtml: dangerouslySkipEscape(drawn.html), pageContext: { drawn, draw } satisfies Rendered };
}
