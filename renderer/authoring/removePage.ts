import { Cancelled, CouldNotRun } from "../base/couldNotRun";
import { parentPointer, valueAt } from "../base/pointer";
import { pageIn, translationsOf } from "../content/model/languages";
import { type ContentFile, filesOf, isDraft, type PageContent, type SiteContent } from "../content/model/siteContent";
import { aliasesOf, isNotFound, redirectsOf } from "../content/site/routes";
import { expectMovable, pageAt } from "./addresses";
import { moveFigures } from "./confirmFigures";
import type { FileChange } from "./fileChange";
import { expectInFiles, linksTo, listLinks, moveLinks, type PlacedLink } from "./moveLinks";
import { BEFORE_REDIRECTS } from "./renamePage";
import { YamlEdit } from "./yamlEdit";

/** The page is still linked: the message lists the links, so that a person can decide where they should lead. */
export class StillLinked extends Cancelled {}

/**
 * Removes a page with its translations. If `to` names a page in its place, links and old addresses lead there. Writes nothing.
 *
 * @returns the changes; the links that now lead to the other page, with the same label; the removed entries of link
 *   lists that contained the other page already; the addresses that now redirect to it
 * @throws StillLinked if other pages link to it and `to` is absent
 * @throws CouldNotRun in one sentence if it cannot be done
 */
export function removePage(site: SiteContent, route: string, to?: string) {
  const page = pageAt(route, site);
  expectMovable(page);
  const gone = [...translationsOf(page, site), page];
  const files = new Set(gone.map(({ file }) => file));
  const links = gone.flatMap(({ route }) => linksTo(route, site)).filter(({ file }) => !files.has(file));
  const figures = moveFigures(
    site,
    gone.map((one) => ({ page: one })),
  );
  const changes: FileChange[] = [...figures, ...gone.map(({ file, text }) => ({ file, before: text }))];
  const result = { changes, moved: [] as PlacedLink[], dropped: [] as PlacedLink[], redirects: [] as string[] };
  if (to === undefined) {
    if (links.length === 0) return result;
    const advice = "Say which page takes its place, such as --to /services, or remove the links first.";
    throw new StillLinked(`${listLinks(links)}\n\n${page.route} is still linked. ${advice}`);
  }
  expectInFiles(links, site);
  const target = pageAt(to, site);
  checkTarget(page, target);

  const targets = new Map(gone.map((one) => [one, pageIn(one.language, target, site)]));
  for (const file of filesOf(site)) {
    const own = links.filter((link) => link.file === file.file);
    const replaced = gone.filter((one) => targets.get(one) === file);
    if (files.has(file.file) || (own.length === 0 && replaced.length === 0)) continue;
    const edit = new YamlEdit(file.file, file.text);
    const dropped = "route" in file ? [] : own.filter(({ pointer }) => isBeside(file, pointer, target));
    for (const { pointer } of dropped) edit.removeItem(parentPointer(pointer));
    const moved = own.filter((link) => !dropped.includes(link));
    for (const [one, to] of targets) {
      const some = moved.filter(({ route }) => route === one.route);
      moveLinks(edit, some, one.route, { page: to, route: to.route });
    }
    const redirects = replaced.filter((one) => !isDraft(one)).flatMap(addressesOf);
    if (redirects.length > 0) edit.addToList("redirectFrom", redirects, BEFORE_REDIRECTS);
    result.redirects.push(...redirects);
    result.moved.push(...moved);
    result.dropped.push(...dropped);
    const after = edit.finish();
    if (after !== file.text) changes.splice(-gone.length, 0, { file: file.file, before: file.text, after });
  }
  return result;
}

const addressesOf = (page: PageContent) => [page.route, ...aliasesOf(page), ...redirectsOf(page).filter(Boolean)];

function checkTarget(page: PageContent, target: PageContent): void {
  if (target === page) throw new CouldNotRun("A page cannot take its own place: name another with --to.");
  if (isNotFound(target)) throw new CouldNotRun("Nothing can lead to the not-found page: name another with --to.");
  if (isDraft(target) && !isDraft(page)) {
    throw new CouldNotRun(`${target.route} is still a draft, so visitors cannot be sent there. Publish it first.`);
  }
}

function isBeside({ data }: ContentFile, pointer: string, target: PageContent): boolean {
  const list = valueAt(data, parentPointer(parentPointer(pointer)));
  return Array.isArray(list) && list.some((item) => (item as { to?: unknown } | null)?.to === target.route);
}
