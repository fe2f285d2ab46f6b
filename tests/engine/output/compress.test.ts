import { expect, test } from "vitest";
import { encodings } from "../../../renderer/output/compress";

const page = Buffer.from("<p>A page of many words, in which no two lines are alike: 1.</p>\n".repeat(900)).map(
  (byte, index) => (index % 61 === 0 ? 97 + ((index * index) % 26) : byte),
);

test.each(encodings)("$ending has the same bytes from the calling thread and from zlib's pool", async (encoding) => {
  const { encode, encodeHere, decode } = encoding;
  for (const quality of [5, 11]) {
    const here = encodeHere(Buffer.from(page), quality);
    expect(here.equals(await encode(Buffer.from(page), quality))).toBe(true);
    expect(decode(here).equals(page)).toBe(true);
  }
  expect(encodeHere(Buffer.from(page), 5).equals(encodeHere(Buffer.from(page), 1))).toBe(false);
});
