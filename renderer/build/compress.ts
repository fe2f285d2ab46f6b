import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";

/** Text files, which a server may send compressed; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Up to this many pages each is compressed as much as possible. */
const FEW_PAGES = 200;

/** How hard brotli tries: 11 takes 60 to 100 ms for a page of 60 kB, 6 takes 1 ms and leaves it a tenth larger. */
const QUALITY = { few: constants.BROTLI_MAX_QUALITY, many: 6 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A compressed form of a file, stored beside it for servers that send files compressed in advance. */
interface Encoding {
  /** Ends the name of the compressed file. */
  ending: string;
  encode: (bytes: Buffer, quality: number) => Promise<Buffer>;
  decode: (bytes: Buffer) => Buffer;
}

/** The two that servers look for: nginx's brotli_static and gzip_static, Caddy's precompressed, sirv. */
export const encodings: Encoding[] = [
  {
    ending: ".br",
    encode: (bytes, quality) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    decode: brotliDecompressSync,
  },
  { ending: ".gz", encode: (bytes) => zip(bytes, { level: 9 }), decode: gunzipSync },
];

/** The names of a file's compressed forms, such as `about/index.html.br`; none for a file that is not text. */
export function compressedNames(file: string): string[] {
  return TEXT.test(file) ? encodings.map(({ ending }) => file + ending) : [];
}

/**
 * Brotli's quality for a site: by its size and not by how much of it changed, so that the same
 * site is built to the same bytes.
 */
export function brotliQuality(pages: number): number {
  return pages <= FEW_PAGES ? QUALITY.few : QUALITY.many;
}
