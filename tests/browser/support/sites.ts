import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";
import { launchBrowserServer } from "../../../scripts/setup/launchBrowser";
import { GROOMER } from "../../support/fixtureSite";
import { runBuild } from "../../support/runBuild";
import { editedSite } from "./editedSite";
import { everyBlockSite, wiredSite } from "./fixtureSites";

/**
 * The sites that the tests visit: the real one as `npm run build` has built it, the real one after a day of a
 * marketer's edits, the groomer's, one with every block (most tests), and that one with a form service.
 */
export type SiteName = "real" | "edited" | "groomer" | "everyBlock" | "wired";

/** A built site. */
export interface ServedSite {
  dir: string;
  /** Where it is served, without a slash at the end. */
  url: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    sites: Record<SiteName, ServedSite>;
    /** Where the one Chromium of all test files can be reached. */
    browserEndpoint: string;
  }
}

/** Vitest's global setup of the browser tests: builds and serves the sites, and starts one browser for all files. */
export default async function startSites({ provide }: Pick<TestProject, "provide">) {
  const out = mkdtempSync(path.join(tmpdir(), "sites-"));
  const build = async (name: string, pages: string) => {
    const dir = path.join(out, name);
    const { code, said } = await runBuild(pages, dir);
    if (code !== 0) throw new Error(`The fixture site ${name} could not be built:\n${said}`);
    return dir;
  };
  if (!existsSync("dist/client")) throw new Error("There is no dist/client: run npm run build first.");
  const dirs: Record<SiteName, string> = {
    real: path.resolve("dist/client"),
    edited: await build("edited", (await editedSite()).pages),
    groomer: await build("groomer", GROOMER),
    everyBlock: await build("everyBlock", everyBlockSite().pages),
    wired: await build("wired", wiredSite().pages),
  };
  const served = await Promise.all(
    Object.entries(dirs).map(async ([name, dir]) => {
      const servers = await listen(() => createSiteServer(dir), { host: "127.0.0.1", port: 0 });
      const [server] = servers;
      return { name, servers, site: { dir, url: `http://127.0.0.1:${server ? portOf(server) : 0}` } };
    }),
  );
  const browser = await launchBrowserServer();
  provide("sites", Object.fromEntries(served.map(({ name, site }) => [name, site])) as Record<SiteName, ServedSite>);
  provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(served.map(({ servers }) => close(servers)));
  };
}
