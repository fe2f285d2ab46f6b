import path from "node:path";
import { valueAt } from "../../base/pointer";
import {
  isDraft,
  type PageContent,
  picturesIn,
  type SiteContent,
  timeOf,
  titleOf,
} from "../../content/model/siteContent";
import { nameOfRoute } from "../../content/site/routes";
import type { PageEntry } from "../protocol/page";

/** The pages of the site, each with what tells it from the others: the JSON of `/_desk/pages`. */
export function describePages({ pages, clock }: SiteContent): PageEntry[] {
  return pages.map((page) => {
    const [picture] = picturesIn(page);
    return {
      route: page.route,
      file: path.basename(page.file),
      name: pageName(page),
      title: titleOf(page),
      ...(picture && { picture: picture.value }),
      state: pageState(page, clock.now),
    };
  });
}

/** The name of a page in the breadcrumb. */
export function pageName({ route, data }: Pick<PageContent, "route" | "data">): string {
  const breadcrumb = valueAt(data, "/breadcrumb");
  return typeof breadcrumb === "string" ? breadcrumb : nameOfRoute(route);
}

/** @param now in milliseconds since 1970 */
export function pageState(page: PageContent, now: number): PageEntry["state"] {
  const { starts } = timeOf(page) ?? {};
  if (starts !== undefined && starts > now) return "scheduled";
  return isDraft(page) ? "draft" : "public";
}
