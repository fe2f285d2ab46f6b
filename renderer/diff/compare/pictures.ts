import type { ShownPicture } from "../built/pageView";
import { addedOrRemoved, type Difference, valueDifference } from "./difference";
import { compareItems } from "./matchItems";
import { textDifferences } from "./texts";

/** By which two pictures are the same one, the surest first; without a likeness, what is at the same place. */
const KEYS: ((picture: ShownPicture) => string)[] = [
  ({ src, alt }) => `${src}\n${alt}`,
  ({ src }) => src,
  ({ name, alt }) => `${name}\n${alt}`,
  ({ alt }) => alt,
  ({ name }) => name,
];

/** The differences in the pictures of a page: another picture, a replaced file, another alt text. */
export function pictureDifferences(before: ShownPicture[], after: ShownPicture[], language: string): Difference[] {
  const { same, added, removed } = compareItems(before, after, KEYS, () => 0.01);
  const changed = same.flatMap(({ before: old, after: fresh }) => {
    // The alt text of another picture is not a change of its own.
    const isOther = old.name !== fresh.name;
    const alts = old.alt === fresh.alt || isOther ? [] : altDifferences(old, fresh, language);
    if (old.src === fresh.src) return alts;
    const about = { kind: "picture", what: isOther ? "another picture" : "picture replaced" } as const;
    const pictures = { before: old.src, after: fresh.src };
    return [...alts, valueDifference({ ...about, pictures, near: fresh.alt || fresh.name }, old.name, fresh.name)];
  });
  return [
    ...changed,
    ...removed.map((picture) => wholePicture(picture, "before", "picture removed")),
    ...added.map((picture) => wholePicture(picture, "after", "picture added")),
  ];
}

function wholePicture({ src, name, alt }: ShownPicture, side: "before" | "after", what: string): Difference {
  return addedOrRemoved({ kind: "picture", what, pictures: { [side]: src }, near: alt }, side, name);
}

function altDifferences(old: ShownPicture, fresh: ShownPicture, language: string): Difference[] {
  const differences = textDifferences(old.alt, fresh.alt, { language, kind: "alt", what: "alt text" });
  return differences.map((difference) => ({ ...difference, near: fresh.name }));
}
