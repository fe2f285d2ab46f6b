import { createElement } from "react";
import sharp from "sharp";
import { CARD, type Design } from "../contract/design";
import { decodedOriginal } from "../pictures/decode";
import { typefacesOf } from "../typefaces/typefaces";
import type { CardContent } from "./cardContent";
import { cover } from "./cover";

/** Returns a function that draws a social card in this look: picture, backdrop, words; a JPEG of 1200 by 630. */
export function cardDrawer({ Words, backdrop, pictureLeft }: Design["card"]) {
  return async ({ picture, typefaces, ...words }: CardContent): Promise<Buffer> => {
    const fonts = typefacesOf(typefaces).cards.map(({ data, ...font }) => ({
      ...font,
      data: Buffer.from(data, "base64"),
    }));
    // Its form for `require`, which a bundle of a static import would load, has its function elsewhere.
    const { default: satori } = await import("satori");
    const text = await satori(createElement(Words, words), { ...CARD, fonts });
    const box = { width: CARD.width - pictureLeft, height: CARD.height };
    const behind = sharp(Buffer.from(backdrop(words.look))).flop(words.isMirrored === true);
    return sharp({ create: { ...CARD, channels: 3, background: "#ffffff" } })
      .composite([
        { input: await cutTo(box, picture), left: words.isMirrored ? 0 : pictureLeft, top: 0 },
        { input: await behind.png({ compressionLevel: 1 }).toBuffer() },
        { input: Buffer.from(text) },
      ])
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
  };
}

async function cutTo(box: { width: number; height: number }, { file, focus }: CardContent["picture"]): Promise<Buffer> {
  const { data, info } = await decodedOriginal(file, { opaque: true });
  const { resize, extract } = cover(info, box, focus);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .resize(resize.width, resize.height)
    .extract(extract)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
