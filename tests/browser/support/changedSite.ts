import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";

/** The address that the wired site's contact form posts to. */
export const FORM_SERVICE = "https://forms.example/braids";

interface ChangedSite {
  /** Opens a page of this site in a page of `useBrowser`. */
  open: (page: Page, route: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Builds and serves the site as it is once its owner has named a form service in site.yaml. */
export function startWiredSite(): Promise<ChangedSite> {
  return startChangedSite((pages) => {
    const facts = path.join(pages, "site.yaml");
    writeFileSync(facts, `${readFileSync(facts, "utf8")}\ncontactForm:\n  action: ${FORM_SERVICE}\n`);
  });
}

/**
 * Builds and serves a copy of the site with a change.
 *
 * @param change is handed the copy of pages-data
 */
export async function startChangedSite(change: (pages: string) => void): Promise<ChangedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "changed-site-"));
  const [pages, out] = [path.join(folder, "pages"), path.join(folder, "out")];
  cpSync("pages-data", pages, { recursive: true });
  change(pages);

  // The build as a person runs it: inside Vitest, Vite would leave out what tests do not need.
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build.ts", "--pages", pages, "--out", out], {
    env: { ...env, NODE_ENV: "production" },
  });
  const servers: Server[] = await listen(() => createSiteServer(out), { host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${servers[0] ? portOf(servers[0]) : 0}`;
  return {
    async open(page, route) {
      await page.route(`${origin}/**`, (asked) => asked.continue());
      await page.goto(`${origin}${route}`);
    },
    async stop() {
      await close(servers);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
