import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { parentPointer, pointerSteps, valueAt } from "../../../base/pointer";
import { originalRoute } from "../../../content/model/languages";
import { isDraft, type PageContent, picturesIn, type SiteContent } from "../../../content/model/siteContent";
import { blockIds, blocksOf } from "../../../content/pages/pageBlocks";
import { NOT_FOUND, nameOfPage } from "../../../content/site/routes";
import type { Design } from "../../../contract/design";
import { IMAGES } from "../../../pictures/originals";
import type { Choices } from "../../protocol/forms";
import { factChoices } from "./factChoices";
import { blockName } from "./fieldLabel";

/** The extensions of the pictures that the build reads. */
const PICTURE = /\.(?:jpe?g|png|webp|gif|svg|tiff?|avif)$/i;

/** What a design draws, for the controls that show it. */
export type Drawn = Pick<Design, "icons" | "motifs">;

export function choicesFor(page: PageContent, content: SiteContent, { icons, motifs }: Drawn): Choices {
  const blocks = blocksOf(page);
  const places = blockIds(page).flatMap((id, index) => {
    const { type, heading } = (blocks[index] ?? {}) as { type?: string; heading?: string };
    return id ? [{ to: `#${id}`, name: heading ?? blockName(type ?? ""), note: "on this page" }] : [];
  });
  const pages = content.pages
    .filter((other) => originalRoute(other) !== NOT_FOUND)
    .map((other) => ({ to: other.route, name: nameOfPage(other), note: isDraft(other) ? "a draft" : "" }));
  const facts = factChoices(page, content);
  const [pictures, shown] = [pictureNames(content), shownIn(page, content)];
  return { links: [...pages, ...places], facts, pictures, icons, motifs, shown };
}

function shownIn(page: PageContent, { originals }: SiteContent): Choices["shown"] {
  const ids = blockIds(page);
  return picturesIn(page).flatMap(({ pointer, value }) => {
    const original = originals[value];
    const block = ids[Number(pointerSteps(pointer)[1])];
    if (!original || !("picture" in original) || !block) return [];
    const alt = valueAt(page.data, `${parentPointer(pointer)}/alt`);
    return [{ pointer, hash: original.picture.hash, block, ...(typeof alt === "string" && { alt }) }];
  });
}

/** As pages name them. Only files: a link could lead out of the folder. */
export function pictureNames({ imagesRoot }: Pick<SiteContent, "imagesRoot">): string[] {
  const folder = path.join(imagesRoot, IMAGES);
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true, recursive: true })) ?? [];
  return entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) =>
      `/${path.relative(imagesRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`.normalize(),
    )
    .sort((one, other) => one.localeCompare(other));
}
