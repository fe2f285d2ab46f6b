import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileOfAddress } from "../base/sitePath";
import type { Site } from "../contract/types.generated";
import type { PageModel } from "../page/pageModel";
import { buildCode } from "./buildCode";
import { renderPages } from "./renderPages";

/** Nothing is served from here, so compress as fast as possible. */
const QUALITY = 0;

/**
 * Renders single pages as the build does, outside of any built site.
 *
 * @param day as of which pages are rendered
 * @returns one page at a time: its HTML. Throws BlockFailed if it cannot be rendered
 */
export function pageRenderer(day: string): (page: PageModel, site: Site) => Promise<string> {
  let code: Promise<string> | undefined;
  return async (page, site) => {
    code ??= buildCode(site.base);
    const folder = mkdtempSync(path.join(tmpdir(), "page-"));
    try {
      const setup = { codeDir: await code, outDir: folder, stageDir: folder, quality: QUALITY, site, day };
      const task = { page: { ...page, aliases: [] }, input: "", cardParts: "" };
      const files = await renderPages(
        [task],
        (one) => one,
        setup,
        () => {},
        () => undefined,
      );
      const { staged = "" } = files.find(({ file }) => file === fileOfAddress(page.route)) ?? {};
      return readFileSync(staged, "utf8");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
