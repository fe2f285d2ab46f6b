import { parentPointer, valueAt } from "../../base/pointer";
import type { PictureFiles } from "../../contract/pictureFiles";
import { type FrameName, frames, shownOf } from "../../contract/pictureFrame";
import type { Rules } from "../check/rule";
import { rememberPerFile } from "../model/fileResults";
import { filesOf, picturesIn, type SiteContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { propertiesWith } from "../schema/siteSchema";

/**
 * How much of an upright picture's height is enough without a word on which part. A camera's formats have it in a place
 * for upright pictures (2 to 3 in 4 to 5 shows 83 %); none has it in a square.
 */
const ENOUGH = 0.82;

/** The same of a picture of any shape, such as a photograph in a strip: with less, a face has no forehead or no chin. */
const HALF = 0.5;

/** The same of a photograph's width: a phone's format shows 75 % in a square, a camera's 67 %. A drawing's subject is in its middle. */
const ACROSS = 0.7;

/** Below this width, as a share of its place, the steps of one picture show much of the same. */
const APART = 0.8;

interface Place {
  frame: FrameName;
  pictures: { pointer: string; name: string; hasFocus: boolean }[];
}

export default {
  // One problem for each place: a gallery of a phone's photographs is one task, not thirty.
  *"images/upright-cropped"(content) {
    for (const file of filesOf(content)) {
      for (const { frame, pictures } of placesIn(file)) {
        // A picture of all steps is not cut: each step shows a part of it.
        if (frame === "steps") continue;
        const ratio = frames[frame](publishedOf(content, pictures));
        const cropped = pictures.filter(({ name, hasFocus }) => {
          const [picture] = publishedOf(content, [{ name }]);
          return !hasFocus && picture && (losesHeight(picture, ratio) || losesWidth(picture, ratio));
        });
        const [first, ...others] = cropped;
        const [picture] = first ? publishedOf(content, [first]) : [];
        if (!first || !picture) continue;
        const more = others.length > 0 ? ` The same goes for ${others.map(({ name }) => name).join(", ")}.` : "";
        const message = `${first.name} ${lossInWords(picture, ratio)}${more}`;
        yield { file: file.file, pointer: first.pointer, message };
      }
    }
  },
  *"images/steps"(content) {
    for (const file of filesOf(content)) {
      for (const { frame, pictures } of placesIn(file)) {
        const [first] = frame === "steps" ? pictures : [];
        const [picture] = first ? publishedOf(content, [first]) : [];
        if (!first || !picture || shownOf(picture, frames.steps()).height >= APART) continue;
        const times = Number((picture.width / picture.height).toFixed(1));
        const message = `${first.name} is ${times} times as wide as high, and a picture of all steps three times: more than one step shows the same part of it. Put a picture of its own into each step, or leave this one out.`;
        yield { file: file.file, pointer: first.pointer, message };
      }
    }
  },
} satisfies Rules;

/** A square photograph, too: hair begins at its top. A drawing of that shape has room around the head. */
function isUpright({ width, height, photo }: PictureFiles): boolean {
  return height > width || (height === width && photo === true);
}

const losesHeight = (picture: PictureFiles, ratio: string) =>
  shownOf(picture, ratio).height < (isUpright(picture) ? ENOUGH : HALF);

const losesWidth = (picture: PictureFiles, ratio: string) =>
  picture.photo === true && shownOf(picture, ratio).width < ACROSS;

function lossInWords(picture: PictureFiles, ratio: string): string {
  const place = ratio === "1 / 1" ? "square" : ratio.replace("/", "to");
  const lost = (share: number) => `${Math.round(100 * (1 - share))} %`;
  const { width, height } = shownOf(picture, ratio);
  if (losesWidth(picture, ratio))
    return `is wide, and its place here is ${place}: ${lost(width)} of its width is not shown, half of it at each side. Write what must stay visible, such as focus: 20% 50%, or focus: left.`;
  const shape = isUpright(picture) ? (picture.height > picture.width ? "upright" : "square") : undefined;
  const is = shape ? `is ${shape}, and its place here is` : "is in a low strip of";
  const where = shape ? "most of it at the bottom" : "half of it at the top";
  return `${is} ${place}: ${lost(height)} of its height is not shown, ${where}. Write what must stay visible, such as focus: 50% 20%, or focus: bottom.`;
}

function publishedOf({ originals }: SiteContent, pictures: { name: string }[]) {
  return pictures.flatMap(({ name }) => {
    const original = originals[name];
    return original && "picture" in original ? [original.picture] : [];
  });
}

/** The places of a page whose shape its blocks' schemas give by `frame`, each with all of its pictures. */
const placesIn = rememberPerFile(
  "places of pictures",
  (file: Parameters<typeof picturesIn>[0]): Place[] =>
    blocksOf(file).flatMap((block, index) => {
      const byValue = propertiesWith(block, "frames").flatMap(
        ([property, frames]) => frames[String(valueAt(block, `/${property}`))] ?? [],
      )[0];
      return propertiesWith(block, "frame").flatMap(([property, frame]) => {
        const pictures = picturesIn(file)
          .filter(({ pointer }) => pointer.startsWith(`/blocks/${index}/${property}/`))
          .map(({ pointer, value }) => {
            return {
              pointer,
              name: value,
              hasFocus: valueAt(file.data, `${parentPointer(pointer)}/focus`) !== undefined,
            };
          });
        return pictures.length > 0 ? [{ frame: byValue ?? frame, pictures }] : [];
      });
    }),
  { warns: true },
);
