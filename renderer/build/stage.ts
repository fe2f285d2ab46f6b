import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
import { attempt, read } from "../attempt.mjs";
import { hashOf } from "../cache.mjs";
import { fileHash, type Made, type OutputFile } from "./output";

/** Text files, which a server may send compressed; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Up to this many pages each is compressed as much as possible. */
const FEW_PAGES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The two that servers look for beside a file: nginx's brotli_static and gzip_static, Caddy's precompressed, sirv. */
const encodings = [
  {
    ending: ".br",
    encode: (bytes: Buffer, quality: number) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    decode: brotliDecompressSync,
  },
  { ending: ".gz", encode: (bytes: Buffer) => zip(bytes, { level: 9 }), decode: gunzipSync },
];

/** The names of a file's compressed forms, such as `about/index.html.br`; none for a file that is not text. */
export function compressedNames(file: string): string[] {
  return TEXT.test(file) ? encodings.map(({ ending }) => file + ending) : [];
}

/**
 * Brotli's quality by the size of the site, not by how much of it changed: the same site has the same bytes.
 * 11 takes 60 to 100 ms for a page of 60 kB, 6 takes 1 ms and leaves it a tenth larger.
 */
export function brotliQuality(pages: number): number {
  return pages <= FEW_PAGES ? constants.BROTLI_MAX_QUALITY : 6;
}

/** Writes files aside, unless the output folder has the same bytes: comparing costs a fiftieth of writing. */
export class Stage {
  readonly #files: OutputFile[] = [];
  readonly #texts: { made: OutputFile; bytes: Buffer }[] = [];
  #count = 0;

  /**
   * @param stageDir a folder beside the output folder, on the same disk
   * @param name starts the names of this stage's files, so that several may share a folder
   */
  constructor(
    readonly outDir: string,
    readonly stageDir: string,
    readonly name: string,
    readonly quality: number,
  ) {}

  add(file: string, content: string | Buffer, about: Omit<Made, "hash"> = {}): void {
    const bytes = Buffer.from(content);
    const made = { file, hash: hashOf(bytes), ...about };
    this.#files.push(this.#put(made, bytes));
    if (compressedNames(file).length > 0) this.#texts.push({ made, bytes });
  }

  /** Adds a file that was made elsewhere, as were its compressed forms. */
  addMade(made: OutputFile, bytes: Buffer): void {
    this.#files.push(this.#put(made, bytes));
  }

  /**
   * Compresses the texts, each only if the output folder does not hold its compressed form already.
   *
   * @returns every file that was added, and beside each text its compressed forms
   */
  async finish(): Promise<OutputFile[]> {
    // Side by side: zlib works on threads of its own. An alias is the same text again.
    const encoded = new Map<string, Promise<Buffer>>();
    const compressed = this.#texts.flatMap(({ made, bytes }) =>
      encodings.map(async ({ ending, encode, decode }) => {
        const file = made.file + ending;
        const before = read(path.join(this.outDir, file));
        const { policy: _, staged: __, ...form } = { ...made, file };
        // Reading it back takes a hundredth of the time that compressing takes; a broken one throws.
        if (before && attempt(() => decode(before).equals(bytes))) return { ...form, hash: hashOf(before) };
        const key = made.hash + ending;
        const after = encoded.get(key) ?? encode(bytes, this.quality);
        encoded.set(key, after);
        return this.#put({ ...form, hash: hashOf(await after) }, await after);
      }),
    );
    return [...this.#files, ...(await Promise.all(compressed))];
  }

  #put(made: OutputFile, bytes: Buffer): OutputFile {
    if (fileHash(path.join(this.outDir, made.file)) === made.hash) return made;
    const staged = path.join(this.stageDir, `${this.name}-${this.#count++}`);
    writeFileSync(staged, bytes);
    return { ...made, staged };
  }
}
