import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Site } from "../../../blocks/types.generated";
import { checkFolder } from "../../../renderer/content/checkFolder";
import type { Problem } from "../../../renderer/content/report/problem";
import { type PageModel, toPageModel } from "../../../renderer/page/pageModel";
import { toSiteModel } from "../../../renderer/page/siteModel";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The real site, checked for real, as the document's renderer receives it. */
interface CheckedSite {
  problems: Problem[];
  site: Site;
  /** The page at a route; throws where there is none. */
  page: (route: string) => PageModel;
  routes: string[];
}

/**
 * Checks the real pages together with others.
 *
 * @param files YAML by file name; one of an existing name takes its place
 */
export async function siteWith(files: Record<string, string> = {}): Promise<CheckedSite> {
  const cwd = mkdtempSync(path.join(tmpdir(), "site-with-"));
  try {
    cpSync(path.join(ROOT, "pages-data"), path.join(cwd, "pages"), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, "pages", name), text);
    const { content, problems } = await checkFolder({ dir: "pages", publicDir: path.join(ROOT, "public"), cwd });
    return {
      problems,
      site: toSiteModel(content),
      routes: content.pages.map(({ route }) => route),
      page(route) {
        const found = content.pages.find((page) => page.route === route);
        if (!found) throw new Error(`There is no page at ${route}.`);
        return toPageModel(found, content);
      },
    };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}
