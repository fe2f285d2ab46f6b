import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { motifTile } from "../../../blocks/look/motifs/motifs";
import { pageStyle } from "../../../blocks/look/theme";
import { followRef } from "../../../renderer/content/schema/siteSchema";
import type { Motif } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();
const all = followRef({ $ref: "#/definitions/Motif" }).schema.enum as Motif[];
const names = all.filter((name) => name !== "none");

/** As high as the line below a page's opening, in pixels. */
const HIGH = 24;
/** Several times the longest tile, in pixels. */
const LONG = 240;

/** A line of the motif as a visitor sees it: how much each pixel is covered, from 0 to 1. */
async function lineOf(name: Motif): Promise<number[]> {
  const svg = decodeURIComponent(motifTile(name).replace(/^url\("data:image\/svg\+xml,|"\)$/g, ""));
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
  const large = names.filter((name) => brotliCompressSync(motifTile(name)).length > 400);
  expect(large).toEqual([]);
});

test("each covers a line neither too little nor too much", () => {
  const shares = lines.map((line) => line.reduce((sum, value) => sum + value, 0) / line.length);
  const least = (name: Motif) => (name === "line" ? 0.05 : 0.15);
  expect(names.filter((name, index) => !((shares[index] ?? 0) > least(name) && (shares[index] ?? 1) < 0.8))).toEqual(
    [],
  );
});

test("each differs from every other in a quarter of the line or more, or half of that where both are sparse", () => {
  const sparse = ["line", "dots", "wave"];
  const alike = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other, j) => {
      const [a = [], b = []] = [lines[i], lines[i + 1 + j]];
      const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
      const least = sparse.includes(one) && sparse.includes(other) ? 0.125 : 0.25;
      return difference < least ? [`${one} and ${other}: ${difference.toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("a page carries its own motif and no other, but the plait as the ground of one that grows; without a name, the site's", () => {
  const plaited = { ...site, look: { ...site.look, motif: "plait" as const } };
  for (const motif of [undefined, ...names]) {
    const style = JSON.stringify(pageStyle({ motif }, plaited));
    const carried = names.filter((name) => style.includes(JSON.stringify(motifTile(name)).slice(1, -1)));
    const growing = motif === "fine" || motif === "taper";
    expect(carried).toEqual(growing ? ["plait", motif] : [motif ?? "plait"]);
  }
});

test("no motif leaves no drawing", () => {
  expect(JSON.stringify(pageStyle({ motif: "none" }, site))).not.toContain("image/svg");
});
