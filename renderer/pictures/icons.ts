import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../base/files/files.mjs";
import { Store } from "../cache/store.mjs";
import type { Design } from "../contract/design";
import type { Site } from "../contract/types.generated";
import { typefacesOf } from "../typefaces/typefaces";

const store = new Store("icons", { entries: [import.meta.filename] });
/** The file of the cards imports the look, and with it the component that draws a letter. */
const letterStore = new Store("icons", {
  entries: [import.meta.filename, path.join(import.meta.dirname, "../cards.page.worker.ts")],
});

/** The site's icon, which all others are made of: a square drawing in the public folder, or else a letter. */
const SOURCE = "favicon.svg";

/** What old browsers, iPhones and home screens ask for, each by its address, with its width in pixels. */
const ICONS = { "/favicon.ico": 32, "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 } as const;
/** The side of a drawn icon, in its own units. */
const DRAWN = 64;
/** An icon has few colors: a palette halves the bytes. */
const SMALL = { palette: true, effort: 10 } as const;
type IconAddress = keyof typeof ICONS;

/** The manifest, and its type (https://www.w3.org/TR/appmanifest/#media-type-registration), which not every host knows. */
export const MANIFEST = "/manifest.webmanifest";
export const MANIFEST_TYPE = "application/manifest+json";

/** The site's icon, the files made of it, and the manifest that names them, by address with their types. */
export const ICON_FILES: ReadonlyMap<string, string> = new Map([
  [`/${SOURCE}`, "image/svg+xml"],
  ...Object.keys(ICONS).map((address) => [address, address.endsWith(".ico") ? "image/x-icon" : "image/png"] as const),
  [MANIFEST, MANIFEST_TYPE],
]);

/** The files of `ICON_FILES` that the public folder lacks, by address. */
export async function iconFiles(
  publicDir: string,
  site: Site,
  { themeColors, Letter }: Pick<Design, "themeColors" | "Letter">,
): Promise<Map<string, Buffer>> {
  const ground = themeColors({}, site).light;
  const source = path.join(publicDir, SOURCE);
  const files = new Map<string, Buffer>();
  const drawing = existsSync(source) ? readFileSync(source) : await drawLetter(site, Letter);
  files.set(`/${SOURCE}`, drawing);
  for (const address of Object.keys(ICONS) as IconAddress[]) {
    const input = `${address} ${ground} ${hashOf(drawing)}`;
    files.set(address, await fromStore(store, input, () => drawIcon(address, drawing, ground)));
  }
  files.set(MANIFEST, Buffer.from(JSON.stringify(manifest(site, ground))));
  for (const address of ICON_FILES.keys()) if (existsSync(path.join(publicDir, address))) files.delete(address);
  return files;
}

/** The stored bytes for an input, or those that are made now. */
async function fromStore(from: Store, input: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = from.read(input);
  if (stored) return stored;
  const bytes = await make();
  from.write(input, bytes);
  return bytes;
}

/** A letter for a site that has no icon: as outlines, so that it looks the same wherever it is shown. */
function drawLetter({ business, look, palette, fonts }: Site, Letter: Design["Letter"]): Promise<Buffer> {
  // All that the letter is drawn from, so that a change of anything else in the site draws nothing.
  const site = { business, look, palette, fonts };
  const { cards } = typefacesOf(fonts.typefaces.choice);
  return fromStore(letterStore, JSON.stringify([site, cards]), async () => {
    // Loaded on demand, as in `drawIcon`: most builds find the icons in the cache.
    const [{ default: satori }, { createElement }] = await Promise.all([import("satori"), import("react")]);
    const options = {
      width: DRAWN,
      height: DRAWN,
      fonts: cards.map(({ data, ...font }) => ({ ...font, data: Buffer.from(data, "base64") })),
    };
    return Buffer.from(await satori(createElement(Letter, { site, size: DRAWN }), options));
  });
}

/** https://www.w3.org/TR/appmanifest/: the name and the icon under which a phone keeps the site. */
function manifest({ base, business }: Site, ground: string) {
  const icons = (["/icon-192.png", "/icon-512.png"] as const).map((src) => {
    return { src: base + src, sizes: `${ICONS[src]}x${ICONS[src]}`, type: "image/png" };
  });
  const { name, shortName = name } = business;
  return { name, short_name: shortName, icons, background_color: ground, theme_color: ground };
}

async function drawIcon(address: IconAddress, drawing: Buffer, ground: string): Promise<Buffer> {
  const width = ICONS[address];
  const { default: sharp } = await import("sharp");
  // A drawing is read at 72 dots per inch: twice the pixels that are wanted, so that edges are smooth.
  const { width: drawn = width } = await sharp(drawing).metadata();
  const icon = sharp(drawing, { density: Math.max(72, (72 * 2 * width) / drawn) }).resize(width, width, {
    fit: "contain",
    background: "transparent",
  });
  if (address === "/favicon.ico") return ico(await icon.png().toBuffer(), width);
  if (address !== "/apple-touch-icon.png") return icon.png(SMALL).toBuffer();
  // iOS rounds the corners itself, and shows what is transparent as black: the icon's own ground fills them.
  const pixels = await icon.flatten({ background: ground }).raw().toBuffer({ resolveWithObject: true });
  const edge = (pixels.info.height / 2) * pixels.info.width * pixels.info.channels;
  const [r = 0, g = 0, b = 0] = pixels.data.subarray(edge);
  return icon.flatten({ background: { r, g, b } }).png(SMALL).toBuffer();
}

/** A PNG in an icon file of one image: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(png: Buffer, width: number): Buffer {
  // An icon, with one image: its width and height, no palette, one plane, 32 bits for each pixel; its length and place.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, width, width, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
