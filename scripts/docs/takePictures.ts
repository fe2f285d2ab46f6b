import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { root } from "../cli/generated";
import { startPreview } from "../preview/startPreview";
import { launchBrowser } from "../setup/launchBrowser";

/** Of a committed picture: its width in pixels, and the bytes that it may have. */
const WIDTH = 1000;
const MOST_BYTES = 60_000;

/** A picture of a block. */
export interface BlockPicture {
  /** From the root of the repository. */
  file: string;
  /** Where the catalogue shows the block. */
  address: string;
}

/** Takes pictures of blocks in the catalogue. */
export async function takePictures(pictures: BlockPicture[]): Promise<void> {
  const preview = await startPreview(path.join(root, "pages-data"));
  const browser = await launchBrowser();
  try {
    const viewport = { width: 1100, height: 682 };
    const page = await browser.newPage({
      baseURL: preview.url,
      viewport,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    for (const { file, address } of pictures) {
      await openWhole(page, address);
      await keep(await page.locator("main").screenshot(), path.join(root, file));
    }
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Opens a page and waits until all its pictures and fonts are shown. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
  });
}

/** Writes a picture, as well as its limit of bytes allows. */
async function keep(png: Buffer, file: string): Promise<void> {
  const small = sharp(png).resize({ width: WIDTH, withoutEnlargement: true });
  mkdirSync(path.dirname(file), { recursive: true });
  for (let quality = 80; quality > 0; quality -= 10) {
    const bytes = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MOST_BYTES) continue;
    writeFileSync(file, bytes);
    console.log(`wrote ${path.relative(root, file)}  ${bytes.length} bytes`);
    return;
  }
  throw new Error(`${file} has more than ${MOST_BYTES} bytes at any quality.`);
}
