import { valueAt } from "../content/pointer";
import { locate } from "../content/report/locate";
import { internalLinksOf } from "../content/site/links";
import { anchorsOf } from "../content/site/pageBlocks";
import { filesByName, type PageContent, type SiteContent } from "../content/siteContent";
import type { YamlEdit } from "./yamlEdit";

export interface PlacedLink {
  file: string;
  line: number;
  pointer: string;
  /** Whether it is the whole value of a `to`, rather than a link inside a text. */
  whole: boolean;
  /** Its label, or its address where it has none. */
  words: string;
}

/** Every link of the site to an address, sorted by file and line. */
export function linksTo(route: string, site: SiteContent): PlacedLink[] {
  const files = filesByName(site);
  const found: PlacedLink[] = [];
  for (const { file, pointer, piece, to, ...link } of internalLinksOf(site)) {
    if (link.route !== route) continue;
    const { text = "", data } = files.get(file) ?? {};
    const { line } = locate(text, pointer, "value", piece);
    const words = piece === undefined ? labelBeside(data, pointer) : /^\[(.*?)\]\(/s.exec(piece)?.[1];
    found.push({ file, line, pointer, whole: piece === undefined, words: words ?? to });
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

export function listed(links: PlacedLink[]): string {
  return links.map(({ file, line, words }) => `  ${file}:${line}  ${words}`).join("\n");
}

/**
 * Makes one file's links to an address lead to another, with their fragment where the new page has it.
 *
 * @param target the page that they lead to afterwards, and its address then
 */
export function moveLinks(
  edit: YamlEdit,
  links: Pick<PlacedLink, "pointer" | "whole">[],
  from: string,
  target: { page: PageContent; route: string },
): void {
  const anchors = anchorsOf(target.page);
  const moved = (_: string, query = "", fragment = "") =>
    `${target.route}${query}${fragment && anchors.includes(fragment.slice(1)) ? fragment : ""}`;
  for (const [pointer, whole] of new Map(links.map(({ pointer, whole }) => [pointer, whole])))
    edit.replace(pointer, whole ? wholeLink(from) : linkInText(from), moved);
}

/** The value of a `to`, with its optional quotes. */
function wholeLink(route: string): RegExp {
  return new RegExp(`(?<=^["']?)${route}/?(\\?[^#"']*)?(#[^"']*)?(?=["']?$)`, "g");
}

/** The address of `[words](/address)`. */
function linkInText(route: string): RegExp {
  return new RegExp(`(?<=\\]\\(\\s*<?)${route}/?(\\?[^#)>\\s]*)?(#[^)>\\s]*)?(?=[)>\\s])`, "g");
}

function labelBeside(data: unknown, pointer: string): string | undefined {
  const label = valueAt(data, pointer.replace(/[^/]+$/, "label"));
  return typeof label === "string" ? label : undefined;
}
