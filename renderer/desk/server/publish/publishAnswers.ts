import path from "node:path";
import { childPointer } from "../../../base/pointer";
import { collectionIn } from "../../../content/model/collections";
import { type SiteContent, varsOf } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { nameOfPage } from "../../../content/site/routes";
import type { EditResult } from "../../protocol/edits";
import type { Publication, SiteChange } from "../../protocol/publish";
import type { PageEditor } from "../edit/pageEditor";
import { type Answer, onGet, onPost } from "../request/readRequest";
import { type MakeShared, sharing } from "../share/sharing";
import type { ErrorsNow } from "./checkedTree";
import { proposalNow, publish } from "./publish";
import { countChanges, publishedBase, publishPlan, seenChanges } from "./publishPlan";
import { textInCommit } from "./siteChanges";
import { takenBack } from "./takenBack";

/** What publishing needs of the site as it is shown. */
export interface SiteToPublish {
  /** The site as it is on disk. */
  content: () => SiteContent | undefined;
  /** The errors of the site on disk, as of now. */
  errorsNow: ErrorsNow;
  /** What visitors see of a change from other texts of some files. */
  seenOf: Parameters<typeof seenChanges>[1];
  /** Makes the file for *Share*. */
  makeShared: MakeShared;
}

/** Responds to the requests about what has changed: to see it, share it, send it and take it back. */
export function publishAnswers(editor: PageEditor, site: SiteToPublish): [string, Answer][] {
  const { content, errorsNow, seenOf } = site;
  const { folder } = editor.files;
  const share = sharing(site.makeShared);
  return [
    onGet("changes", () => countChanges(folder)),
    onGet("publish", () => publishPlan(folder, namesOf(content()))),
    onGet("seen", () => seenChanges(folder, seenOf, namesByRoute(content()))),
    onPost("publish", (asked: Publication) => publish(folder, asked, errorsNow)),
    onGet("proposal", () => proposalNow(folder)),
    onGet("share", () => share.now()),
    onPost("share", () => share.start()),
    onPost("takeBack", (asked: SiteChange) => takeBack(editor, asked)),
  ];
}

const namesByRoute = (content: SiteContent | undefined) =>
  new Map(content?.pages.map((page) => [page.route, nameOfPage(page)]));

/** How a site calls its facts and its pages. */
function namesOf(content: SiteContent | undefined): Parameters<typeof publishPlan>[1] {
  const pages = new Map(content?.pages.map((page) => [nameIn(content.imagesRootName, page.file), page]));
  const pageIn = (file: string) => {
    const page = pages.get(file);
    return page && nameOfPage(page);
  };
  const varsIn = (file: string) => {
    const page = pages.get(file);
    return Object.fromEntries(Object.entries(page ? varsOf(page) : {}).map(([name, value]) => [name, String(value)]));
  };
  return { facts: content?.facts ?? new Map(), pageIn, varsIn, others: content ? namesOfOthers(content) : {} };
}

/** Collections, templates and tables by the name of their file, and the pages of rows by their pointer after it. */
function namesOfOthers({ collections = [], tables = [], rows = new Map(), pages, imagesRootName }: SiteContent) {
  const names: Record<string, string> = {};
  const nameOf = (file: string) => nameIn(imagesRootName, file);
  for (const file of collections) names[nameOf(file.file)] = `Settings of ${collectionIn(file).name}`;
  for (const table of tables) names[nameOf(table)] = `Table ${path.posix.basename(table)}`;
  for (const page of pages) {
    const row = rows.get(page.file);
    if (!row) continue;
    const [table, template] = [nameOf(row.table), nameOf(row.template)];
    names[template] = `All pages of the table ${path.posix.basename(table)}`;
    names[`${table}${childPointer("/rows", row.index)}`] = nameOfPage(page);
  }
  return names;
}

async function takeBack(editor: PageEditor, change: SiteChange): Promise<EditResult> {
  const { file, pointer } = change;
  const { files } = editor;
  const { folder } = files;
  const before = files.has(file) ? await textInCommit(folder, file, await publishedBase(folder)) : undefined;
  return editor.rewrite(file, `${file}: ${pointer} taken back`, (now) => takenBack(file, now, before, change));
}
