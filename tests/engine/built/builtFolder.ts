import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkBuilt } from "../../../renderer/content/built/checkBuilt";
import { checkFolder } from "../../../renderer/content/checkFolder";
import type { Problem } from "../../../renderer/content/report/problem";
import type { SiteContent } from "../../../renderer/content/siteContent";
import { contentFolder } from "../content/folder";

/** A whole page around what stands in its `<main>`. */
function html(main: string, head = ""): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Full Groom</title>${head}</head><body><main>${main}</main></body></html>\n`;
}

/**
 * What is told of one page of the small site, and of what was built of it.
 *
 * @param page its `/page`, as YAML
 * @param main what stands in its built `<main>`; undefined where it was not built
 */
export async function checkBuiltPage(page: string, main: string | undefined, head = ""): Promise<Problem[]> {
  const cwd = contentFolder({ "page.yaml": page, "services.yaml": undefined });
  const out = path.join(cwd, "out");
  mkdirSync(path.join(out, "page"), { recursive: true });
  if (main !== undefined) writeFileSync(path.join(out, "page/index.html"), html(main, head));
  const further = (content: SiteContent) =>
    checkBuilt({ ...content, pages: content.pages.filter(({ route }) => route === "/page") }, out);
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, further });
  // The content may be as wrong as what was built of it: only what is told of the built page is of interest.
  return problems.filter(({ rule }) => /^(?:built|silence)\//.test(rule));
}
