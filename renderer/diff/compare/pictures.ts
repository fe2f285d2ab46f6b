import type { ShownPicture } from "../built/pageView";
import { addedOrRemoved, type Difference, valueDifference } from "./difference";
import { withoutShared } from "./links";
import { textDifferences } from "./texts";

/** The differences in the pictures of a page: another picture, a replaced file, another alt text. */
export function pictureDifferences(before: ShownPicture[], after: ShownPicture[], language: string): Difference[] {
  const found: Difference[] = [];
  const { gone, came } = withoutShared(before, after, ({ src, alt }) => `${src}\n${alt}`);
  const isSame: ((a: ShownPicture, b: ShownPicture) => boolean)[] = [
    (a, b) => a.src === b.src,
    (a, b) => a.name === b.name && a.alt === b.alt,
    (a, b) => a.alt === b.alt && a.alt !== "",
    (a, b) => a.name === b.name,
  ];
  const paired: [ShownPicture, ShownPicture][] = [];
  const take = (find: (fresh: ShownPicture) => ShownPicture | undefined) => {
    for (const fresh of [...came]) {
      const old = find(fresh);
      if (!old) continue;
      gone.splice(gone.indexOf(old), 1);
      came.splice(came.indexOf(fresh), 1);
      paired.push([old, fresh]);
    }
  };
  for (const same of isSame) take((fresh) => gone.find((old) => same(old, fresh)));
  // As many were added as removed: each replaces another, in their order.
  if (gone.length === came.length) take(() => gone[0]);
  for (const [old, fresh] of paired) {
    if (old.alt !== fresh.alt) found.push(...altDifferences(old, fresh, language));
    if (old.src === fresh.src) continue;
    const about = { kind: "picture", what: old.name === fresh.name ? "picture replaced" : "another picture" } as const;
    const pictures = { before: old.src, after: fresh.src };
    // The alt text of another picture is not a change of its own.
    if (old.name !== fresh.name)
      found.splice(0, found.length, ...found.filter(({ kind, near }) => kind !== "alt" || near !== fresh.name));
    found.push(valueDifference({ ...about, pictures, near: fresh.alt || fresh.name }, old.name, fresh.name));
  }
  return [
    ...found,
    ...gone.map((picture) => wholePicture(picture, "before", "picture removed")),
    ...came.map((picture) => wholePicture(picture, "after", "picture added")),
  ];
}

function wholePicture({ src, name, alt }: ShownPicture, side: "before" | "after", what: string): Difference {
  return addedOrRemoved({ kind: "picture", what, pictures: { [side]: src }, near: alt }, side, name);
}

function altDifferences(old: ShownPicture, fresh: ShownPicture, language: string): Difference[] {
  const differences = textDifferences(old.alt, fresh.alt, { language, kind: "alt", what: "alt text" });
  return differences.map((difference) => ({ ...difference, near: fresh.name }));
}
