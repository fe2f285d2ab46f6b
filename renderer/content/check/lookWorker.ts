/** A worker thread that reads and checks some of the pages of a folder, for a check of many. */
import { attempt } from "../../base/attempt.mjs";
import { answerTasks } from "../../base/threads/answerTasks";
import { type Entry, recordOf } from "../model/kept";
import { contentIn } from "../model/languages";
import type { ContentPlace } from "../pages/contentPlace";
import { assemble, openFolder } from "../pages/loadContent";
import { hashOfText } from "../pages/pageFiles";
import type { Place } from "../pages/pageSpill";
import { textIn } from "../pages/sourceFile";
import { storeInto, storePage, unreadPage } from "../pages/unreadPage";
import { fileFindings } from "./fileFindings";
import { rulesOf } from "./loadRules";

export interface LookSetup {
  place: ContentPlace;
  launch: boolean | undefined;
  /** The open file in which the worker stores the pages. */
  file: number;
}

/** What was found in a page. */
export interface Looked {
  /** The hash of the text that was read. */
  hash: string;
  found: [name: string, Entry][];
  /** Where the page is stored. */
  place: Place | undefined;
}

answerTasks(({ place: given, launch, file }: LookSetup) => {
  const { place, files, shared, beside } = openFolder(given);
  const byName = new Map(files.map((one) => [one.name, one]));
  const site = assemble(place, shared, [], [], beside);
  storeInto(file);
  // What fails here is read again by the check itself, which reports it.
  return async (names: string[]): Promise<(Looked | undefined)[]> => {
    const rules = await rulesOf(launch);
    return names.map((name) => {
      const one = byName.get(name);
      return one && attempt(() => lookAt(unreadPage(place, one, hashOfText(textIn(place, name)), shared)));
    });
    function lookAt(page: ReturnType<typeof unreadPage>): Looked {
      fileFindings(page, contentIn(site, page.language), rules);
      return { hash: page.hash, found: [...recordOf(page).found], place: storePage(page) };
    }
  };
});
