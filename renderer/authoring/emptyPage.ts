import { valueAt } from "../base/pointer";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { rememberedYaml } from "../content/pages/rememberedYaml";
import { pageAt } from "./addresses";

/**
 * A page with a heading and nothing else, from which one is made that is like no other.
 *
 * @param folder where the new page belongs, such as `/news`
 */
function emptyPage({ pages }: Pick<SiteContent, "pages">, folder = ""): PageContent {
  // It begins as the pages of the site do.
  const first = pages.map(({ data }) => valueAt(data, "/blocks/0/type")).find((type) => typeof type === "string");
  const text = `title: ""\ndescription: ""\nblocks:\n  - type: ${first}\n    heading: ""\n`;
  const { data } = rememberedYaml(text);
  return { file: "new-page.yaml", route: `${folder}/new-page`, text, source: data, data, values: [], unfilled: [] };
}

/** The page from which a new one is made. @param from its address; empty for an empty page */
export const sourceOf = (from: string, site: SiteContent, folder?: string): PageContent =>
  from === "" ? emptyPage(site, folder) : pageAt(from, site);
