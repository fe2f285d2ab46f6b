import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { braidTile } from "../../../blocks/look/braids/braids";
import { pageStyle } from "../../../blocks/look/theme";
import { resolve } from "../../../renderer/content/schema/siteSchema";
import type { Page } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();
const names = resolve({ $ref: "#/definitions/Page" }).schema.properties?.braid?.enum as NonNullable<Page["braid"]>[];

/** As high as the line below a page's opening, in pixels. */
const HIGH = 24;
/** Several times the longest tile, in pixels. */
const LONG = 240;

/** A line of the braid as a visitor sees it: how much each pixel is covered, from 0 to 1. */
async function lineOf(name: Page["braid"]): Promise<number[]> {
  const svg = decodeURIComponent(braidTile(name).replace(/^url\("data:image\/svg\+xml,|"\)$/g, ""));
  const tile = await sharp(Buffer.from(svg)).resize({ height: HIGH }).png().toBuffer();
  const { data } = await sharp({ create: { width: LONG, height: HIGH, channels: 4, background: "#0000" } })
    .composite([{ input: tile, tile: true, gravity: "northwest" }])
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => value / 255);
}

const lines = await Promise.all(names.map(lineOf));

test("each is 0.4 kB at most as it is sent", () => {
  const large = names.filter((name) => brotliCompressSync(braidTile(name)).length > 400);
  expect(large).toEqual([]);
});

test("each covers a line neither too little nor too much", () => {
  const shares = lines.map((line) => line.reduce((sum, value) => sum + value, 0) / line.length);
  expect(names.filter((_, index) => !((shares[index] ?? 0) > 0.2 && (shares[index] ?? 1) < 0.8))).toEqual([]);
});

test("each differs from every other in a quarter of the line or more", () => {
  const alike = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other, j) => {
      const [a = [], b = []] = [lines[i], lines[i + 1 + j]];
      const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
      return difference < 0.25 ? [`${one} and ${other}: ${difference.toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("a page carries its own braid and no other; without a name, the plait", () => {
  for (const braid of [undefined, ...names]) {
    const style = JSON.stringify(pageStyle({ braid }, site));
    const carried = names.filter((name) => style.includes(JSON.stringify(braidTile(name)).slice(1, -1)));
    expect(carried).toEqual([braid ?? "plait"]);
  }
});
