import type { FileChange } from "../../../authoring/fileChange";
import { CouldNotRun } from "../../../base/couldNotRun";
import { hashOf } from "../../../base/files/files.mjs";
import { groupBy } from "../../../base/groups";
import type { SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { type FoundTexts, MOST_PLACES, type Replacement, type TextSearch } from "../../protocol/search";
import { applySteps } from "../edit/applySteps";
import type { PageEditor } from "../edit/pageEditor";
import { type Answer, onPost } from "../request/readRequest";
import { findTexts, type WrittenPlace } from "./findTexts";

/** Responds to the requests of `protocol/search.ts`, by the method and path of each. */
export function searchAnswers(editor: PageEditor, content: () => SiteContent): [string, Answer][] {
  return [
    onPost("search", (asked: TextSearch) => listPlaces(findTexts(content(), asked))),
    onPost("search/check", async (asked: Replacement) => {
      const { imagesRootName } = content();
      const found = await editor.errorsOf(changesOf(content(), asked));
      return found.map((problem) => ({ ...problem, file: nameIn(imagesRootName, problem.file) }));
    }),
    onPost("search/replace", (search: Replacement) => {
      const change = () => changesOf(content(), search);
      // An unknown figure refuses it, too: of so many places, nobody looks at each again.
      return editor.changeFiles(`“${search.words}” replaced by “${search.by}”`, change, (found) => found);
    }),
  ];
}

function listPlaces(all: WrittenPlace[]): FoundTexts {
  const places = all.slice(0, MOST_PLACES).map(({ written: _written, ...place }) => place);
  return { places, count: all.length, version: versionOf(all) };
}

const versionOf = (all: WrittenPlace[]) => hashOf(JSON.stringify(all.map(({ id, written }) => [id, written.text])));

/** @throws CouldNotRun if the texts are not those that were listed */
function changesOf(content: SiteContent, { left, version, ...search }: Replacement): FileChange[] {
  const all = findTexts(content, search);
  if (versionOf(all) !== version || all.length > MOST_PLACES)
    throw new CouldNotRun("Some of these texts have changed since they were listed. Look at the list again.");
  const places = all.filter(({ id, stays }) => stays === undefined && !left.includes(id));
  return [...groupBy(places, ({ written }) => written.file.file)].map(([file, own]) => {
    const values = new Map<string, string>();
    // From the end of each text, so that what is before keeps its place.
    for (const { pointer, becomes, written } of own.toReversed()) {
      const now = values.get(pointer) ?? written.text;
      values.set(pointer, now.slice(0, written.start) + becomes + now.slice(written.end));
    }
    const steps = [...values].map(([pointer, value]) => ({ do: "set", pointer, value }) as const);
    const before = own[0]?.written.file.text ?? "";
    return { file, before, after: applySteps(nameIn(content.imagesRootName, file), before, steps) };
  });
}
