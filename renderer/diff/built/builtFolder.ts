import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../../base/attempt.mjs";
import { addressOfPath, baseIn, fileOfAddress, withinBase, withoutBase } from "../../base/sitePath";
import { filesIn } from "../../output/buildCode";

/** A built site, as a host would serve it. Its files are named relative to the folder, with `/`. */
export interface BuiltFolder {
  dir: string;
  /** All files but the compressed forms of others. */
  names: string[];
  has(file: string): boolean;
  bytes(file: string): Buffer | undefined;
  /** The text of a file, without the folder in the addresses of a site that is in one. */
  text(file: string): string;
  /** The size of a file in bytes, or 0 if it does not exist. */
  size(file: string): number;
  /** The file that a host serves at an address of the site, such as `/about` or `/favicon.svg`. */
  fileAt(address: string): string | undefined;
}

export function openBuiltFolder(dir: string): BuiltFolder {
  const names = filesIn(dir).filter((file) => !/\.(br|gz)$/.test(file));
  const files = new Set(names);
  const written = (file: string) => attempt(() => readFileSync(path.join(dir, file), "utf8")) ?? "";
  const base = baseIn(written(files.has("index.html") ? "index.html" : "404.html"));
  return {
    dir,
    names,
    has: (file) => files.has(file),
    bytes: (file) => readBytes(path.join(dir, file)),
    text: (file) => withoutBase(written(file), base),
    size: (file) => statSync(path.join(dir, file), { throwIfNoEntry: false })?.size ?? 0,
    fileAt(address) {
      const own = withinBase(address, base) ?? address;
      const name = (attempt(() => decodeURI(own)) ?? own).replace(/^\/+|(?<!\/)\/+$/g, "");
      return [name, fileOfAddress(`/${name}`), `${name}/index.html`].find((file) => files.has(file));
    },
  };
}

/** The route of a page's file; undefined for any other file. The not-found page is `/404`, in Spanish `/es/404`. */
export function routeOfFile(file: string): string | undefined {
  return file.endsWith(".html") ? addressOfPath(`/${file}`) || "/" : undefined;
}

/** Whether a file is the same on both sides. */
export function isSame(file: string, before: BuiltFolder, after: BuiltFolder): boolean {
  if (before.size(file) !== after.size(file)) return false;
  const [old, fresh] = [before.bytes(file), after.bytes(file)];
  return old !== undefined && fresh !== undefined && old.equals(fresh);
}
