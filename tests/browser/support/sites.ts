import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
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

/** The sites as they were last built: a build writes only what has changed since. */
const KEPT = path.resolve("node_modules/.cache/site-tests");

/**
 * Vitest's global setup of the browser tests: one browser for all files, and a server for each site, which
 * builds its site when the first test asks for it.
 */
export default async function startSites({ provide }: Pick<TestProject, "provide">) {
  const out = mkdtempSync(path.join(tmpdir(), "sites-"));
  // One after the other: a build uses all cores by itself.
  let last: Promise<unknown> = Promise.resolve();
  const built = (name: SiteName, pages: () => string | Promise<string>) => () => {
    const building = last.then(async () => {
      const folder = path.join(out, name);
      const kept = path.join(KEPT, name);
      takeUp(kept, folder);
      const { code, said } = await runBuild(await pages(), path.join(folder, "client"));
      if (code !== 0) throw new Error(`The site ${name} could not be built:\n${said}`);
      keep(folder, kept);
    });
    last = building.catch(() => undefined);
    return building;
  };
  const sites: Record<SiteName, { dir: string; build: () => Promise<void> }> = {
    real: {
      dir: path.resolve("dist/client"),
      async build() {
        if (!existsSync("dist/client")) throw new Error("There is no dist/client: run npm run build first.");
      },
    },
    edited: { dir: path.join(out, "edited/client"), build: built("edited", async () => (await editedSite()).pages) },
    groomer: { dir: path.join(out, "groomer/client"), build: built("groomer", () => GROOMER) },
    everyBlock: { dir: path.join(out, "everyBlock/client"), build: built("everyBlock", () => everyBlockSite().pages) },
    wired: { dir: path.join(out, "wired/client"), build: built("wired", () => wiredSite().pages) },
  };
  const served = await Promise.all(
    Object.entries(sites).map(async ([name, { dir, build }]) => {
      const servers = await listen(() => serveWhenBuilt(dir, build), { host: "127.0.0.1", port: 0 });
      const [server] = servers;
      return { name, servers, site: { dir, url: `http://127.0.0.1:${server ? portOf(server) : 0}` } };
    }),
  );
  // Other sites are unreachable, so that no test depends on the network.
  const browser = await launchBrowserServer([
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  ]);
  provide("sites", Object.fromEntries(served.map(({ name, site }) => [name, site])) as Record<SiteName, ServedSite>);
  provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(served.map(({ servers }) => close(servers)));
  };
}

/** Goes on from a site as it was last built; from nothing where there is none, or another run replaces it. */
function takeUp(kept: string, folder: string): void {
  try {
    if (existsSync(kept)) cpSync(kept, folder, { recursive: true, preserveTimestamps: true });
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps a copy of a site as it was built; another run of the tests may do the same meanwhile. */
function keep(folder: string, kept: string): void {
  mkdirSync(KEPT, { recursive: true });
  const copy = mkdtempSync(`${kept}-`);
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  try {
    rmSync(kept, { recursive: true, force: true });
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A server that builds its site at the first request. */
function serveWhenBuilt(dir: string, build: () => Promise<void>): Server {
  let site: Promise<Server> | undefined;
  return createServer((request, response) => {
    site ??= build().then(() => createSiteServer(dir));
    site.then(
      (server) => server.emit("request", request, response),
      (error: Error) => response.writeHead(500, { "content-type": "text/plain" }).end(error.message),
    );
  });
}
