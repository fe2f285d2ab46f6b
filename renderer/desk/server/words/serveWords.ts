import { contentIn, hasItself } from "../../../content/model/languages";
import type { SiteContent, SiteFile } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { writtenPage } from "../../../content/pages/writtenPage";
import { type TextPlaces, textPlaces } from "../../../page/places/textPlaces";
import type { LastPages } from "../../../preview/codeError";
import type { ContentStore } from "../../../preview/contentStore";
import { renderHtml } from "../../../preview/renderHtml";
import { type Serve, send } from "../../../preview/serve";
import type { PageWords, WordPlace } from "../../protocol/words";
import { type FramedFile, wordsInFile } from "./pageWords";
import { bodyOf, placesIn } from "./places";

/**
 * Serves the texts of a page with their places in its HTML, as JSON; null if there is no such page.
 *
 * @param show notes a text that the desk shows, and returns its hash
 */
export function serveWords(store: ContentStore, last: LastPages, show: (text: string) => string): Serve {
  return async ({ pathname, searchParams }, response) => {
    if (pathname !== "/_desk/words") return false;
    const words = await pageWords(store, last, searchParams.get("route") ?? "/", show);
    response.setHeader("cache-control", "no-store");
    return send(response, "application/json", JSON.stringify(words));
  };
}

/** The facts by the file in which each is written: those of another language are in two. */
function filesOfFacts(facts: SiteFile, content: SiteContent, found: Omit<FramedFile, "file">): FramedFile[] {
  const main = content.whole?.site;
  if (facts.own === undefined || !main) return [{ file: facts, ...found }];
  const written = (file: SiteFile) => (index: number) =>
    hasItself(facts, found.pointers[index] ?? "") === (file === facts) ? found.placesOf(index) : [];
  return [facts, main].map((file) => ({ ...found, file, placesOf: written(file) }));
}

/** By file: all its texts, and how each could be framed last time, so that they are framed right at once. */
const formsOf = new Map<string, Pick<TextPlaces<WordPlace>, "pointers" | "forms">>();

async function pageWords(
  store: ContentStore,
  last: LastPages,
  address: string,
  show: (text: string) => string,
): Promise<PageWords | null> {
  const model = store.find(address)?.page;
  const shown = store.shown(address);
  const site = store.siteAt(address);
  const content = store.content && contentIn(store.content, shown?.page.language);
  if (!model || !shown || !content || !site) return null;
  const { page, facts } = shown;
  const render = (framedPage = model, framedSite = site) =>
    renderHtml({ page: framedPage, site: framedSite, today: store.today, address });
  // The desk requests this just after the page itself.
  const served = bodyOf(last.of(address, store.version) ?? (await render()));
  const framedPage = { page, facts, model, site };
  const found = await textPlaces(framedPage, render, (html) => placesIn(html, served), formsOf.get(page.file));
  const { pointers, places, forms } = found;
  formsOf.set(page.file, { pointers, forms });
  const at = (first: number) => (index: number) => places.get(first + index) ?? [];
  const row = content.rows?.get(page.file);
  const files: FramedFile[] = [
    { file: writtenPage(page, content), pointers: pointers.page, placesOf: at(0) },
    ...filesOfFacts(facts, content, { pointers: pointers.site, placesOf: at(pointers.page.length) }),
  ];
  const names = files.map(({ file }) => nameIn(content.imagesRootName, file.file));
  const words = files.flatMap((file, index) => wordsInFile(file, names[index] ?? "", content));
  const shownFiles = files.map(({ file }, index) => [names[index], { hash: show(file.text), printed: file.file }]);
  const table = row && [nameIn(content.imagesRootName, row.table), { hash: show(row.tableText), printed: row.table }];
  return {
    route: page.route,
    files: Object.fromEntries(table ? [...shownFiles, table] : shownFiles),
    // Of site.yaml, only the texts that this page shows.
    words: words.filter(({ file, places }) => !names.slice(1).includes(file) || places.length > 0),
  };
}
