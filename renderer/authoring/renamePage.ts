import { CouldNotRun } from "../base/couldNotRun";
import { originalRoute, translationsOf } from "../content/model/languages";
import { type ContentFile, filesOf, isDraft, type PageContent, type SiteContent } from "../content/model/siteContent";
import { redirectsOf } from "../content/site/routes";
import { addressError, expectMovable, languageOf, pageAt } from "./addresses";
import { moveFigures } from "./confirmFigures";
import { type ContentFolder, type FileChange, fileOf } from "./fileChange";
import { expectInFiles, linksTo, moveLinks } from "./moveLinks";
import { YamlEdit } from "./yamlEdit";

/** Where to add `redirectFrom` to a page without one: below the first of these that the page has. */
export const BEFORE_REDIRECTS = ["aliases", "breadcrumb", "description", "title"];

/**
 * Renames the files of a page and of its translations, changes every link to them, moves their confirmed figures, and
 * redirects the old addresses. Writes nothing. Redirects are stored in the page that they lead to: a second rename makes no chain, and a return to an old address makes no loop.
 *
 * @returns the changes, the links that are changed, and the redirected address; none for a draft, which had no visitors
 * @throws CouldNotRun in one sentence if it cannot be done
 */
export function renamePage(folder: ContentFolder, site: SiteContent, old: string, route: string) {
  const page = pageAt(old, site);
  expectMovable({ route: originalRoute(page) });
  const error = page.route === route ? `The page is at ${route} already.` : addressError(route, site, page);
  if (error) throw new CouldNotRun(error);
  expectSameLanguage(page, route, site);

  const moves = [...translationsOf(page, site), page].map((one) => movedTo(folder, one, page, route));
  const links = moves.flatMap((move) => linksTo(move.page.route, site));
  expectInFiles(links, site);
  const changes: FileChange[] = [];
  const moved = new Set<ContentFile>(moves.map((move) => move.page));
  for (const file of [...filesOf(site).filter((other) => !moved.has(other)), ...moved]) {
    const own = links.filter((link) => link.file === file.file);
    const move = moves.find((one) => one.page === file);
    if (own.length === 0 && !move) continue;
    const edit = new YamlEdit(file.file, file.text);
    for (const to of moves) {
      const some = own.filter((link) => link.route === to.page.route);
      moveLinks(edit, some, to.page.route, to);
    }
    if (move) rewriteRedirects(edit, redirectsOf(move.page), move.route, move.redirect);
    const name = move ? { file: move.file, from: file.file } : { file: file.file };
    changes.push({ ...name, before: file.text, after: edit.finish() });
  }
  changes.push(...moveFigures(site, moves));
  return { changes, moved: links, redirects: isDraft(page) ? [] : [page.route] };
}

/** What becomes of a page or of its translation: a draft had no visitors to redirect. */
function movedTo(folder: ContentFolder, one: PageContent, page: PageContent, route: string) {
  const { language } = one;
  const to = one === page || language === undefined ? route : `/${language}${route}`;
  return { page: one, route: to, file: fileOf(folder, to, language), redirect: isDraft(one) ? undefined : one.route };
}

/** @throws CouldNotRun if the page would be in another language, or no longer belong to its original */
function expectSameLanguage(page: PageContent, route: string, site: SiteContent): void {
  const { language } = page;
  const original = site.pages.find((other) => other.language === undefined && other.route === originalRoute(page));
  if (language !== undefined && original)
    throw new CouldNotRun(`${page.route} translates ${original.route}, and has its address: rename ${original.route}.`);
  if (languageOf(route, site) !== language)
    throw new CouldNotRun(`A page stays in its language: ${page.route} cannot become ${route}.`);
}

function rewriteRedirects(edit: YamlEdit, list: string[], route: string, redirect: string | undefined): void {
  const back = list.indexOf(route);
  if (back < 0) edit.addToList("redirectFrom", redirect ? [redirect] : [], BEFORE_REDIRECTS);
  else if (redirect) edit.set(`/redirectFrom/${back}`, redirect);
  else if (list.length === 1) edit.removeName("redirectFrom");
  else edit.removeItem(`/redirectFrom/${back}`);
}
