import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { details } from "./pictures/details.ts";
import { pictures } from "./pictures/index.ts";
import { lengths } from "./pictures/lengths.ts";
import { steps } from "./pictures/steps.ts";
import { strips } from "./pictures/strips.ts";

/**
 * Draws the pictures of the site: `npx tsx scripts/drawings/draw.ts [--draft <folder>] [name …]`.
 * Without names it draws all of them. A draft is a small PNG in that folder; otherwise the AVIF files in
 * `pages-data/images` are replaced. A picture is 800 by 600 units, a strip or one of three steps 1200 by 400.
 * Exit code 1 if a name is unknown.
 */
const images = join(import.meta.dirname, "../../pages-data/images");

interface Drawing {
  draw: () => string;
  /** In units of the drawing. */
  size: readonly [width: number, height: number];
  /** Width of the file in pixels. */
  across: number;
}

const drawings: Record<string, Drawing> = {
  ...sized(pictures, [800, 600], 1600),
  ...sized(details, [800, 600], 1200),
  ...sized(steps, [1200, 400], 1200),
  ...sized(strips, [1200, 400], 1600),
  ...sized({ lengths }, [1200, 600], 1200),
};

function sized(some: Record<string, () => string>, size: Drawing["size"], across: number): Record<string, Drawing> {
  return Object.fromEntries(Object.entries(some).map(([name, draw]) => [name, { draw, size, across }]));
}

async function main(words: string[]): Promise<void> {
  const draft = words[0] === "--draft" ? words[1] : undefined;
  const names = draft ? words.slice(2) : words;
  const unknown = names.filter((name) => !(name in drawings));
  if (unknown.length > 0) {
    console.error(`No such drawing: ${unknown.join(", ")}`);
    process.exitCode = 1;
    return;
  }
  if (draft) await mkdir(draft, { recursive: true });
  for (const [name, drawing] of Object.entries(drawings)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (draft)
      await sharp(svgOf(drawing, 800), { unlimited: true })
        .png()
        .toFile(join(draft, `${name}.png`));
    else console.log(`${name}: ${await replace(name, drawing)} bytes`);
  }
}

function svgOf({ draw, size: [width, height] }: Drawing, across: number): Buffer {
  const size = `viewBox="0 0 ${width} ${height}" width="${across}" height="${(across * height) / width}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw()}</svg>`);
}

/** Writes the AVIF file and returns its size in bytes. At 4:4:4 lines of full color stay sharp; at 68 no edge of a hair blurs. */
async function replace(name: string, drawing: Drawing): Promise<number> {
  const coded = await sharp(svgOf(drawing, drawing.across), { unlimited: true })
    .removeAlpha()
    .avif({ quality: 68, effort: 5, chromaSubsampling: "4:4:4" })
    .toBuffer();
  await writeFile(join(images, `${name}.avif`), coded);
  return coded.length;
}

await main(process.argv.slice(2));
