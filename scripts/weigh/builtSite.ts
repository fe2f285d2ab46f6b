import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesIn } from "../../renderer/build/clientFiles";
import { compressedNames } from "../../renderer/build/compress";
import { metaPolicy } from "../../renderer/page/policy/metaPolicy";

import type { Bytes } from "./weight";

/** The routes of a built site, aliases included; the pages that only send visitors on are none. */
export function routesOf(dir: string): string[] {
  return filesIn(dir)
    .filter((file) => /(^|\/)index\.html$/.test(file) && metaPolicy(readFileSync(path.join(dir, file), "utf8")))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .sort();
}

/**
 * What a file of the site weighs on its way, by the forms that lie beside it.
 *
 * @param pathname as the browser asked for it, such as `/about` or `/assets/entry.3f2a.js`
 */
export function bytesOf(dir: string, pathname: string): Bytes {
  const asked = path.join(dir, decodeURIComponent(pathname));
  const file = path.extname(asked) ? asked : path.join(asked, "index.html");
  const [brotli, gzip] = compressedNames(file);
  const length = (name: string) => readFileSync(existsSync(name) ? name : file).length;
  return { brotli: length(brotli ?? file), gzip: length(gzip ?? file) };
}

/** What a text would weigh by itself. */
export function bytesOfText(text: string): Bytes {
  return { brotli: brotliCompressSync(text).length, gzip: gzipSync(text, { level: 9 }).length };
}
