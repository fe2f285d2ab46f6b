import type { Notation } from "./notation";

/** `https://maplestreet.example/`, with or without the slash at its end. */
export const webAddress: Notation = {
  replaceable: true,
  find: (text) =>
    [...text.matchAll(/https?:\/\/[^\s)"'<>]*[^\s)"'<>.,;:!?]/gi)].map(([piece]) => ({
      piece,
      keys: [
        piece
          .toLowerCase()
          .replace(/^http:/, "https:")
          .replace(/\/$/, ""),
      ],
    })),
};
