import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../renderer/base/problem";
import { checkBuilt } from "../../../renderer/content/built/checkBuilt";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import type { SiteContent } from "../../../renderer/content/model/siteContent";
import { contentFolder } from "../content/folder";

/** A whole page around the content of its `<main>`. */
function html(main: string, head = ""): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Full Groom</title>${head}</head><body><main>${main}</main></body></html>\n`;
}

/**
 * The problems reported for one page of the small site and for its built page.
 *
 * @param page its `/page`, as YAML
 * @param main the content of its built `<main>`; undefined if it was not built
 */
export async function checkBuiltPage(page: string, main: string | undefined, head = ""): Promise<Problem[]> {
  const cwd = contentFolder({ "page.yaml": page, "services.yaml": undefined });
  const out = path.join(cwd, "out");
  mkdirSync(path.join(out, "page"), { recursive: true });
  if (main !== undefined) writeFileSync(path.join(out, "page.html"), html(main, head));
  const further = (content: SiteContent) =>
    checkBuilt({ ...content, pages: content.pages.filter(({ route }) => route === "/page") }, out);
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, further });
  // The content may have the same errors as the built page: only the problems of the built page count.
  return problems.filter(({ rule }) => /^(?:built|silence)\//.test(rule));
}
