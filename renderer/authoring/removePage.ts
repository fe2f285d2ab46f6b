import { Cancelled, CouldNotRun } from "../base/couldNotRun";
import { holderOf, valueAt } from "../base/pointer";
import { type ContentFile, filesOf, isDraft, type PageContent, type SiteContent } from "../content/model/siteContent";
import { aliasesOf, redirectsOf } from "../content/site/routes";
import { expectMovable, pageAt } from "./addresses";
import { moveFigures } from "./confirmFigures";
import type { FileChange } from "./fileChange";
import { linksTo, listed, moveLinks, type PlacedLink } from "./moveLinks";
import { BEFORE_REDIRECTS } from "./renamePage";
import { YamlEdit } from "./yamlEdit";

/** The page is still linked: the message lists the links, so that a person can decide where they should lead. */
export class StillLinked extends Cancelled {}

/**
 * Removes a page. If `to` names a page in its place, links and old addresses lead there. Writes nothing.
 *
 * @returns the changes; the links that now lead to the other page, with the same label; the removed entries of link
 *   lists that contained the other page already; the addresses that now redirect to it
 * @throws StillLinked if other pages link to it and `to` is absent
 * @throws CouldNotRun in one sentence if it cannot be done
 */
export function removePage(site: SiteContent, route: string, to?: string) {
  const page = pageAt(route, site);
  expectMovable(page);
  const links = linksTo(page.route, site).filter(({ file }) => file !== page.file);
  const changes: FileChange[] = [...moveFigures(site, page), { file: page.file, before: page.text }];
  const result = { changes, moved: [] as PlacedLink[], dropped: [] as PlacedLink[], redirects: [] as string[] };
  if (to === undefined) {
    if (links.length === 0) return result;
    const advice = "Say which page takes its place, such as --to /services, or remove the links first.";
    throw new StillLinked(`${listed(links)}\n\n${page.route} is still linked. ${advice}`);
  }
  const target = pageAt(to, site);
  checkTarget(page, target);

  for (const file of filesOf(site)) {
    const own = links.filter((link) => link.file === file.file);
    if (file === page || (own.length === 0 && file !== target)) continue;
    const edit = new YamlEdit(file.file, file.text);
    const dropped = file === site.site ? own.filter(({ pointer }) => isBeside(file, pointer, target)) : [];
    for (const { pointer } of dropped) edit.removeItem(holderOf(pointer));
    const moved = own.filter((link) => !dropped.includes(link));
    moveLinks(edit, moved, page.route, { page: target, route: target.route });
    if (file === target && !isDraft(page)) {
      result.redirects = [page.route, ...aliasesOf(page), ...redirectsOf(page)];
      edit.addToList("redirectFrom", result.redirects, BEFORE_REDIRECTS);
    }
    result.moved.push(...moved);
    result.dropped.push(...dropped);
    const after = edit.finish();
    if (after !== file.text) changes.splice(-1, 0, { file: file.file, before: file.text, after });
  }
  return result;
}

function checkTarget(page: PageContent, target: PageContent): void {
  if (target === page) throw new CouldNotRun("A page cannot take its own place: name another with --to.");
  if (target.route === "/404") throw new CouldNotRun("Nothing can lead to the not-found page: name another with --to.");
  if (isDraft(target) && !isDraft(page)) {
    throw new CouldNotRun(`${target.route} is still a draft, so visitors cannot be sent there. Publish it first.`);
  }
}

function isBeside({ data }: ContentFile, pointer: string, target: PageContent): boolean {
  const list = valueAt(data, holderOf(holderOf(pointer)));
  return Array.isArray(list) && list.some((item) => (item as { to?: unknown } | null)?.to === target.route);
}
