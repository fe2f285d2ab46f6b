import { statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import {
  type ContentFile,
  filesByName,
  picturesIn,
  type SiteContent,
  titleOf,
} from "../../../content/model/siteContent";
import { nameOfRoute } from "../../../content/site/routes";
import type { ListedPicture, PictureUse } from "../../protocol/pictures";
import { pictureNames } from "../fields/choices";

/** All pictures beside the pages, those that nothing shows first, then by name. */
export function listPictures(content: SiteContent): ListedPicture[] {
  const listed = pictureNames(content).map((name) => ({
    name,
    bytes: attempt(() => statSync(path.join(content.imagesRoot, name)).size) ?? 0,
    uses: usesOf(content, name),
  }));
  return listed.sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}

/** Why a picture must not be removed; undefined for one that no file names. */
export function whyPictureStays(content: SiteContent, name: string): string | undefined {
  if (!pictureNames(content).includes(name)) return `There is no picture ${name}.`;
  const titles = usesOf(content, name).map(({ title }) => `"${title}"`);
  return titles.length > 0
    ? `${name} is shown on ${titles.join(", ")}. Choose another picture there first.`
    : undefined;
}

function usesOf(content: SiteContent, name: string): PictureUse[] {
  return [...filesByName(content).values()].filter((file) => names(file, name)).map(useIn);
}

/**
 * Whether a file names a picture, now or at another time: also in a part that could not be read, and in a comment, which
 * may be a block that somebody wants back.
 */
const names = (file: ContentFile, name: string) =>
  file.text.includes(name) || picturesIn(file).some(({ value }) => value === name);

function useIn(file: ContentFile): PictureUse {
  if (!("route" in file)) return { title: "All pages" };
  const { route } = file as ContentFile & { route: string };
  return { route, title: titleOf(file as Parameters<typeof titleOf>[0]) || nameOfRoute(route) };
}
