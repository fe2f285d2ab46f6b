import path from "node:path";
import type { Site } from "../../blocks/types.generated";
import { hashOf } from "../cache.mjs";
import { aliasesOf } from "../content/site/routes";
import type { PageContent } from "../content/siteContent";
import { today } from "../page/pageContext";
import type { SocialCard } from "../page/pageModel";
import { type Originals, picturesOf } from "../pictures/originals";
import { fileHash, type OutputFile, outputFile, readManifest } from "./output";
import { compressedNames } from "./stage";
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
}

/**
 * Separates pages to render from those unchanged in the output folder: hashing costs a hundredth of rendering.
 *
 * @param surroundings what pages are rendered from besides their own data: the hash of the code and of what their
 * models need of the site, the site itself, the pictures, and by route the social cards
 */
export function splitUnchanged(
  pages: PageContent[],
  { context, site, originals, cards }: Surroundings,
  outDir: string,
): { kept: OutputFile[]; changed: ChangedPage[] } {
  const manifest = readManifest(outDir);
  const pictures = picturesOf(originals);
  const hashOfParts = hashesOfParts(site);
  const kept: OutputFile[] = [];
  const changed: ChangedPage[] = [];
  for (const page of pages) {
    const { route, data, values } = page;
    const shown = values.filter(({ kind }) => kind === "ImageSource").map(({ value }) => pictures[value]);
    const input = hashOf(JSON.stringify([context, route, data, shown, cards.get(route)]));
    const documents = [route, ...aliasesOf(page)].map(outputFile);
    const files = documents.flatMap((file) => [file, ...compressedNames(file)]);
    const whole = files.flatMap((file) => {
      const made = manifest[file];
      const { parts, partsHash, day } = made ?? {};
      const fits =
        made?.input === input &&
        (day ?? today()) === today() &&
        parts !== undefined &&
        partsHash === hashOfParts(parts);
      return fits && made.hash === fileHash(path.join(outDir, file)) ? [{ ...made, file }] : [];
    });
    if (whole.length === files.length) kept.push(...whole);
    else changed.push({ page, input });
  }
  return { kept, changed };
}
