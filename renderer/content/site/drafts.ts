import type { PageContent } from "../siteContent";

/**
 * Whether a page is still being written: the preview shows it, the build leaves it out. Where the
 * YAML cannot be parsed, the line `draft: true` decides.
 */
export function isDraft({ data, text }: Pick<PageContent, "data" | "text">): boolean {
  if (data === undefined) return /^draft:[ \t]+true\b/m.test(text);
  return typeof data === "object" && data !== null && "draft" in data && data.draft === true;
}

/**
 * The same pages, the published ones first: where two pages claim the same title or address, the
 * later one is reported, and that is never a published page in favor of a draft.
 */
export function publishedFirst(pages: PageContent[]): PageContent[] {
  return [...pages.filter((page) => !isDraft(page)), ...pages.filter(isDraft)];
}
