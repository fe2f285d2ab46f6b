import { hashOf } from "../base/files/files.mjs";
import { fileOfAddress } from "../base/sitePath";
import { type PageContent, picturesIn } from "../content/model/siteContent";
import { dataHash } from "../content/pages/pageBlocks";
import { aliasesOf } from "../content/site/routes";
import type { Site } from "../contract/types.generated";
import { type Originals, picturesOf } from "../pictures/originals";
import { compressedNames } from "./compress";
import type { OutputFile } from "./manifest";
import type { LastOutput } from "./output";
import { cardInput } from "./pictureWriter";
import { hashesOfParts } from "./usedParts";

export interface ChangedPage {
  page: PageContent;
  input: string;
}

interface Surroundings {
  context: string;
  site: Site;
  originals: Originals;
  /** The day as of which the site is built. */
  day: string;
  /** Whether pages have compressed forms. */
  compress: boolean;
  /** What a page shows of others; undefined if nothing. */
  shownOf: (page: PageContent) => { data: unknown; pictures: string[] } | undefined;
}

/**
 * Separates pages to render from those that an output has unchanged: hashing takes a hundredth of rendering.
 *
 * @param surroundings what pages are rendered from besides their own data: `context` is the hash of the code, of the
 *   site's facts that models use, and of its social card; what a page shows of others changes with these
 */
export function splitUnchanged(
  pages: PageContent[],
  { context, site, originals, day: today, compress, shownOf }: Surroundings,
  outputs: LastOutput[],
): { kept: OutputFile[]; changed: ChangedPage[] } {
  const pictures = picturesOf(originals);
  const hashOfParts = hashesOfParts(site);
  const kept: OutputFile[] = [];
  const changed: ChangedPage[] = [];
  for (const page of pages) {
    const { route } = page;
    const shown = picturesIn(page).map(({ value }) => pictures[value]);
    const others = shownOf(page);
    const of = others && [others.data, others.pictures.map((name) => pictures[name])];
    const input = hashOf(JSON.stringify([context, route, dataHash(page), shown, of]));
    const documents = [route, ...aliasesOf(page)].map(fileOfAddress);
    const files = documents.flatMap((file) => [file, ...(compress ? compressedNames(file) : [])]);
    const unchangedIn = (output: LastOutput): OutputFile[] => {
      const whole = files.flatMap((file) => {
        const { input: before, parts, partsHash, day } = output.files[file] ?? {};
        const fits =
          before === input && (day ?? today) === today && parts !== undefined && partsHash === hashOfParts(parts);
        return fits ? takeFile(file, output) : [];
      });
      const card = cardIn(whole[0]?.card, output);
      return whole.length === files.length && card ? [...whole, ...card] : [];
    };
    let same: OutputFile[] = [];
    for (const output of outputs) if (same.length === 0) same = unchangedIn(output);
    if (same.length > 0) kept.push(...same);
    else changed.push({ page, input });
  }
  return { kept, changed };
}

/** The file of a page's own card as an output has it: none if the page has none, undefined if it must be made. */
function cardIn(file: string | undefined, output: LastOutput): OutputFile[] | undefined {
  if (file === undefined) return [];
  const [card] = output.files[file]?.input === cardInput() ? takeFile(file, output) : [];
  return card && [card];
}

/** A file of an output, if it still has the bytes that a build has made. */
function takeFile(file: string, { files, hashNow, from }: LastOutput): OutputFile[] {
  const made = files[file];
  return made && made.hash === hashNow(file) ? [{ ...made, file, from }] : [];
}
