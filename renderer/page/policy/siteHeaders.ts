/** A year, the longest that a cache needs to be told (RFC 9111 has no limit, but practice does). */
const FOREVER = "public,max-age=31536000,immutable";

/** Files with the hash of their content in their name. */
export const HASHED = "/assets/";

/** What no page of the site asks a browser for: neither it nor a frame in it may. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "usb",
];

/**
 * The headers of every answer, whatever it is (OWASP Secure Headers). A page's own policy comes on
 * top as a second one: a browser obeys both.
 */
export const siteHeaders: Record<string, string> = {
  // What a <meta> cannot say, and what holds for a picture or a not-found page, too.
  "content-security-policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  // Browsers heed it over HTTPS alone. Subdomains, which may be someone else's, are not bound.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/**
 * How long a file may be kept. One with its hash in its name: for ever. Any other may be new with
 * the next build: `no-cache` lets a browser keep it, and ask by its ETag whether it still holds.
 *
 * @param file the path inside the built site, such as `/about/index.html`
 */
export function caching(file: string): string {
  return file.startsWith(HASHED) ? FOREVER : "no-cache";
}
