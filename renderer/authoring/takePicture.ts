import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { attempt } from "../base/attempt.mjs";
import { CouldNotRun } from "../base/couldNotRun";
import type { SiteContent } from "../content/model/siteContent";
import { measurePicture } from "../pictures/measureFile";
import { IMAGES } from "../pictures/originals";
import { unsafePart } from "../pictures/unsafeDrawing";

/** High enough that the copy, which is encoded again below, looks like the original. */
const QUALITY = 95;

/** The formats that the build reads, as sharp names them, and their file extensions. */
const ENDINGS: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", gif: "gif", svg: "svg", tiff: "tif" };

/**
 * The file outside of the site's pictures that an answer names: a path as typed, or as a terminal writes it for a file
 * dropped on it, quoted or escaped. Returns undefined if there is no such file.
 */
export function fileNamed(answer: string): string | undefined {
  const words = answer.trim();
  const plain = words.replace(/^(["'])(.*)\1$/, "$2");
  const bare = plain === words && path.sep === "/" ? plain.replace(/\\(.)/g, "$1") : plain;
  const named = bare.startsWith("file:") ? attempt(() => fileURLToPath(bare)) : bare.replace(/^~(?=[/\\])/, homedir());
  return [named, plain]
    .map((one) => one && path.resolve(one))
    .find((file) => file && attempt(() => statSync(file).isFile()));
}

/** A picture in the folder `images`, copied there if it was elsewhere. */
export interface TakenPicture {
  /** The name that pages use, such as `/images/nail-trim.jpg`. */
  name: string;
  /** Removes the copy, if one was made. */
  takeBack: () => void;
}

/**
 * Copies a picture from anywhere into the folder `images`: see `takeBytes`.
 *
 * @param route of the page that shows it
 * @throws CouldNotRun in one sentence for a file that is not a picture
 */
export async function takePicture(site: SiteContent, file: string, route: string): Promise<TakenPicture> {
  const inside = path.relative(site.imagesRoot, file).split(path.sep).join("/");
  if (inside.startsWith(`${IMAGES}/`)) return { name: `/${inside}`, takeBack: () => {} };
  const error = await fileError(file);
  if (error) throw new CouldNotRun(error);
  return takeBytes(site, readFileSync(file), file, route);
}

/**
 * Writes a picture into the folder `images` under the page's name, without overwriting another file. Rotates it
 * upright, since not every program reads a camera's orientation tag. A copy that already exists is not written again.
 *
 * @param file the picture's name in messages; its extension is used if the bytes do not show the format
 * @throws CouldNotRun if the folder cannot be made
 */
export async function takeBytes(site: SiteContent, all: Buffer, file: string, route: string): Promise<TakenPicture> {
  mkdirSync(path.join(site.imagesRoot, IMAGES), { recursive: true });
  const { bytes, ending } = await rotatedUpright(all, file);
  const page = route.slice(1).replaceAll("/", "-") || "home";
  for (let number = 1; ; number++) {
    const name = `/${IMAGES}/${page}${number > 1 ? `-${number}` : ""}.${ending}`;
    const copy = path.join(site.imagesRoot, name);
    const there = existsSync(copy) ? readFileSync(copy) : undefined;
    if (there?.equals(bytes)) return { name, takeBack: () => {} };
    if (there) continue;
    writeFileSync(copy, bytes, { flag: "wx" });
    return { name, takeBack: () => rmSync(copy, { force: true }) };
  }
}

/** Why a file cannot be a picture of a page, in one sentence. */
export async function fileError(file: string): Promise<string | undefined> {
  const size = attempt(() => statSync(file).size) ?? 0;
  return pictureError(file, size > 400_000_000 ? undefined : readFileSync(file));
}

/** The same for its bytes; undefined bytes mean that the file is too large to read. */
export async function pictureError(file: string, bytes: Buffer | undefined): Promise<string | undefined> {
  const look = bytes && (await measurePicture(bytes));
  if (look && !("problem" in look)) return drawingError(file, bytes);
  if (/\.hei[cf]$/i.test(file) || (bytes && isHeic(bytes))) {
    return `${file} is a HEIC picture, which few browsers can show. Export it as a JPEG, and use that file.`;
  }
  if (!look || look.problem?.kind === "huge") return `${file} is larger than any camera's picture. Make it smaller.`;
  return `${file} is not a picture, or is damaged: export it as a JPEG, PNG or WebP.`;
}

/** Why a drawing is more than a picture: its file is published with the site's sources, as it is. */
async function drawingError(file: string, bytes: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  const { format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const part = format === "svg" ? unsafePart(bytes) : undefined;
  return part && `${file} is a drawing with ${part}, and a picture only draws. Export it as a plain SVG or as a PNG.`;
}

/** A file of the ISO base media format (ISO/IEC 14496-12) whose main brand is one of HEIF's. */
const isHeic = (bytes: Buffer) => /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));

async function rotatedUpright(bytes: Buffer, file: string): Promise<{ bytes: Buffer; ending: string }> {
  const { default: sharp } = await import("sharp");
  const { format = "", orientation = 1, compression } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const ending = ENDINGS[format] ?? (compression === "av1" ? "avif" : path.extname(file).slice(1).toLowerCase());
  if (orientation === 1) return { bytes, ending };
  const turned = sharp(bytes, { limitInputPixels: false }).autoOrient().keepIccProfile();
  return { bytes: await turned.toFormat(format as "jpeg", { quality: QUALITY }).toBuffer(), ending };
}
