import { readFileSync, writeFileSync } from "node:fs";
import { filesIn } from "../../renderer/base/files/files.mjs";
import { brotliQuality, encodings } from "../../renderer/build/compress";
import type { Measured } from "./measure";

/** Compresses the pages that another program has built, with the quality that a build uses for this many. */
export async function compressAll(folder: string): Promise<Pick<Measured, "seconds" | "processor">> {
  const started = performance.now();
  const before = process.cpuUsage();
  const files = filesIn(folder).filter((file) => file.endsWith(".html"));
  const quality = brotliQuality(files.length);
  for (let start = 0; start < files.length; start += 50) {
    const compress = async (file: string) => {
      const bytes = readFileSync(file);
      for (const { ending, encode } of encodings) writeFileSync(file + ending, await encode(bytes, quality));
    };
    await Promise.all(files.slice(start, start + 50).map(compress));
  }
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - started) / 1000, processor: (user + system) / 1e6 };
}
