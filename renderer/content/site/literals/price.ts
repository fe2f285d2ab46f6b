import type { Notation } from "./notation";

/** A sum of its own: `$45-$50` is a range, and neither end of it is a price. */
const PRICE = /(?<![-–\w])\$\d[\d,]*(?:\.\d\d)?(?![\d+]|\s*[-–])/g;

/** `$165`, `$1,200`, `$25.00`. */
export const price: Notation = {
  replaceable: true,
  find: (text) =>
    [...text.matchAll(PRICE)].map(([found]) => {
      const piece = found.replace(/,$/, "");
      return { piece, keys: [piece.replaceAll(",", "").replace(/\.00$/, "")] };
    }),
};
