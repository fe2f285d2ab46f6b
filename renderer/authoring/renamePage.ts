import { CouldNotRun } from "../base/couldNotRun";
import { filesOf, isDraft, type SiteContent } from "../content/model/siteContent";
import { redirectsOf } from "../content/site/routes";
import { addressError, expectMovable, pageAt } from "./addresses";
import { moveFigures } from "./confirmFigures";
import { type ContentFolder, type FileChange, fileOf } from "./fileChange";
import { linksTo, moveLinks } from "./moveLinks";
import { YamlEdit } from "./yamlEdit";

/** Where to add `redirectFrom` to a page without one: below the first of these that the page has. */
export const BEFORE_REDIRECTS = ["aliases", "breadcrumb", "description", "title"];

/**
 * Renames a page's file, changes every link to it, moves its confirmed figures, and redirects the old address. Writes nothing. Redirects are stored
 * in the page that they lead to: a second rename makes no chain, and a return to an old address makes no loop.
 *
 * @returns the changes, the changed links, and the redirected address; undefined for a draft, which had no visitors
 * @throws CouldNotRun in one sentence if it cannot be done
 */
export function renamePage(folder: ContentFolder, site: SiteContent, old: string, route: string) {
  const page = pageAt(old, site);
  expectMovable(page);
  const error = page.route === route ? `The page is at ${route} already.` : addressError(route, site, page);
  if (error) throw new CouldNotRun(error);

  const links = linksTo(page.route, site);
  const redirect = isDraft(page) ? undefined : page.route;
  const changes: FileChange[] = [];
  for (const file of [...filesOf(site).filter((other) => other !== page), page]) {
    const own = links.filter((link) => link.file === file.file);
    if (own.length === 0 && file !== page) continue;
    const edit = new YamlEdit(file.file, file.text);
    moveLinks(edit, own, page.route, { page, route });
    if (file === page) rewriteRedirects(edit, redirectsOf(page), route, redirect);
    const name = file === page ? { file: fileOf(folder, route), from: page.file } : { file: file.file };
    changes.push({ ...name, before: file.text, after: edit.finish() });
  }
  changes.push(...moveFigures(site, page, route.slice(1)));
  return { changes, links, redirect };
}

function rewriteRedirects(edit: YamlEdit, list: string[], route: string, redirect: string | undefined): void {
  const back = list.indexOf(route);
  if (back < 0) edit.addToList("redirectFrom", redirect ? [redirect] : [], BEFORE_REDIRECTS);
  else if (redirect) edit.set(`/redirectFrom/${back}`, redirect);
  else if (list.length === 1) edit.removeName("redirectFrom");
  else edit.removeItem(`/redirectFrom/${back}`);
}
