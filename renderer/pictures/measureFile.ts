import type { OutputInfo } from "sharp";
import { pointerReason } from "../base/files/fileKind";
import { isDrawn } from "./isDrawn";
import { isShaded } from "./isShaded";
import { LARGEST, type Measured, type PictureProblem } from "./originals";
import { WIDEST } from "./settings";

export type PictureMeasurement = Measured | { problem: PictureProblem };

/** Samples along each side: enough for a picture's colors, and to find transparency. */
const SAMPLES = 48;

/** How opaque a sample is at least: the edges of a drawing that is fitted to the samples are at some 205 of 255. */
const OPAQUE = 192;

/** The mean brightness below which a picture is a photograph without light: drawings have 0.25 and more. */
const NIGHT = 0.15;

/** Of a phone's own format, in the head of a file: it may have been renamed. */
const PHONE_FORMAT = /^ftyp(?:hei[cxms]|hev[cxms])/;

/** Decodes a picture to its last line: a truncated file has a good beginning. */
export async function measurePicture(bytes: Buffer): Promise<PictureMeasurement> {
  // Loaded here: a check of pictures that were measured before needs no decoder.
  const { default: sharp } = await import("sharp");
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const vector = header.format === "svg";
    const { width, height } = header.autoOrient;
    const huge = width * height > LARGEST.pixels || bytes.length > LARGEST.bytes;
    // A drawing of megabytes holds a photograph, or repeats itself without end.
    if (vector ? bytes.length > LARGEST.drawing : huge)
      return { problem: { kind: "huge", width, height, bytes: bytes.length } };

    const density = vector ? Math.max(1, (72 * SAMPLES) / width) : 72;
    const upright = sharp(bytes, { density, failOn: "error", limitInputPixels: false }).autoOrient();
    const { data, info } = await (vector
      ? upright.resize(SAMPLES, SAMPLES, { fit: "fill" })
      : upright.resize({ width: WIDEST, withoutEnlargement: true })
    )
      .toColourspace("srgb")
      .ensureAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const samples = vector ? data : await sharp(data, { raw }).resize(SAMPLES, SAMPLES, { fit: "fill" }).toBuffer();
    const bands = bandsOf(samples);
    const brightness = brightnessOf(samples);
    // What is transparent has no color: a black logo is no photograph.
    const night = bands.length > 0 && brightness < NIGHT;
    const seen = { bands, brightness, drawn: vector || isDrawing(data, info, night) };
    return vector ? { width: WIDEST, height: (height * WIDEST) / width, ...seen } : { width, height, ...seen };
  } catch (error) {
    const pointer = pointerReason(bytes);
    if (pointer) return { problem: { kind: "closed", reason: pointer } };
    const [reason = ""] = (error as Error).message.split("\n");
    const phone: boolean = PHONE_FORMAT.test(bytes.toString("latin1", 4, 12));
    return { problem: { kind: "unreadable", reason, ...(phone && { phone: true as const }) } };
  }
}

/** A photograph on a white ground has an area of one color, too, and one of the night is black nearly everywhere. */
function isDrawing(pixels: Buffer, info: OutputInfo, night: boolean): boolean {
  return !night && isDrawn(pixels, info) && !isShaded(pixels, info);
}

/** The mean colors of the upper, middle and lower third; none with transparency. */
function bandsOf(samples: Buffer): string[] {
  const sums = [0, 1, 2].map(() => [0, 0, 0]);
  const perBand = (SAMPLES * SAMPLES) / 3;
  for (let at = 0; at < samples.length; at += 4) {
    if ((samples[at + 3] ?? 0) < OPAQUE) return [];
    const sum = sums[Math.floor(at / 4 / perBand)];
    for (let channel = 0; sum && channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (samples[at + channel] ?? 0);
  }
  // Of three digits: a picture hides them after a moment, and each page has those of all its pictures.
  return sums.map((sum) => `#${sum.map((value) => Math.round(value / perBand / 17).toString(16)).join("")}`);
}

/** Of all samples, as the eye weighs the colors (ITU-R BT.601). */
function brightnessOf(samples: Buffer): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 4) {
    sum += 0.299 * (samples[at] ?? 0) + 0.587 * (samples[at + 1] ?? 0) + 0.114 * (samples[at + 2] ?? 0);
  }
  return Math.round((400 * sum) / (255 * samples.length)) / 100;
}
