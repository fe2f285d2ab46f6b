import { CouldNotRun } from "../content/couldNotRun";
import { valueAt } from "../content/pointer";
import { isDraft } from "../content/site/drafts";
import { aliasesOf, redirectsOf } from "../content/site/routes";
import { type ContentFile, filesOf, type PageContent, type SiteContent } from "../content/siteContent";
import { mayMove, pageAt } from "./addresses";
import type { FileChange } from "./fileChange";
import { linksTo, moveLinks, type PlacedLink } from "./moveLinks";
import { BEFORE_REDIRECTS } from "./renamePage";
import { YamlEdit } from "./yamlEdit";

/** The changes of a removal. */
export interface Removal {
  changes: FileChange[];
  /** The links that lead to the other page afterwards, with the same label. */
  moved: PlacedLink[];
  /** The removed entries of link lists that have the other page already. */
  dropped: PlacedLink[];
  /** The addresses that redirect to the other page afterwards. */
  redirects: string[];
}

/** The page is still linked; has the links, so that a person can decide where they should lead. */
export class StillLinked extends CouldNotRun {
  constructor(
    readonly route: string,
    readonly links: PlacedLink[],
  ) {
    super(
      `${route} is still linked. Say which page takes its place, such as --to /services, or take the links away first.`,
    );
  }
}

/**
 * Removes a page. Where another page takes its place, links and old addresses lead there. Writes nothing.
 *
 * @param to the address of the page that takes its place
 * @throws StillLinked where others link to it and no page takes its place
 * @throws CouldNotRun in one sentence where it cannot be done
 */
export function removePage(site: SiteContent, route: string, to?: string): Removal {
  const page = pageAt(route, site);
  mayMove(page);
  const links = linksTo(page.route, site).filter(({ file }) => file !== page.file);
  if (to === undefined) {
    if (links.length > 0) throw new StillLinked(page.route, links);
    return { changes: [{ file: page.file, before: page.text }], moved: [], dropped: [], redirects: [] };
  }
  const target = pageAt(to, site);
  checkTarget(page, target);

  const result: Removal = { changes: [], moved: [], dropped: [], redirects: [] };
  for (const file of filesOf(site)) {
    const own = links.filter((link) => link.file === file.file);
    if (file === page || (own.length === 0 && file !== target)) continue;
    const edit = new YamlEdit(file.file, file.text);
    const dropped = file === site.site ? own.filter(({ pointer }) => isBeside(file, pointer, target)) : [];
    for (const { pointer } of dropped) edit.removeItem(entryOf(pointer));
    const moved = own.filter((link) => !dropped.includes(link));
    moveLinks(edit, moved, page.route, { page: target, route: target.route });
    if (file === target && !isDraft(page)) {
      result.redirects = [page.route, ...aliasesOf(page), ...redirectsOf(page)];
      edit.addToList("redirectFrom", result.redirects, BEFORE_REDIRECTS);
    }
    result.moved.push(...moved);
    result.dropped.push(...dropped);
    const after = edit.finish();
    if (after !== file.text) result.changes.push({ file: file.file, before: file.text, after });
  }
  result.changes.push({ file: page.file, before: page.text });
  return result;
}

function checkTarget(page: PageContent, target: PageContent): void {
  if (target === page) throw new CouldNotRun("A page cannot take its own place: name another with --to.");
  if (target.route === "/404") throw new CouldNotRun("Nothing can lead to the not-found page: name another with --to.");
  if (isDraft(target) && !isDraft(page)) {
    throw new CouldNotRun(`${target.route} is still a draft, so visitors cannot be sent there. Publish it first.`);
  }
}

/** Whether another entry of the same list leads to the target already. */
function isBeside({ data }: ContentFile, pointer: string, target: PageContent): boolean {
  const entry = entryOf(pointer);
  if (!/\/\d+$/.test(entry)) return false;
  const list = valueAt(data, entry.slice(0, entry.lastIndexOf("/")));
  return Array.isArray(list) && list.some((item) => (item as { to?: unknown } | null)?.to === target.route);
}

/** The entry of a list that holds the `to` at this place. */
function entryOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
