import { valueAt } from "../pointer";
import type { SiteContent } from "../siteContent";

/** The site's own address without a slash at the end, such as https://www.example.com; undefined without one. */
export function businessUrl({ site }: SiteContent): string | undefined {
  const url = valueAt(site?.data, "/business/url");
  return typeof url === "string" ? url.replace(/\/$/, "") : undefined;
}
