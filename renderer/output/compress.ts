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
import { readBytes } from "../base/attempt.mjs";

/** Text files, which are worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Up to this many pages, use the strongest compression. */
const FEW_PAGES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const brotliSettings = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // 256 kB, more than any page: a larger window gives the same bytes, and takes up to two fifths more time.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});
const zipSettings = (quality: number) => ({ level: Math.min(quality + 1, constants.Z_BEST_COMPRESSION) });

/**
 * The two encodings that servers look for beside a file: nginx's brotli_static and gzip_static, Caddy's precompressed,
 * sirv. `encodeHere` returns the same bytes as `encode`, but in the calling thread.
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

/** The names of a file's compressed forms, such as `about.html.br`; none if it is not text. */
export function compressedNames(file: string): string[] {
  return TEXT.test(file) ? encodings.map(({ ending }) => file + ending) : [];
}

/**
 * Brotli's quality for pages. Depends on the size of the site, not on how much changed, so that the same site has the
 * same bytes. 11 takes 60 to 100 ms for a page of 60 kB; 6 takes 1.6 ms and is a tenth larger; 5 takes 1.4 ms and is
 * another hundredth larger. Gzip follows: 9 is the smallest; 6 takes a tenth less time and is half a hundredth larger.
 */
export function brotliQuality(pages: number): number {
  return pages <= FEW_PAGES ? constants.BROTLI_MAX_QUALITY : 5;
}

/**
 * Whether this quality is fast enough to compress in the calling thread: a few milliseconds for each file. Every thread
 * of zlib's pool keeps the memory that it has used: a build of 1,000 pages takes 577 MB without the pool, 750 to 840 MB
 * with it, and the same processor time.
 */
export function isQuick(quality: number): boolean {
  return quality < constants.BROTLI_MAX_QUALITY;
}

/** Writes both compressed forms beside each text of a folder, with the strongest compression. */
export async function compressBeside(folder: string, files: string[]): Promise<void> {
  const texts = files.filter((file) => TEXT.test(file)).map((file) => path.join(folder, file));
  const write = async (file: string) => {
    const bytes = readBytes(file) ?? Buffer.alloc(0);
    for (const { ending, encode } of encodings) {
      writeFileSync(file + ending, await encode(bytes, constants.BROTLI_MAX_QUALITY));
    }
  };
  await Promise.all(texts.map(write));
}
