/** A year, in practice the longest time for a cache (RFC 9111 has no limit). */
const FOREVER = "public,max-age=31536000,immutable";

/** Files with the hash of their content in their name. */
export const HASHED = "/assets/";

/** The icon of the site, which is in the top bar of every page. Its name is fixed: a new one may be seen a month later. */
export const ICON = "/favicon.svg";
const A_MONTH = "public,max-age=2592000";

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
  // What a <meta> cannot set, and what also applies to pictures and a not-found page.
  "content-security-policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  // No cross-origin-opener-policy: browsers would start a second process for each visitor (decision 023).
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  // Only applies over HTTPS. Without subdomains, which may have another owner.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The `cache-control` of a path: a file with a hash in its name never changes, an icon seldom; others are revalidated. */
export function caching(file: string): string {
  if (file === ICON) return A_MONTH;
  return file.startsWith(HASHED) ? FOREVER : "no-cache";
}
