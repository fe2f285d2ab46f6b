import { sourceOf } from "../../../authoring/emptyPage";
import { valueAt } from "../../../base/pointer";
import { collectionIn, collectionOf } from "../../../content/model/collections";
import type { PageContent, SiteContent } from "../../../content/model/siteContent";
import type { CollectionEntry, NewCollection } from "../../protocol/collections";
import type { PageEditor } from "../edit/pageEditor";
import { entryNames } from "../fields/entryFields";
import { collectionAt, entryForm } from "../pages/entries";
import { type Answer, onGet, onPost } from "../request/readRequest";
import { newCollection } from "./newCollection";

/** Responds to the requests of `protocol/collections.ts`, by the method and path of each. */
export function collectionAnswers(editor: PageEditor, content: () => SiteContent): [string, Answer][] {
  return [
    onGet("collections", () => listCollections(content())),
    onGet("collections/entry", (asked) => {
      const folder = asked("folder");
      return entryForm(collectionAt(folder, content()), sourceOf(asked("from"), content(), folder), content());
    }),
    onPost("collections/create", (asked: NewCollection) => {
      const needs = entryNames().filter((name) => asked.needs.includes(name));
      const printed = (file: string) => editor.files.printed(file);
      return editor.changeFiles(`new collection ${asked.name}`, () =>
        newCollection({ ...asked, needs }, content(), printed),
      );
    }),
  ];
}

function listCollections(content: SiteContent): CollectionEntry[] {
  const { collections = [], pages, rows } = content;
  return collections.map((file) => {
    const { folder, name } = collectionIn(file);
    const own = pages.filter((page) => collectionOf(page, collections) === file);
    const latest = own.filter((page) => !rows?.has(page.file)).sort((a, b) => dayOf(b).localeCompare(dayOf(a)))[0];
    return { folder, name, count: own.length, ...(latest && { latest: latest.route }) };
  });
}

const dayOf = ({ data }: PageContent) => String(valueAt(data, "/date") ?? "");
