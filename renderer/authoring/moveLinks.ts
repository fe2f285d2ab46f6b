import { CouldNotRun } from "../base/couldNotRun";
import { parentPointer, valueAt } from "../base/pointer";
import { filesByName, type PageContent, type SiteContent } from "../content/model/siteContent";
import { anchorsOf } from "../content/pages/pageBlocks";
import { locate } from "../content/places/locate";
import { internalLinksOf } from "../content/site/links";
import type { YamlEdit } from "./yamlEdit";

export interface PlacedLink {
  file: string;
  line: number;
  pointer: string;
  /** The address that it leads to. */
  route: string;
  /** Whether it is the value of a `to`, and not a link inside a text. */
  whole: boolean;
  /** Its label, or its address if it has none. */
  words: string;
}

/** Every link of the site to an address, sorted by file and line. */
export function linksTo(route: string, site: SiteContent): PlacedLink[] {
  const files = filesByName(site);
  const links = internalLinksOf(site).filter((link) => link.route === route);
  const placed = links.map(({ file, pointer, piece, to }) => {
    const { text = "", data } = files.get(file) ?? {};
    const { line } = locate(text, pointer, "value", piece);
    const whole = piece === undefined;
    const label = whole ? valueAt(data, `${parentPointer(pointer)}/label`) : /^\[(.*?)\]\(/s.exec(piece)?.[1];
    return { file, line, pointer, route, whole, words: typeof label === "string" ? label : to };
  });
  return placed.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

/** @throws CouldNotRun if a link is in a page that a row makes, which has no file to be changed */
export function expectInFiles(links: PlacedLink[], { rows }: Pick<SiteContent, "rows">): void {
  const row = links.map(({ file }) => rows?.get(file)).find(Boolean);
  const [first] = links;
  if (!row || !first) return;
  throw new CouldNotRun(
    `The pages of ${row.template} and ${row.table} link to ${first.route}. Change the links there first.`,
  );
}

export function listLinks(links: PlacedLink[]): string {
  return links.map(({ file, line, words }) => `  ${file}:${line}  ${words}`).join("\n");
}

/**
 * Points one file's links from an address to another, and keeps their fragment if the new page has that anchor.
 *
 * @param target the page that they lead to afterwards, and its new address
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
