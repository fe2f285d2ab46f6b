import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One entry of Vite's build manifest. */
interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The one script that pages start with; vite-plugin-ssr builds others, for the ways of working not used here. */
const ENTRY = "renderer/site.page.client.ts";

/**
 * The files that visitors may ask for: what the pages' script leads to, and no other output of the build.
 *
 * @param codeDir what `buildCode` returns
 * @returns paths relative to `codeDir/client`, such as `assets/entries/site.js`
 */
export function clientFiles(codeDir: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(codeDir, "assets.json"), "utf8")) as Record<string, ManifestEntry>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) follow(next);
  };
  follow(ENTRY);
  return [...files];
}

/** Every file of a folder, relative to it with `/`, hidden ones left out; none where there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
