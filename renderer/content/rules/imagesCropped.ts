import { holderOf, valueAt } from "../../base/pointer";
import { type FrameName, frames, shownHeight } from "../../contract/pictureFrame";
import type { Rules } from "../check/rule";
import { keptPerFile } from "../model/kept";
import { filesOf, picturesIn, type SiteContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { blockSchema } from "../schema/siteSchema";

/**
 * How much of an upright picture's height is enough without a word on which part. A camera's formats have it in a place
 * for upright pictures (2 to 3 in 4 to 5 shows 83 %); none has it in a square.
 */
const ENOUGH = 0.82;

interface Place {
  frame: FrameName;
  pictures: { pointer: string; name: string; hasFocus: boolean }[];
}

export default {
  // One problem for each place: a gallery of a phone's photographs is one task, not thirty.
  *"images/upright-cropped"(content) {
    for (const file of filesOf(content)) {
      for (const { frame, pictures } of placesIn(file)) {
        const ratio = frames[frame](sizesOf(content, pictures));
        const cropped = pictures.filter(({ name, hasFocus }) => {
          const [size] = sizesOf(content, [{ name }]);
          return !hasFocus && size && size.height > size.width && shownHeight(size, ratio) < ENOUGH;
        });
        const [first, ...others] = cropped;
        if (!first) continue;
        const [size = { width: 1, height: 1 }] = sizesOf(content, [first]);
        const lost = Math.round(100 * (1 - shownHeight(size, ratio)));
        const more = others.length > 0 ? ` The same goes for ${others.map(({ name }) => name).join(", ")}.` : "";
        const message = `${first.name} is upright, and its place here is ${ratio === "1 / 1" ? "square" : ratio.replace("/", "to")}: ${lost} % of its height is not shown, most of it at the bottom. Write what must stay visible, such as focus: 50% 20%, or focus: bottom.${more}`;
        yield { file: file.file, pointer: first.pointer, message };
      }
    }
  },
} satisfies Rules;

function sizesOf({ originals }: SiteContent, pictures: { name: string }[]) {
  return pictures.flatMap(({ name }) => {
    const original = originals[name];
    return original && "picture" in original ? [original.picture] : [];
  });
}

/** The places of a page whose shape its blocks' schemas give by `frame`, each with all of its pictures. */
const placesIn = keptPerFile("places of pictures", (file: Parameters<typeof picturesIn>[0]): Place[] =>
  blocksOf(file).flatMap((block, index) =>
    Object.entries(blockSchema(block)?.properties ?? {}).flatMap(([property, { frame }]) => {
      const pictures = picturesIn(file)
        .filter(({ pointer }) => pointer.startsWith(`/blocks/${index}/${property}/`))
        .map(({ pointer, value }) => {
          return { pointer, name: value, hasFocus: valueAt(file.data, `${holderOf(pointer)}/focus`) !== undefined };
        });
      return frame && pictures.length > 0 ? [{ frame, pictures }] : [];
    }),
  ),
);
