import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { isDrawn } from "../../../renderer/pictures/isDrawn";
import { isShaded } from "../../../renderer/pictures/isShaded";
import { measurePicture } from "../../../renderer/pictures/measureFile";

/** Both sides of the limits of what is seen of a picture. */

/** A part of a PNG: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says how large it is, and has no pixels. */
function png(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(0)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

function svg(size: number): Buffer {
  const [start, end] = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><!--',
    '--><path d="M0 0h9v9z"/></svg>',
  ];
  return Buffer.from(start + "x".repeat(size - start.length - end.length) + end);
}

test.each<[what: string, fine: Buffer, found: Buffer]>([
  ["80 million pixels", png(8000, 10_000), png(8000, 10_001)],
  ["40 million bytes", padded(png(900, 600), 40_000_000), padded(png(900, 600), 40_000_001)],
  ["2 million bytes of a drawing", svg(2_000_000), svg(2_000_001)],
])("a picture has at most %s", async (_, fine, found) => {
  expect(await measurePicture(fine)).not.toMatchObject({ problem: { kind: "huge" } });
  expect(await measurePicture(found)).toMatchObject({ problem: { kind: "huge" } });
});

/** Every 97th pixel is looked at, with the one after it: pairs of gray levels at these places. */
function pairs(all: [level: number, next: number][]): Buffer {
  const pixels = Buffer.alloc(97 * 3 * all.length);
  for (const [index, [level, next]] of all.entries()) {
    pixels.fill(level, 97 * 3 * index, 97 * 3 * index + 3);
    pixels.fill(next, 97 * 3 * index + 3, 97 * 3 * index + 6);
  }
  return pixels;
}

const repeated = (count: number, level: number, next: number) =>
  Array.from({ length: count }, (): [number, number] => [level, next]);

test("of a drawing 19 in 100 pixels are as their neighbor, in one of the eight commonest colors", () => {
  const drawn = (...counts: number[]) => {
    const flat = counts.flatMap((count, color) => repeated(count, 4 * color, 4 * color));
    return isDrawn(pairs([...flat, ...repeated(100 - flat.length, 100, 200)]), { channels: 3 });
  };
  expect([drawn(18), drawn(19)]).toEqual([false, true]);
  expect(drawn(5, 2, 2, 2, 2, 2, 2, 2)).toBe(true);
  expect(drawn(4, 2, 2, 2, 2, 2, 2, 2, 2)).toBe(false);
});

test("of a photograph more than 53 in 100 pixels differ a little from a neighbor, white and black ones aside", () => {
  const shaded = (count: number, level: number, next: number, other = 100) =>
    isShaded(pairs([...repeated(count, level, next), ...repeated(100 - count, other, other)]), {
      width: 1,
      channels: 3,
    });
  expect([shaded(53, 60, 61), shaded(54, 60, 61)]).toEqual([false, true]);
  expect([shaded(54, 60, 66), shaded(54, 60, 67)]).toEqual([true, false]);
  expect([shaded(10, 60, 61, 249), shaded(10, 60, 61, 250)]).toEqual([false, true]);
  expect([shaded(10, 60, 61, 9), shaded(10, 60, 61, 8)]).toEqual([false, true]);
});
