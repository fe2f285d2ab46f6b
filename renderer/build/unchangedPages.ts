import path from "node:path";
import { hashOf } from "../cache.mjs";
import { aliasesOf } from "../content/site/routes";
import type { PageContent } from "../content/siteContent";
import { today } from "../page/pageContext";
import type { SocialCard } from "../page/pageModel";
import { type Originals, picturesOf } from "../pictures/originals";
import { fileHash, type OutputFile, outputFile, readManifest } from "./output";
import { compressedNames } from "./stage";

export interface ChangedPage {
  page: PageContent;
  input: string;
}

/**
 * Separates pages to render from those unchanged in the output folder: hashing costs a hundredth of rendering.
 *
 * @param surroundings what pages are rendered from besides their own data: the hash of the code and the site's
 * facts, the pictures, and by route the social cards
 */
export function splitUnchanged(
  pages: PageContent[],
  { context, originals, cards }: { context: string; originals: Originals; cards: Map<string, SocialCard> },
  outDir: string,
): { kept: OutputFile[]; changed: ChangedPage[] } {
  const manifest = readManifest(outDir);
  const pictures = picturesOf(originals);
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
      const fits = made?.input === input && (made.day ?? today()) === today();
      return fits && made.hash === fileHash(path.join(outDir, file)) ? [{ ...made, file }] : [];
    });
    if (whole.length === files.length) kept.push(...whole);
    else changed.push({ page, input });
  }
  return { kept, changed };
}
