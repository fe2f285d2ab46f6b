import { sourceOf } from "../../../authoring/emptyPage";
import { valueAt } from "../../../base/pointer";
import { collectionIn, collectionOf } from "../../../content/model/collections";
import type { PageContent, SiteContent } from "../../../content/model/siteContent";
import type { CollectionEntry } from "../../protocol/collections";
import type { PageEditor } from "../edit/pageEditor";
import { entryNames } from "../fields/entryFields";
import { collectionAt, entryForm } from "../pages/entries";
import { type Answer, onGet, onPost, readText } from "../request/readRequest";
import { newCollection } from "./newCollection";

/** Responds to the requests of `protocol/collections.ts`, by the method and path of each. */
export function collectionAnswers(editor: PageEditor, content: () => SiteContent): [string, Answer][] {
  return [
    onGet("collections", () => listCollections(content())),
    onGet("collections/entry", (asked) => {
      const folder = asked("folder");
      return entryForm(collectionAt(folder, content()), sourceOf(asked("from"), content(), folder), content());
    }),
    onPost("collections/create", (asked) => {
      const [name, listedOn] = [readText(asked.name), readText(asked.listedOn)];
      const needs = entryNames().filter((one) => Array.isArray(asked.needs) && asked.needs.includes(one));
      const printed = (file: string) => editor.files.printed(file);
      return editor.changeFiles(`new collection ${name}`, () =>
        newCollection({ name, needs, listedOn }, content(), printed),
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
