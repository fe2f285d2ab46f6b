import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../base/attempt.mjs";
import { hashOf } from "../base/files/files.mjs";
import { compressedNames, encodings, isQuick } from "./compress";
import type { FileRecord, OutputFile } from "./manifest";
import { fileHash, nextOf } from "./output";

/** Writes files into the next output, except those that are the same in the last: comparing takes a fiftieth of writing. */
export class Stage {
  readonly #files: OutputFile[] = [];
  readonly #texts: { made: OutputFile; bytes: Buffer; source?: string }[] = [];
  readonly #folders = new Set<string>();

  constructor(
    readonly outDir: string,
    /** Brotli's, see `brotliQuality`; undefined if nothing is compressed. */
    readonly quality?: number,
  ) {}

  /** @param source the same file elsewhere, if its compressed forms may already be beside it */
  add(file: string, content: string | Buffer, about: Omit<FileRecord, "hash"> = {}, source?: string): void {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const made = this.#put({ file, hash: hashOf(bytes), ...about }, bytes);
    this.#files.push(made);
    if (compressedNames(file).length > 0) this.#texts.push({ made, bytes, source });
  }

  /**
   * Compresses the texts whose compressed forms are not in the output folder yet.
   *
   * @returns all added files, and the compressed forms of the texts
   */
  async finish(): Promise<OutputFile[]> {
    const { quality } = this;
    if (quality === undefined) return this.#files;
    // Slow ones run in parallel: zlib has its own threads. An alias is the same text, compressed once.
    const quick = isQuick(quality);
    const encoded = new Map<string, Promise<Buffer>>();
    const compressed = this.#texts.flatMap(({ made, bytes, source }) =>
      encodings.map(async ({ ending, encode, encodeHere, decode }) => {
        const make = quick ? async (text: Buffer, quality: number) => encodeHere(text, quality) : encode;
        const file = made.file + ending;
        // Those of another text cannot fit.
        const before = made.staged ? undefined : readBytes(path.join(this.outDir, file));
        const { policy: _, staged: __, ...form } = { ...made, file };
        // Decompressing to compare takes a hundredth of compressing; a damaged file throws.
        if (before && attempt(() => decode(before).equals(bytes))) return { ...form, hash: hashOf(before) };
        const key = made.hash + ending;
        const ready = source === undefined ? undefined : readBytes(source + ending);
        const after = encoded.get(key) ?? (ready ? Promise.resolve(ready) : make(bytes, quality));
        encoded.set(key, after);
        return this.#put({ ...form, hash: hashOf(await after) }, await after);
      }),
    );
    return [...this.#files, ...(await Promise.all(compressed))];
  }

  #put(made: OutputFile, bytes: Buffer): OutputFile {
    if (fileHash(path.join(this.outDir, made.file)) === made.hash) return made;
    const place = path.join(nextOf(this.outDir), made.file);
    const folder = path.dirname(place);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    writeFileSync(place, bytes);
    return { ...made, staged: true };
  }
}
