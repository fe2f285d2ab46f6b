import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
import { blocks, design } from "../blocks";
import { withLateStyle } from "./page/document/lateSheet";
import { renderDocument } from "./page/document/renderDocument";
import { renderOrBlame } from "./page/failingBlock";
import type { PageRequest } from "./page/pageRequest";

/** vite-plugin-ssr's hook, for every page of the preview and for the not-found page. */
export function render({ page, site, today }: PageRequest) {
  const html = page
    ? renderOrBlame(page, (one) => renderDocument(one, site, { blocks, design }, today))
    : "<!doctype html><title>Not found</title>";
  // The document escapes every value itself; vite-plugin-ssr adds the scripts.
  return { documentHtml: dangerouslySkipEscape(page ? withLateStyle(html, design.lateSheet(site)) : html) };
}
