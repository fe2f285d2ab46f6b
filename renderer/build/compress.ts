import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";
import { read } from "../attempt.mjs";

/** Text files, which a server may send compressed; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Up to this many pages each is compressed as much as possible. */
const FEW_PAGES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const brotliSettings = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
const zipSettings = (quality: number) => ({ level: Math.min(quality + 1, constants.Z_BEST_COMPRESSION) });

/**
 * The two that servers look for beside a file: nginx's brotli_static and gzip_static, Caddy's precompressed, sirv.
 * `encodeHere` returns the same bytes as `encode` without another thread.
 */
export const encodings = [
  {
    ending: ".br",
    encode: (bytes: Buffer, quality: number) => brotli(bytes, brotliSettings(bytes, quality)),
    encodeHere: (bytes: Buffer, quality: number) => brotliCompressSync(bytes, brotliSettings(bytes, quality)),
    decode: brotliDecompressSync,
  },
  {
    ending: ".gz",
    encode: (bytes: Buffer, quality: number) => zip(bytes, zipSettings(quality)),
    encodeHere: (bytes: Buffer, quality: number) => gzipSync(bytes, zipSettings(quality)),
    decode: gunzipSync,
  },
];

/** The names of a file's compressed forms, such as `about/index.html.br`; none for a file that is not text. */
export function compressedNames(file: string): string[] {
  return TEXT.test(file) ? encodings.map(({ ending }) => file + ending) : [];
}

/**
 * Brotli's quality for pages, by the size of the site, not by how much of it changed: the same site has the same bytes.
 * 11 takes 60 to 100 ms for a page of 60 kB, 6 takes 1.6 ms and leaves it a tenth larger, 5 takes 1.4 ms for another
 * hundredth. Gzip goes with it: 9 is the smallest, and 6 takes a tenth less time for half a hundredth.
 */
export function brotliQuality(pages: number): number {
  return pages <= FEW_PAGES ? constants.BROTLI_MAX_QUALITY : 5;
}

/**
 * Whether forms of this quality are compressed in the calling thread. They take a few milliseconds each, and every thread
 * of zlib's pool keeps the memory that it has used: a build of 1,000 pages takes 577 MB without the pool, 750 to 840 MB
 * with it, and the same processor time.
 */
export function isQuick(quality: number): boolean {
  return quality < constants.BROTLI_MAX_QUALITY;
}

/** Writes both compressed forms beside each text of a folder, as small as they can be. */
export async function compressBeside(folder: string, files: string[]): Promise<void> {
  const texts = files.filter((file) => TEXT.test(file)).map((file) => path.join(folder, file));
  const write = async (file: string) => {
    const bytes = read(file) ?? Buffer.alloc(0);
    for (const { ending, encode } of encodings) {
      writeFileSync(file + ending, await encode(bytes, constants.BROTLI_MAX_QUALITY));
    }
  };
  await Promise.all(texts.map(write));
}
