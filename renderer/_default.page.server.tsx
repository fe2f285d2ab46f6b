import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
import { blocks, design } from "../blocks";
import { withLateStyle } from "./page/document/lateSheet";
import { publishedDocument, renderDocument } from "./page/document/renderDocument";
import { type FailedPage, failingBlock, messageOf } from "./page/failingBlock";
import type { Drawn, PageRequest, Rendered } from "./page/pageRequest";

function draw({ page, site, today, published }: Required<PageRequest>): Drawn {
  try {
    let day: string | undefined;
    const html = renderDocument(page, site, { blocks, design }, today, (read) => {
      day = read;
    });
    return published
      ? { ...publishedDocument(html, page, site, design, today), day }
      : { html: withLateStyle(html, design.lateSheet(site)), policy: "" };
  } catch (error) {
    const failing = failingBlock(page.blocks, error, (own) => {
      renderDocument({ ...page, blocks: own }, site, { blocks, design }, today);
    });
    const about: FailedPage = { file: page.file, reason: messageOf(error), ...failing };
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
