/** A year, in practice the longest time for a cache (RFC 9111 has no limit). */
const FOREVER = "public,max-age=31536000,immutable";

/** Files with the hash of their content in their name. */
export const HASHED = "/assets/";

/** Browser features that no page uses, forbidden to it and to frames in it. */
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

/** The headers of every response (OWASP Secure Headers). A browser enforces a page's own policy beside this one. */
export const siteHeaders: Record<string, string> = {
  // What a <meta> cannot rule, and what holds for a picture or a not-found page, too.
  "content-security-policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  // Browsers obey it over HTTPS only. Subdomains, which may have another owner, are not included.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The `cache-control` of a path: for ever with a hash in its name; what may change with a build is revalidated. */
export function caching(file: string): string {
  return file.startsWith(HASHED) ? FOREVER : "no-cache";
}
