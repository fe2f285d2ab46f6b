/** Hugo (https://gohugo.io) on the same pages, as a yardstick: their texts as Markdown in the barest layout,
 * so that it has much less to do for each page. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { compressAll } from "./compressAll";
import { type Measured, runUnderTime } from "./measure";

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
  const made = runUnderTime("hugo", ["hugo", "--source", site]);
  const after = await compressAll(path.join(site, "public"));
  return { ...made, seconds: made.seconds + after.seconds, processor: made.processor + after.processor };
}

function textsOf(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
}
