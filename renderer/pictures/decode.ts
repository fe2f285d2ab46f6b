import sharp from "sharp";
import { WIDEST } from "./settings";

/**
 * An original's pixels: upright, in sRGB, at most as wide as the widest file made of them; on white, or transparent.
 * What a camera wrote beside them (place, time, serial number) is not published.
 */
export async function decodedOriginal(file: string, { opaque }: { opaque: boolean }) {
  const { format, width } = await sharp(file, { limitInputPixels: false }).metadata();
  // A drawing is rasterized as large as it is needed: at twice its size for one of 800 pixels.
  const density = format === "svg" ? Math.min(Math.max((72 * WIDEST) / width, 1), 7200) : 72;
  const upright = sharp(file, { density, failOn: "error", limitInputPixels: false })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace("srgb");
  const pixels = opaque ? upright.flatten({ background: "#ffffff" }) : upright.ensureAlpha();
  return pixels.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
}
