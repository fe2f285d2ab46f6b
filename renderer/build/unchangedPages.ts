import { hashOf } from "../base/files/files.mjs";
import { type PageContent, picturesIn } from "../content/model/siteContent";
import { dataHash } from "../content/pages/pageBlocks";
import { aliasesOf } from "../content/site/routes";
import type { Site } from "../contract/types.generated";
import type { SocialCard } from "../page/pageModel";
import { type Originals, picturesOf } from "../pictures/originals";
import { compressedNames } from "./compress";
import { type LastOutput, type OutputFile, outputFile } from "./output";
import { hashesOfParts } from "./usedParts";

export interface ChangedPage {
  page: PageContent;
  input: string;
}

interface Surroundings {
  context: string;
  site: Site;
  originals: Originals;
  cards: Map<string, SocialCard>;
  /** The day as of which the site is built. */
  day: string;
  /** What a page shows of others; undefined if nothing. */
  shownOf: (page: PageContent) => { data: unknown; pictures: string[] } | undefined;
}

/**
 * Separates pages to render from those that are unchanged in the output folder: hashing takes a hundredth of rendering.
 *
 * @param surroundings what pages are rendered from besides their own data: `context` is the hash of the code and of the
 *   site's facts that models use; social cards are by route; what a page shows of others changes with these
 */
export function splitUnchanged(
  pages: PageContent[],
  { context, site, originals, cards, day: today, shownOf }: Surroundings,
  before: LastOutput,
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
    const input = hashOf(JSON.stringify([context, route, dataHash(page), shown, cards.get(route), of]));
    const documents = [route, ...aliasesOf(page)].map(outputFile);
    const files = documents.flatMap((file) => [file, ...compressedNames(file)]);
    const whole = files.flatMap((file) => {
      const made = before.files[file];
      const { parts, partsHash, day } = made ?? {};
      const fits =
        made?.input === input && (day ?? today) === today && parts !== undefined && partsHash === hashOfParts(parts);
      return fits && made.hash === before.hashNow(file) ? [{ ...made, file }] : [];
    });
    if (whole.length === files.length) kept.push(...whole);
    else changed.push({ page, input });
  }
  return { kept, changed };
}
