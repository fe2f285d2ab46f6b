import type { PageContent, SiteContent } from "../model/siteContent";
import { rememberedYaml } from "./rememberedYaml";

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
