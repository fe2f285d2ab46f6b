import path from "node:path";
import { aliasesOf } from "../content/site/routes";
import type { PageContent } from "../content/siteContent";
import { compressedNames } from "./compress";
import { readManifest } from "./manifest";
import { fileHash, hashOf, type OutputFile } from "./output";
import { outputFiles } from "./outputFiles";
import { type PagePictures, pictureInput } from "./pagePictures";
import type { PageTask } from "./renderWorker";

/**
 * Tells the pages that must be drawn from those whose file still lies in the output folder as it was
 * made from the very same content, facts and code: hashing a page costs a hundredth of drawing it.
 *
 * @param pictures a page whose picture or card is another now is drawn again
 * @param context all that every page depends on: the code and the site's facts
 */
export function splitUnchanged(
  pages: PageContent[],
  pictures: PagePictures,
  outDir: string,
  context: string,
): { kept: OutputFile[]; toDraw: PageTask[] } {
  const manifest = readManifest(outDir);
  const kept: OutputFile[] = [];
  const toDraw: PageTask[] = [];
  for (const page of pages) {
    const input = hashOf(`${context}\0${page.route}\0${JSON.stringify([page.data, pictureInput(page, pictures)])}`);
    const files = outputFiles({ route: page.route, aliases: aliasesOf(page) })
      .flatMap((file) => [file, ...compressedNames(file)])
      .map((file) => ({ file, made: manifest[file] }));
    const whole = files.every(
      ({ file, made }) => made?.input === input && made.hash === fileHash(path.join(outDir, file)),
    );
    if (whole) for (const { file, made } of files) kept.push({ file, hash: made?.hash ?? "", input });
    else toDraw.push({ page, card: pictures.cards.get(page.route), input });
  }
  return { kept, toDraw };
}
