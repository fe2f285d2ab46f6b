/** Hugo (https://gohugo.io) on the same pages, as a yardstick: their texts as Markdown in the barest layout,
 * so that it has much less to do for each page. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { filesIn } from "../../renderer/base/files/files.mjs";
import { brotliQuality, encodings } from "../../renderer/build/compress";
import { type Measured, runTimed } from "./measure";

const LAYOUT =
  '<!doctype html><html lang="en"><head><title>{{ .Title }}</title></head><body>{{ .Content }}</body></html>';

/** Whether Hugo and GNU time, which measures it, are installed. */
export function hasHugo(): boolean {
  return spawnSync("hugo", ["version"]).status === 0 && spawnSync("/usr/bin/time", ["--version"]).status === 0;
}

/** Builds a folder of pages with Hugo, into an empty folder, and compresses what it makes as a build does. */
export async function measureHugo(pages: string): Promise<Measured> {
  const site = `${pages}-hugo`;
  for (const folder of ["content", "layouts/_default"]) mkdirSync(path.join(site, folder), { recursive: true });
  writeFileSync(path.join(site, "config.yaml"), "title: Bench\ndisableKinds: [taxonomy, term]\n");
  for (const kind of ["single", "list"]) writeFileSync(path.join(site, `layouts/_default/${kind}.html`), LAYOUT);
  for (const file of readdirSync(pages).filter((name) => name.endsWith(".yaml"))) {
    const { title = "Site", blocks } = parse(readFileSync(path.join(pages, file), "utf8"));
    const page = `---\ntitle: ${JSON.stringify(title)}\n---\n\n${textsOf(blocks).join("\n\n")}\n`;
    // To Hugo a folder with an index.md is one page.
    writeFileSync(
      path.join(site, "content", file.replace(/^index.yaml$/, "_index.yaml").replace(".yaml", ".md")),
      page,
    );
  }
  const { seconds, stderr } = runTimed("hugo", "/usr/bin/time", ["-f", "%U %S %M", "hugo", "--source", site]);
  const [user = 0, system = 0, kilobytes = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  const after = await compressAll(path.join(site, "public"));
  return {
    seconds: seconds + after.seconds,
    processor: user + system + after.processor,
    megabytes: kilobytes / 1024,
  };
}

/** Compresses all pages, with the quality that a build uses for this many. */
async function compressAll(folder: string): Promise<Pick<Measured, "seconds" | "processor">> {
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

function textsOf(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
}
