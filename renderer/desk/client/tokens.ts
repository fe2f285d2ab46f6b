/**
 * A token of this run of the preview: `desk` is sent with requests that only the desk may make, as the header
 * `x-desk`; `live` opens the live connection.
 */
export function tokenOf(name: "desk" | "live"): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}-token"]`)?.content ?? "";
}
