import type { SiteContent, Unfilled } from "../siteContent";

/** Every `${…}` of the site that could not be filled in for one reason, with its file. */
export function* unfilledIn(
  { site, pages }: SiteContent,
  reason: Unfilled["reason"],
): Generator<Unfilled & { file: string }> {
  for (const { file, unfilled } of site ? [site, ...pages] : pages) {
    for (const found of unfilled) if (found.reason === reason) yield { ...found, file };
  }
}
