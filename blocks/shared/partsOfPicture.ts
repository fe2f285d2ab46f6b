import type { CSSObject } from "@emotion/react";

/** For a list whose entries each show the same picture: of its parts, which are side by side, each shows its own. */
export function partsOfPicture(parts: number): CSSObject {
  return Object.fromEntries(
    Array.from({ length: parts }, (_, index) => [
      `& > :nth-child(${index + 1}) img`,
      { objectPosition: `${(100 * index) / Math.max(parts - 1, 1)}%` },
    ]),
  );
}
