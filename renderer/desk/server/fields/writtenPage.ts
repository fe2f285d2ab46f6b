import { child } from "../../../base/pointer";
import type { PageContent, SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/contentPlace";
import { rememberedYaml } from "../../../content/pages/rememberedYaml";
import type { PageRow } from "../../protocol/rows";

/**
 * The page with the text in which it is written: of one that a row makes, the template, with each `${row.town}` as it is
 * there. A change of it changes the pages of all rows.
 */
export function writtenPage(page: PageContent, { rows }: Pick<SiteContent, "rows">): PageContent {
  const row = rows?.get(page.file);
  if (!row) return page;
  return { ...page, file: row.template, text: row.templateText, source: rememberedYaml(row.templateText).data };
}

/** The pages that are written in a file: those of all rows in a template, and in a table, those of its rows. */
export const pagesIn = (file: string, { pages, rows }: Pick<SiteContent, "pages" | "rows">): PageContent[] =>
  pages.filter((page) => {
    const row = rows?.get(page.file);
    return row ? file === row.template || file === row.table : file === page.file;
  });

/** The row that makes a page; undefined for a page with a file of its own. */
export function rowOf(page: PageContent, { rows, imagesRootName }: SiteContent): PageRow | undefined {
  const row = rows?.get(page.file);
  if (!row) return undefined;
  const count = [...(rows?.values() ?? [])].filter(({ template }) => template === row.template).length;
  const [table, template] = [nameIn(imagesRootName, row.table), nameIn(imagesRootName, row.template)];
  return { table, template, pointer: child("/rows", row.index), count };
}
