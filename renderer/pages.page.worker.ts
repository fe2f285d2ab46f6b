/** The code of the built site's pages, with all blocks: bundled as one script by `buildCode`. */
import { blocks, design } from "../blocks";
import { publishedDocument, renderDocument } from "./page/document/renderDocument";
import { renderOrBlame } from "./page/failingBlock";
import type { PageCode } from "./page/pageRequest";

export const drawPage: PageCode["drawPage"] = (page, site, today, script) => {
  let day: string | undefined;
  const html = renderOrBlame(page, (one) =>
    renderDocument(one, site, { blocks, design }, today, (read) => {
      day = read;
    }),
  );
  return { ...publishedDocument(html, page, site, design, today, script), day };
};
