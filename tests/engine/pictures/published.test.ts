import { randomFillSync } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { widthsIn } from "../../../renderer/contract/pictureFiles";
import { encode, encodedBefore, renditionsOf } from "../../../renderer/pictures/encode";
import { measurePicture } from "../../../renderer/pictures/measureFile";
import type { Original } from "../../../renderer/pictures/originals";
import { measured, noise, phonePhotograph } from "./photograph";

test("a picture is known as a photograph or as a drawing", async () => {
  const flat = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#c84" } })
    .png()
    .toBuffer();
  expect(await measured("grain.jpg", await noise(64, 64))).toMatchObject({ picture: { photo: true } });
  expect(await measured("flat.png", flat)).not.toMatchObject({ picture: { photo: true } });
});

test.each<[what: string, ground: 0 | 255, gray?: boolean]>([
  ["on a white ground", 255],
  ["on a black ground", 0],
  ["in gray, on a white ground", 255, true],
])("a photograph %s is one, though most of it is of one color", async (_, ground, gray) => {
  const bytes = await studioPortrait(ground);
  const file = gray ? await sharp(bytes).grayscale().jpeg().toBuffer() : bytes;
  expect(await measured("portrait.jpg", file)).toMatchObject({ drawn: false, picture: { photo: true } });
});

test("a picture that is black nearly everywhere is a photograph of the night, so that the check reports it", async () => {
  const night = await sharp(await studioPortrait(0))
    .linear(0.1, 0)
    .jpeg()
    .toBuffer();
  expect(await measured("night.jpg", night)).toMatchObject({ drawn: false });
});

test.each<[what: string, file: () => Promise<Buffer>]>([
  [
    "for print (CMYK)",
    async () =>
      sharp(await noise(900, 600))
        .toColourspace("cmyk")
        .jpeg()
        .toBuffer(),
  ],
  [
    "of 16 bits",
    async () =>
      sharp(await noise(900, 600))
        .toColourspace("rgb16")
        .png()
        .toBuffer(),
  ],
  [
    "in gray",
    async () =>
      sharp(await noise(900, 600))
        .toColourspace("b-w")
        .jpeg()
        .toBuffer(),
  ],
  [
    "that moves",
    async () =>
      sharp(await frames("#c33", "#36c"), { join: { animated: true } })
        .gif()
        .toBuffer(),
  ],
])("a picture %s is measured and published like any other", async (_, file) => {
  const original = await measured("salon.jpg", await file());
  expect(original).toMatchObject({ width: 900, height: 600, picture: { fallback: "jpg" } });
  const [smallest] = "picture" in original ? renditionsOf(original.picture) : [];
  const [published] = await publish(original, smallest && [smallest]);
  const { space, depth, pages, height } = await sharp(published?.bytes).metadata();
  expect({ space, depth, pages, height }).toEqual({ space: "srgb", depth: "uchar", pages: 1, height: 107 });
});

function frames(...colors: string[]): Promise<Buffer[]> {
  const size = { width: 900, height: 600, channels: 3 } as const;
  return Promise.all(
    colors.map((background) =>
      sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
    ),
  );
}

