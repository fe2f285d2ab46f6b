import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictures } from "./pictures/index.ts";

/**
 * Draws the pictures of the site: `npx tsx scripts/drawings/draw.ts [--draft <folder>] [name …]`.
 * Without names it draws all of them. A draft is a small PNG in that folder; otherwise the AVIF files in
 * `pages-data/images` are replaced, each of at most the size in bytes of the file that it replaces.
 * Exit code 1 if a name is unknown.
 */
const images = join(import.meta.dirname, "../../pages-data/images");
const [width, height] = [1600, 1200];

async function main(words: string[]): Promise<void> {
  const draft = words[0] === "--draft" ? words[1] : undefined;
  const names = draft ? words.slice(2) : words;
  const unknown = names.filter((name) => !(name in pictures));
  if (unknown.length > 0) {
    console.error(`No such drawing: ${unknown.join(", ")}`);
    process.exitCode = 1;
    return;
  }
  if (draft) await mkdir(draft, { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (draft)
      await sharp(svgOf(draw(), 800), { unlimited: true })
        .png()
        .toFile(join(draft, `${name}.png`));
    else console.log(`${name}: ${await replace(name, draw())} bytes`);
  }
}

function svgOf(drawing: string, across: number): Buffer {
  const size = `width="${across}" height="${(across * height) / width}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" ${size}>${drawing}</svg>`);
}

/** Writes the AVIF file in the best quality that is no larger than the file before; full color lines stay sharp at 4:4:4. */
async function replace(name: string, drawing: string): Promise<number> {
  const file = join(images, `${name}.avif`);
  const limit = (await stat(file)).size;
  const pixels = await sharp(svgOf(drawing, width), { unlimited: true }).removeAlpha().raw().toBuffer();
  for (let quality = 68; quality >= 24; quality -= 6) {
    const raw = { width, height, channels: 3 as const };
    const coded = await sharp(pixels, { raw }).avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    if (coded.length > limit) continue;
    await writeFile(file, coded);
    return coded.length;
  }
  throw new Error(`${name} does not fit in ${limit} bytes.`);
}

await main(process.argv.slice(2));
