import { statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { nameOnDisk } from "../../../base/files/files.mjs";
import { rememberPerFile } from "../../../content/model/fileResults";
import {
  type ContentFile,
  filesByName,
  type PageContent,
  picturesIn,
  type SiteContent,
} from "../../../content/model/siteContent";
import { nameOfPage } from "../../../content/site/routes";
import type { ListedPicture, PictureUse } from "../../protocol/pictures";
import { pictureNames } from "../fields/choices";

/** All pictures beside the pages, those that nothing shows first, then by name. */
export function listPictures(content: SiteContent): ListedPicture[] {
  const uses = new Map<string, PictureUse[]>();
  for (const file of filesByName(content).values()) {
    for (const name of namedIn(file)) uses.set(name, [...(uses.get(name) ?? []), pageOf(file)]);
  }
  const listed = pictureNames(content).map((name) => ({
    name,
    bytes: attempt(() => statSync(path.join(content.imagesRoot, nameOnDisk(content.imagesRoot, name))).size) ?? 0,
    uses: uses.get(name) ?? [],
  }));
  return listed.sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}

/**
 * Why a picture must not be removed: a file names it, now or at another time, also in a part that could not be read, or in
 * a comment, which may be a block that somebody wants back.
 */
export function whyPictureStays(content: SiteContent, name: string): string | undefined {
  if (!pictureNames(content).includes(name)) return `There is no picture ${name}.`;
  const files = [...filesByName(content).values()].filter(
    (file) => file.text.normalize().includes(name) || namedIn(file).includes(name),
  );
  const pages = files.map((file) => `"${pageOf(file).name}"`);
  return pages.length > 0 ? `${name} is shown on ${pages.join(", ")}. Choose another picture there first.` : undefined;
}

/** The names of pictures in a file: of its values, and in its text. */
const namedIn = rememberPerFile("names of pictures", (file: ContentFile) => {
  const values = picturesIn(file).map(({ value }) => value);
  const inText = file.text.match(/\/images\/[^\s"',[\]{}]+/g) ?? [];
  return [...new Set([...values, ...inText].map((name) => name.normalize()))];
});

const pageOf = (file: ContentFile | PageContent): PictureUse =>
  "route" in file ? { route: file.route, name: nameOfPage(file) } : { name: "All pages" };
