import { writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../cache.mjs";
import { compressedNames, encodings } from "./compress";
import { fileHash, type Made, type OutputFile, read } from "./output";

/**
 * Writes files aside, each only if the output folder does not hold the same bytes already: reading
 * and comparing a page costs a fiftieth of writing it into a new folder.
 */
export class Stage {
  readonly #files: OutputFile[] = [];
  readonly #texts: { made: OutputFile; bytes: Buffer }[] = [];
  #count = 0;

  /**
   * @param outDir the output folder
   * @param stageDir a folder beside it, on the same disk
   * @param name starts the names of this stage's files, so that several may share a folder
   * @param quality brotli's, see `brotliQuality`
   */
  constructor(
    readonly outDir: string,
    readonly stageDir: string,
    readonly name: string,
    readonly quality: number,
  ) {}

  /** @param file relative to the output folder, with `/` */
  add(file: string, content: string | Buffer, about: Omit<Made, "hash"> = {}): void {
    const bytes = Buffer.from(content);
    const made = { file, hash: hashOf(bytes), ...about };
    this.#files.push(this.#put(made, bytes));
    if (compressedNames(file).length > 0) this.#texts.push({ made, bytes });
  }

  /**
   * Compresses the texts that were added, each only if the output folder does not hold its
   * compressed form already.
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
        const form = { file, hash: "", input: made.input, day: made.day };
        // Reading it back takes a hundredth of the time that compressing takes.
        if (before && decodes(before, decode, bytes)) return { ...form, hash: hashOf(before) };
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

/** Whether a compressed file is that of these bytes; a broken one is not. */
function decodes(compressed: Buffer, decode: (bytes: Buffer) => Buffer, bytes: Buffer): boolean {
  try {
    return decode(compressed).equals(bytes);
  } catch {
    return false;
  }
}
