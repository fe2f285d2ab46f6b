import { readFileSync } from "node:fs";
import path from "node:path";
import { metaPolicy } from "../../renderer/page/policy/metaPolicy";
import { caching, siteHeaders } from "../../renderer/page/policy/siteHeaders";

/**
 * The headers that a file is sent with, besides what follows from the file itself (type, length, ETag):
 * those that the build writes into `_headers` and the nginx configuration, from the same source.
 *
 * @param root the absolute folder of the built site
 * @param file the path inside it, such as `/about/index.html` or `/assets/entry.3f2a.js`
 */
export function headersFor(root: string, file: string): Record<string, string | string[]> {
  const own = file.endsWith(".html") ? pagePolicy(path.join(root, file)) : undefined;
  const both = [siteHeaders["content-security-policy"], own].filter((policy) => policy !== undefined);
  return { ...siteHeaders, "content-security-policy": both, "cache-control": caching(file) };
}

/** Read anew for each request, as the page itself: a new build is served at once. */
function pagePolicy(file: string): string | undefined {
  try {
    return metaPolicy(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
