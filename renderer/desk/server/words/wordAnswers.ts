import { valueAt } from "../../../base/pointer";
import { searchLengths } from "../../../base/values/writing";
import { contentIn, hasItself } from "../../../content/model/languages";
import type { ContentFile, SiteContent, SiteFile } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { writtenPage } from "../../../content/pages/writtenPage";
import { schemaAt } from "../../../content/schema/schemaAt";
import { type TextPlaces, textPlaces } from "../../../page/places/textPlaces";
import type { LastPages } from "../../../preview/codeError";
import type { ContentStore } from "../../../preview/contentStore";
import { renderHtml } from "../../../preview/renderHtml";
import { isCell } from "../../protocol/rows";
import type { PageWords, TextKind, Word, WordPlace } from "../../protocol/words";
import { factSources } from "../fields/factSources";
import { type Answer, onGet } from "../request/readRequest";
import { bodyOf, placesIn } from "./places";

/**
 * Responds to the request for the texts of a page with their places in its HTML; with null if there is no such page.
 *
 * @param show notes a text that the desk shows, and returns its hash
 */
export const wordAnswers = (
  store: ContentStore,
  last: LastPages,
  show: (text: string) => string,
): [string, Answer][] => [onGet("words", (asked) => pageWords(store, last, asked("route") || "/", show))];

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

/** The framed texts of a file, with their places by index. */
interface FramedFile {
  file: ContentFile;
  pointers: string[];
  placesOf: (index: number) => WordPlace[];
}

const kindOf = (definition: string | undefined): TextKind =>
  definition === "Text" || definition === "RichText" ? definition : "plain";

/** The texts of a file, each with what an editor needs to know about it. */
function wordsInFile({ file, pointers, placesOf }: FramedFile, name: string, content: SiteContent): Word[] {
  return pointers.flatMap((pointer, index): Word[] => {
    const value = valueAt(file.source, pointer);
    // For example a derived name, or an id that was filled in: the file does not contain it.
    if (typeof value !== "string" && typeof value !== "number") return [];
    const written = String(value);
    const { definition, schema } = schemaAt(name, file.data, pointer) ?? {};
    const [, most = schema?.maxLength] = searchLengths(pointer.slice(1)) ?? [];
    const facts = factSources(file, written, content);
    const cell = facts.find((one) => isCell(one) && one.piece === written.trim());
    const more = {
      filled: String(valueAt(file.data, pointer) ?? ""),
      kind: kindOf(schema?.title ?? definition),
      ...(most !== undefined && { most }),
      places: placesOf(index),
    };
    // What a cell of a table says as a whole is typed there.
    if (cell) {
      const place = { file: nameIn(content.imagesRootName, cell.file), pointer: cell.pointer };
      return [{ ...place, written: cell.value, facts: [], ...more }];
    }
    return [{ file: name, pointer, written, facts, ...more }];
  });
}
