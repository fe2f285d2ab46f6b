import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { look } from "../../../blocks/look/design";
import { Store } from "../../../renderer/cache/store.mjs";
import type { Site } from "../../../renderer/contract/types.generated";
import { ICON_FILES, iconFiles } from "../../../renderer/pictures/icons";
import { checkedSite, PUBLIC } from "../../support/fixtureSite";

const { site } = await checkedSite();
const files = await iconFiles(PUBLIC, site, look);
const file = (address: string) => files.get(address) ?? Buffer.alloc(0);

/** A public folder with these files beside the site's icon. */
function publicFolder(more: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "public-"));
  cpSync(path.join(PUBLIC, "favicon.svg"), path.join(folder, "favicon.svg"));
  for (const [name, text] of Object.entries(more)) writeFileSync(path.join(folder, name), text);
  return folder;
}

/** The colors of the first pixel and of the middle of the left edge: red, green, blue and how opaque it is. */
async function colors(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (pixel: number) => [...data.subarray(4 * pixel, 4 * pixel + 4)];
  return [at(0), at((info.height / 2) * info.width)];
}

test("every size is made from the site's icon", async () => {
  expect(["/favicon.svg", ...files.keys()]).toEqual([...ICON_FILES.keys()]);
  const sizes = { "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 };
  for (const [address, size] of Object.entries(sizes)) {
    const { format, width, height } = await sharp(file(address)).metadata();
    expect([format, width, height], address).toEqual(["png", size, size]);
  }
});

test("favicon.ico contains one PNG of 32 pixels", async () => {
  const ico = file("/favicon.ico");
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("the corners are clear where a program rounds nothing, and filled with the icon's ground for iOS", async () => {
  const [corner, edge = []] = await colors(file("/icon-512.png"));
  expect(corner?.[3]).toBe(0);
  expect(edge[3]).toBe(255);
  expect(await colors(file("/apple-touch-icon.png"))).toEqual([edge, edge]);
});

test("the manifest has the names, the icons and the color of the page", () => {
  expect(JSON.parse(file("/manifest.webmanifest").toString())).toEqual({
    name: "Maple Street Dog Grooming",
    short_name: "Maple Street",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
    background_color: "#f6fafb",
    theme_color: "#f6fafb",
  });
});

test("the same icon has the same bytes, and a file of the public folder stays as it is", async () => {
  const again = await iconFiles(publicFolder({ "favicon.ico": "own" }), site, look);
  expect([...again.keys()]).toEqual([...ICON_FILES.keys()].slice(2));
  for (const [address, bytes] of again) expect(bytes.equals(file(address)), address).toBe(true);
});

test("a site without an icon has the letter of its mark, or the first of its name", async () => {
  const none = mkdtempSync(path.join(tmpdir(), "public-"));
  const first = await iconFiles(none, site, look);
  expect([...first.keys()].sort()).toEqual([...ICON_FILES.keys()].sort());
  const svg = first.get("/favicon.svg")?.toString() ?? "";
  // Outlines only: a letter as text would depend on the fonts of whoever draws it.
  expect(svg).toMatch(/^<svg .*<path /);
  expect(svg).not.toContain("<text");
  const marked = { ...site, look: { ...site.look, mark: { letter: "Q" } } };
  expect((await iconFiles(none, marked, look)).get("/favicon.svg")?.toString()).not.toBe(svg);
});

test("a letter is drawn once, and again when something that it is drawn from changes; nothing is stored twice", async () => {
  const none = mkdtempSync(path.join(tmpdir(), "public-"));
  const Letter = vi.fn(look.Letter);
  const drawFor = (some: Partial<Site>) => iconFiles(none, { ...site, ...some }, { ...look, Letter });
  // Of no earlier run.
  const business = { ...site.business, name: randomUUID() };
  const first = await drawFor({ business });
  expect(Letter).toHaveBeenCalledTimes(1);

  const write = vi.spyOn(Store.prototype, "write");
  expect(await drawFor({ business, labels: { ...site.labels } })).toEqual(first);
  expect(await drawFor({ business, base: "/salon" })).not.toEqual(first);
  expect(Letter).toHaveBeenCalledTimes(1);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();

  await drawFor({ business, look: { ...site.look, mark: { letter: "Q" } } });
  expect(Letter).toHaveBeenCalledTimes(2);
});
