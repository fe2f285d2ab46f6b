import { readFileSync } from "node:fs";
import path from "node:path";
import { metaPolicy } from "../page/policy/metaPolicy";
import type { OutputFile } from "./output";

/**
 * Up to this many pages hosts are told each page's policy in a header: Cloudflare Pages reads 100
 * rules, and a page takes two. The pages of a larger site carry theirs in the document alone.
 */
const FEW_PAGES = 48;

/** A page's file in the output folder, and what may run in it. */
export interface PagePolicy {
  /** Such as `about/index.html`. */
  file: string;
  /** The value of the header. */
  policy: string;
}

/**
 * The policies of a site's pages, read from the documents themselves, so that a header says what the
 * page says; none where there are too many.
 *
 * @param pages the files of the drawn and the unchanged pages
 */
export function pagePolicies(pages: OutputFile[], outDir: string): PagePolicy[] {
  const documents = pages.filter(({ file }) => file.endsWith(".html"));
  if (documents.length > FEW_PAGES) return [];
  return documents
    .map(({ file, staged }) => ({ file, html: readFileSync(staged ?? path.join(outDir, file), "utf8") }))
    .map(({ file, html }) => ({ file, policy: metaPolicy(html) ?? "" }))
    .filter(({ policy }) => policy !== "")
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
