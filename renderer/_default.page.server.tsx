import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
import { blocks, design } from "../blocks";
import type { Site } from "./contract/types.generated";
import { withLateStyle } from "./page/document/lateSheet";
import { publishedDocument, renderDocument } from "./page/document/renderDocument";
import { type FailingBlock, failingBlock } from "./page/failingBlock";
import type { PageModel } from "./page/pageModel";

/** What the build's workers and the preview server pass to vite-plugin-ssr. */
export interface PageRequest {
  /** The page at the address; absent if there is none. */
  page?: PageModel;
  site: Site;
  /** The day as of which it is rendered, such as `2030-12-31`. */
  today: string;
  /** Whether for the built site. `import.meta.env.PROD` would not do: a shell variable named PROD changes it. */
  published: boolean;
}

/** A page of the built site as the `render` hook returns it, before vite-plugin-ssr adds its scripts. */
export interface Drawn {
  html: string;
  /** The page's Content-Security-Policy. */
  policy: string;
  /** The day that the page was rendered for, if a block read it. */
  day?: string;
}

/** The `about` of the error that is thrown for a page with a block that throws. */
export interface FailedPage extends FailingBlock {
  file: string;
}

/** What the `render` hook adds to vite-plugin-ssr's page context for the build. */
export interface Rendered {
  drawn: Drawn;
  /** Renders another page: vite-plugin-ssr adds the same to every page. @throws Error that names the page */
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
    const failing = failingBlock(page.blocks, error, (own) => {
      renderDocument({ ...page, blocks: own }, site, { blocks, design }, today);
    });
    const about = failing && { ...failing, file: page.file };
    throw Object.assign(new Error(`${page.file} could not be rendered.`, { cause: error }), { about });
  }
}

/** vite-plugin-ssr's hook, for every page and for the not-found page. */
export function render({ page, site, today, published }: PageRequest) {
  if (!page) return { documentHtml: dangerouslySkipEscape("<!doctype html><title>Not found</title>") };
  const drawn = draw({ page, site, today, published });
  // The document escapes every value itself; vite-plugin-ssr adds the scripts.
  return { documentHtml: dangerouslySkipEscape(drawn.html), pageContext: { drawn, draw } satisfies Rendered };
}
