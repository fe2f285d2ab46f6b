import { addressError, addressOf, languageOf, pageAt } from "../../../authoring/addresses";
import { clonePage } from "../../../authoring/clonePage";
import { copiedTexts, originalOf } from "../../../authoring/copiedTexts";
import { sourceOf } from "../../../authoring/emptyPage";
import type { ContentFolder, FileChange } from "../../../authoring/fileChange";
import { linksTo, type PlacedLink } from "../../../authoring/moveLinks";
import { newPageOptions } from "../../../authoring/pageQuestions";
import { removePage, StillLinked } from "../../../authoring/removePage";
import { renamePage } from "../../../authoring/renamePage";
import { siteFileIn } from "../../../authoring/siteFileIn";
import { newErrors } from "../../../authoring/tryChanges";
import { CouldNotRun } from "../../../base/couldNotRun";
import { valueAt } from "../../../base/pointer";
import type { Problem } from "../../../base/problem";
import { filesByName, type PageContent, type SiteContent, titleOf } from "../../../content/model/siteContent";
import { withoutMarks } from "../../protocol/inWords";
import type { CopiedFrom, LinkHere, NewPage, PageMove, PagePlan } from "../../protocol/pages";
import type { PageEditor } from "../edit/pageEditor";
import { type Answer, onGet, onPost } from "../request/readRequest";
import { askPage } from "./askPage";
import { collectionAt, entryForm, withEntry } from "./entries";

/** At most this many characters of a text are its name in a list. */
const NAME = 90;

/** What the requests need of the site as it is shown. */
interface ShownSite {
  /** The site as it is on disk. @throws CouldNotRun while it cannot be read */
  content: () => SiteContent;
  problems: () => readonly Problem[];
}

/** Responds to the requests of `protocol/pages.ts`, by the method and path of each. */
export function pageAnswers(editor: PageEditor, { content, problems }: ShownSite): [string, Answer][] {
  const { dir, cwd = "", publicDir } = editor.files.place;
  const folder = { dir, cwd, publicDir };
  const change = changer(editor, { content, problems });
  return [
    onGet("pages/copied", (asked) => copiedFrom(content(), asked("route") || "/")),
    onPost("pages/questions", (asked: NewPage) => asPage(asked, content()).asked),
    onPost("pages/create", (asked: NewPage) => {
      const { route, made } = newPage(folder, asked, content);
      return change(`new page ${route}`, () => [made()]);
    }),
    onPost("pages/duplicate", ({ route: from, language = "" }: { route: string; language?: string }) => {
      const source = pageAt(from, content());
      const route = language ? addressIn(language, source) : freeAddress(content(), source.route);
      const made = () => [clonePage(folder, content(), source, { route }), ...siteFileIn(language, content())];
      return change(`new page ${route}`, made);
    }),
    onPost("pages/plan", ({ route, to, do: what }: PageMove & { do: "rename" | "remove" }) =>
      planned(content(), route, () =>
        what === "rename"
          ? renamePage(folder, content(), route, addressOf(to, content().imagesRootName))
          : removePage(content(), route, to || undefined),
      ),
    ),
    onPost("pages/rename", ({ route, to: typed }: PageMove) => {
      const to = addressOf(typed, content().imagesRootName);
      return change(`${route} is now ${to}`, () => renamePage(folder, content(), route, to).changes, route);
    }),
    onPost("pages/remove", ({ route, to }: PageMove) =>
      change(`${route} removed`, () => removePage(content(), route, to || undefined).changes, to && route),
    ),
  ];
}

/** Makes changes of pages, which are checked against the errors that the site has already. */
function changer(editor: PageEditor, { content, problems }: ShownSite) {
  const newOf = (found: Problem[], changes: FileChange[]) => newErrors([...problems()], found, changes);
  /** @param gone an address that no link may have afterwards */
  return (words: string, plan: () => FileChange[], gone?: string) => {
    const checked = () => {
      if (gone) expectWritten(content(), gone);
      return plan();
    };
    return editor.changeFiles(words, checked, newOf);
  };
}

/** What a new page is asked to be. @throws CouldNotRun in a sentence if it cannot be so */
function newPage(folder: ContentFolder, given: NewPage, content: () => SiteContent) {
  const { asked, source, written } = asPage(given, content());
  const wrong = asked.find(({ error }) => error);
  if (wrong?.error) throw new CouldNotRun(wrong.error);
  const options = newPageOptions(source, written);
  const made = () => {
    const page = clonePage(folder, content(), source, options);
    if (given.folder === undefined) return page;
    const form = entryForm(collectionAt(given.folder, content()), source, content());
    return withEntry(page, form, given.entry ?? {});
  };
  return { route: options.route, made };
}

function asPage({ from, answers, folder }: NewPage, content: SiteContent) {
  const source = sourceOf(from, content, folder);
  return { source, ...askPage(content, source, answers, folder) };
}

/** The address of the translation of a page. */
const addressIn = (language: string, { route }: PageContent) => `/${language}${route}`.replace(/\/$/, "");

/** Such as `/about-copy`, or `/about-copy-2`. */
function freeAddress(content: SiteContent, route: string): string {
  const language = languageOf(route, content);
  const home = language === undefined ? "/" : `/${language}`;
  const start = route === home ? `${home}/home-copy`.replace("//", "/") : `${route}-copy`;
  for (let number = 1; ; number++) {
    const address = number === 1 ? start : `${start}-${number}`;
    if (addressError(address, content) === undefined) return address;
  }
}

/** @throws CouldNotRun if a link to a page is built from facts: only a person can move it */
function expectWritten(content: SiteContent, route: string): void {
  const files = filesByName(content);
  const built = linksTo(route, content).find(
    ({ file, pointer }) => !String(valueAt(files.get(file)?.source, pointer)).includes(route),
  );
  if (!built) return;
  const { on, words } = linkHere(content, built);
  throw new CouldNotRun(
    `The link "${words}" on ${on} is built from a fact, and would still lead to ${route}. Change it first.`,
  );
}

/** @param plan returns what `renamePage` or `removePage` would change */
function planned(
  content: SiteContent,
  route: string,
  plan: () => { moved: PlacedLink[]; dropped?: PlacedLink[]; redirects: string[] },
): PagePlan {
  const page = pageAt(route, content);
  const here = (links: PlacedLink[]) => links.map((link) => linkHere(content, link));
  const all = linksTo(page.route, content).filter(({ file }) => file !== page.file);
  try {
    const { moved, dropped = [], redirects } = plan();
    return { links: here(moved.filter(({ file }) => file !== page.file)), dropped: here(dropped), redirects };
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error;
    const words =
      error instanceof StillLinked ? "Choose the page that its links and its address lead to." : error.message;
    return { error: words, links: here(all), dropped: [], redirects: [] };
  }
}

function linkHere(content: SiteContent, { file, words }: PlacedLink): LinkHere {
  const { route = "every page" } = (filesByName(content).get(file) ?? {}) as Partial<PageContent>;
  return { on: route, words: words.startsWith("/") ? "A link without words" : words };
}

function copiedFrom(content: SiteContent, route: string): CopiedFrom {
  const page = pageAt(route, content);
  const from = originalOf(page, content.pages);
  const texts = from ? copiedTexts(page, from, content.pages) : [];
  const short = (value: string) => {
    const plain = withoutMarks(value);
    return plain.length > NAME ? `${plain.slice(0, NAME).trimEnd()} …` : plain;
  };
  return {
    ...(from && { from: titleOf(from).split(" | ")[0] ?? "" }),
    texts: texts.map(({ pointer, value }) => ({ pointer, words: short(value) })),
  };
}
