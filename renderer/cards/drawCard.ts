import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { Card, SEAM } from "../../blocks/look/Card";
import { cardColors } from "../../blocks/look/cardColors";
import { plaitSvg } from "../../blocks/look/cardPlait";
import type { AccentName } from "../../blocks/look/palette";
import { decodedOriginal } from "../pictures/decode";
import type { CardContent } from "./cardContent";
import { CARD } from "./cardSize";
import { cover } from "./cover";

const require = createRequire(import.meta.url);

/** The site's typefaces as satori reads them: static and not WOFF2. */
const FONTS = [
  { name: "Fraunces", weight: 600, file: require.resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff") },
  { name: "Figtree", weight: 500, file: require.resolve("@fontsource/figtree/files/figtree-latin-500-normal.woff") },
  { name: "Figtree", weight: 600, file: require.resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff") },
] as const;

const fonts = Promise.all(FONTS.map(async ({ file, ...font }) => ({ ...font, data: await readFile(file) })));
/** The same on every card of one accent: drawn once. */
const plaits = new Map<AccentName, Promise<Buffer>>();

/** Draws a social card: words, the plait, the picture; a JPEG of 1200 by 630. */
export async function drawCard({ picture, ...words }: CardContent): Promise<Buffer> {
  const text = await satori(createElement(Card, words), { ...CARD, fonts: await fonts });
  return sharp({ create: { ...CARD, channels: 3, background: "#ffffff" } })
    .composite([
      { input: await photo(picture), left: SEAM, top: 0 },
      { input: await plaitOf(words.accent) },
      { input: Buffer.from(text) },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function plaitOf(accent: AccentName): Promise<Buffer> {
  const plait =
    plaits.get(accent) ??
    sharp(Buffer.from(plaitSvg(cardColors(accent))))
      .png()
      .toBuffer();
  plaits.set(accent, plait);
  return plait;
}

/** The picture cut to its side of the card, what matters in view. */
async function photo({ file, focus }: CardContent["picture"]): Promise<Buffer> {
  const box = { width: CARD.width - SEAM, height: CARD.height };
  const { data, info } = await decodedOriginal(file, { opaque: true });
  const { resize, extract } = cover(info, box, focus);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .resize(resize.width, resize.height)
    .extract(extract)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