/** A round face, lit from one side, with the grain of a camera, before a ground of one color. */
async function studioPortrait(ground: 0 | 255): Promise<Buffer> {
  const side = 900;
  const grain = randomFillSync(Buffer.alloc(side * side));
  const pixels = Buffer.alloc(side * side * 3, ground);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    if (Math.hypot(x - side / 2, y - side / 2) > side * 0.4) continue;
    const light = 1 - x / side;
    const grained = ((grain[at] ?? 0) % 5) - 2;
    pixels.set(
      [60, 40, 30].map((dark) => dark + 160 * light + grained),
      at * 3,
    );
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

describe("a photograph from a phone held upright", () => {
  test("is measured as it is seen", async () => {
    expect(await measured("portrait.jpg", await phonePhotograph())).toMatchObject({
      width: 900,
      height: 1200,
      picture: {
        name: "portrait",
        width: 900,
        height: 1200,
        widths: [160, 240, 320, 480, 720, 800, 900],
        fallback: "jpg",
      },
    });
  });

  test("is published upright, and with nothing that the phone wrote beside it", { tags: ["slow"] }, async () => {
    const bytes = await phonePhotograph();
    expect(bytes.includes("Phonemaker"), "the original says what made it").toBe(true);
    const files = await publish(await measured("portrait.jpg", bytes));
    expect(new Set(files.map(({ format }) => format))).toEqual(new Set(["avif", "webp", "jpg"]));
    for (const { file, width, bytes: published } of files) {
      const { exif, xmp, iptc, icc, orientation, ...size } = await sharp(published).metadata();
      expect({ exif, xmp, iptc, icc, orientation }, file).toEqual({});
      expect([size.width, size.height], file).toEqual([width, Math.round((width * 4) / 3)]);
      for (const word of ["Exif", "Phonemaker", "Somebody", "GPS"]) expect(published.includes(word), word).toBe(false);
      const { data } = await sharp(published).resize(1, 2, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
      const [red = 0, , , , , blue = 0] = data;
      expect(Math.min(red, blue), `${file} has red above blue`).toBeGreaterThan(180);
    }
  });

  test("has its colors as a placeholder, from top to bottom", async () => {
    const original = await measured("portrait.jpg", await phonePhotograph());
    const bands = "picture" in original ? original.picture.bands : [];
    expect(bands).toHaveLength(3);
    expect([bands[0], bands[2]]).toEqual(["#d11", "#11d"]);
  });
});

/** The AVIF files of an original at some widths, in bytes by width. */
async function avifSizes(original: Original, widths: number[]): Promise<[width: number, bytes: number][]> {
  if (!("picture" in original)) throw new Error("It was not measured.");
  const wanted = renditionsOf(original.picture).filter(
    ({ format, width }) => format === "avif" && widths.includes(width),
  );
  return (await publish(original, wanted)).map(({ width, bytes }) => [width, bytes.length]);
}

test("a photograph full of detail gets more bytes the larger it is, up to a limit", { tags: ["slow"] }, async () => {
  const limits = new Map([
    [480, 30_000],
    [800, 60_000],
    [1200, 105_000],
  ]);
  const sizes = await avifSizes(await measured("hair.jpg", await noise(1200, 900)), [...limits.keys()]);
  expect(sizes).toHaveLength(3);
  for (const [width, bytes] of sizes) expect(bytes, `${width}`).toBeLessThanOrEqual(limits.get(width) ?? 0);
  // More than a drawing may have: its lines are clear with less.
  expect(sizes[1]?.[1]).toBeGreaterThan(40_000);
  expect(sizes[2]?.[1]).toBeGreaterThan(60_000);
});

test("a drawing is small at a large width too, however many lines it has", { tags: ["slow"] }, async () => {
  const lines = Array.from({ length: 500 }, (_, line) => `M${(line * 37) % 1600} ${(line * 53) % 1200}l70 45`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path fill="#fed" d="M0 0h1600v1200H0z"/><path stroke="#963" d="${lines}"/></svg>`;
  for (const [width, bytes] of await avifSizes(await measured("lines.svg", svg), [1200]))
    expect(bytes, `${width}`).toBeLessThanOrEqual(40_000);
});

test("a drawing that covers its ground has no transparency, whatever its proportions", async () => {
  for (const [width, height] of [
    [1600, 1000],
    [1600, 900],
    [1200, 1000],
    [800, 600],
  ])
    expect(
      await measurePicture(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#369"/></svg>`,
        ),
      ),
    ).toMatchObject({ bands: ["#369", "#369", "#369"] });
});

test("a transparent picture stays transparent, without placeholder colors behind it", async () => {
  const half = await sharp({ create: { width: 900, height: 300, channels: 4, background: "#c0392b80" } })
    .png()
    .toBuffer();
  const original = await measured("Logo of the Salon.png", half);
  expect(original).toMatchObject({ picture: { name: "logo-of-the-salon", bands: [], fallback: "png" } });
  for (const { file, bytes } of await publish(original)) {
    expect((await sharp(bytes).stats()).isOpaque, file).toBe(false);
  }
});

test("a drawing is rasterized at twice its stated size", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#963" d="M0 0h800v600H0z"/></svg>';
  const original = await measured("drawing.svg", svg);
  expect(original).toMatchObject({
    width: 1600,
    height: 1200,
    picture: { widths: [160, 240, 320, 480, 720, 800, 1200, 1600] },
  });
});

test.each([
  ["a file that was cut off", async () => (await noise(1000, 800)).subarray(0, 20_000), "unreadable"],
  ["a text", async () => "This is no picture.", "unreadable"],
  ["an SVG that does not end", async () => '<svg xmlns="http://www.w3.org/2000/svg"><path', "unreadable"],
])("%s is reported, not published", async (_, bytes, kind) => {
  expect(await measured("broken.jpg", await bytes())).toMatchObject({ problem: { kind } });
});

test("a HEIC picture of a phone is known by its content, under another name too", async () => {
  const head = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  expect(await measured("renamed.jpg", head)).toMatchObject({ problem: { kind: "unreadable", phone: true } });
});

test("other bytes under the same name are another picture, the same bytes the same", async () => {
  const hash = async (svg: string) => {
    const original = await measured("drawing.svg", svg);
    return "picture" in original ? original.picture.hash : undefined;
  };
  const drawing = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`;
  expect(await hash(drawing("red"))).toBe(await hash(drawing("red")));
  expect(await hash(drawing("red"))).not.toBe(await hash(drawing("tan")));
});

/** Makes a picture's files again. */
async function publish(original: Original, only?: ReturnType<typeof renditionsOf>) {
  if (!("picture" in original)) throw new Error("It was not measured.");
  const renditions = only ?? renditionsOf(original.picture);
  const made = await encode(original, renditions);
  return renditions.map((rendition, index) => {
    const bytes = made[index];
    if (!bytes) throw new Error("It was not made.");
    expect(encodedBefore(rendition)).toEqual(bytes);
    expect(widthsIn(original.picture, rendition.format)).toContain(rendition.width);
    return { ...rendition, bytes, file: rendition.url };
  });
}
