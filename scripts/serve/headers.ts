/** A year, the longest that a cache needs to be told (RFC 9111 has no limit, but practice does). */
const forever = "public,max-age=31536000,immutable";

/**
 * The headers that a file is sent with, besides what follows from the file itself (type, length, ETag).
 * The one place for caching, and for whatever else every answer must carry.
 *
 * @param file the path inside the built site, such as `/about/index.html` or `/assets/entry.3f2a.js`
 */
export function headersFor(file: string): Record<string, string> {
  // A file under /assets/ has the hash of its content in its name. Any other may be new with the next build:
  // `no-cache` lets a browser keep it, and ask by its ETag whether it still holds.
  return { "cache-control": file.startsWith("/assets/") ? forever : "no-cache" };
}
