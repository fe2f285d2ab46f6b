import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { addressOfPath } from "../../renderer/base/sitePath";
import { filesIn } from "../../renderer/output/buildCode";
import { metaPolicy } from "../../renderer/page/policy/metaPolicy";
import { commaList } from "../cli/flags";
import { close, listen, portOf } from "./listen";
import { baseOfBuilt, createSiteServer } from "./siteServer";

export const visitFlags = {
  dir: { value: "DIR", default: "dist/client", about: "the folder of the built site" },
  routes: { value: "LIST", parse: commaList, otherwise: "all routes", about: "the routes, with commas between them" },
} as const;

/** Only the built site itself: no map, no calendar and no video of other sites. */
const LOCAL_ONLY = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

/**
 * Serves a built site on a free port and opens it in Chromium for as long as `visit` takes, with the address of the site
 * without the slash at its end.
 *
 * @throws CouldNotRun if nothing is built
 */
export async function visitBuiltSite<T>(dir: string, visit: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  ensureBuilt(dir);
  // Loaded here: an installation for marketers has no Playwright, and `--help` needs none.
  const { launchBrowser } = await import("../setup/launchBrowser");
  const servers = await listen(() => createSiteServer(dir), { host: "localhost", port: 0 });
  try {
    const browser = await launchBrowser([LOCAL_ONLY]);
    const url = `http://localhost:${servers[0] && portOf(servers[0])}${baseOfBuilt(path.resolve(dir))}`;
    return await visit(browser, url).finally(() => browser.close());
  } finally {
    await close(servers);
  }
}

/** The routes of a built site, aliases included, without the not-found page and those that only redirect. */
export function routesOf(dir: string): string[] {
  ensureBuilt(dir);
  return filesIn(dir)
    .filter((file) => /(?<!(?:^|\/)404)\.html$/.test(file) && metaPolicy(readFileSync(path.join(dir, file), "utf8")))
    .map((file) => addressOfPath(`/${file}`) || "/")
    .sort();
}

function ensureBuilt(dir: string): void {
  if (!existsSync(dir)) throw new CouldNotRun(`There is no ${dir}: run npm run build first.`);
}
