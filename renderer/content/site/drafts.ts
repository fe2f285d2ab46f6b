import { valueAt } from "../pointer";
import type { PageContent } from "../siteContent";

/** Whether a page is still being written. Where the YAML cannot be parsed, the line `draft: true` decides. */
export function isDraft({ data, text }: Pick<PageContent, "data" | "text">): boolean {
  return data === undefined ? /^draft:[ \t]+true\b/m.test(text) : valueAt(data, "/draft") === true;
}
