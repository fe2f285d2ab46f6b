import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { stagingOf } from "../../../renderer/output/output";
import { PictureWriter } from "../../../renderer/output/pictureWriter";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer, type MakeFile } from "../../../scripts/serve/siteServer";
import { GROOMER } from "../fixtureSite";
import { runBuild } from "../runBuild";
import { editedSite } from "./editedSite";
import { everyBlockSite, wiredSite } from "./everyBlockSite";
import { FOLDER, fixtureFolder, fixtureNames, type SiteName } from "./siteNames";

/** A built site. */
interface ServedSite {
  dir: string;
  /** Where it is served, without a slash at the end. */
  url: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    sites: Record<SiteName, ServedSite>;
  }
}

/** The sites as they were last built: a build writes only what has changed since. */
const KEPT = path.resolve("node_modules/.cache/site-tests");

/** The real site as the step before in `npm test` has built it: in a fresh clone none is kept yet. */
const JUST_BUILT = path.resolve("dist/test");

/** The sites of a run: its projects share them, so that each site is built once. */
const ofTheRun = globalThis as { servedSites?: ReturnType<typeof serveSites> };

/**
 * Vitest's global setup of the tests on built sites: a server for each site, which builds its site when the first test asks for it.
 */
export default async function startSites({ provide, name }: Pick<TestProject, "provide" | "name">) {
  // Its weights are those of what is published: its own tests measure the output of `npm run build`.
  const isPublished = name === "site";
  const serving = (isPublished ? undefined : ofTheRun.servedSites) ?? serveSites(isPublished);
  if (!isPublished) ofTheRun.servedSites = serving;
  const { sites, stop } = await serving;
  provide("sites", sites);
  return stop;
}

/** @param isPublished whether the real site is what `npm run build` has built */
async function serveSites(isPublished: boolean) {
  const out = mkdtempSync(path.join(tmpdir(), "sites-"));
  // One after the other: a build uses all cores by itself.
  let last: Promise<unknown> = Promise.resolve();
  const built = (name: SiteName, pages: () => string | Promise<string>, cards: boolean, base: string) => () => {
    const building = last.then(async () => {
      const folder = path.join(out, name);
      const kept = path.join(KEPT, name);
      takeUp(name === "real" && !existsSync(kept) ? JUST_BUILT : kept, folder);
      const from = await pages();
      const { code, said } = await runBuild(from, path.join(folder, "client"), { pictures: false, cards, base });
      if (code !== 0) throw new Error(`The site ${name} could not be built:\n${said}`);
      keep(folder, kept);
      return pictureMaker(from, path.join(folder, "client"));
    });
    last = building.catch(() => undefined);
    return building;
  };
  // Encoding all pictures takes longer than the tests: each is made when a page asks for it. One site has cards of its own.
  const site = (name: SiteName, pages: () => string | Promise<string>, { cards = false, base = "" } = {}) => ({
    dir: path.join(out, name, "client"),
    base,
    build: built(name, pages, cards, base),
  });
  const published = {
    dir: path.resolve("dist/client"),
    base: "",
    async build() {
      if (!existsSync("dist/client")) throw new Error("There is no dist/client: run npm run build first.");
      return undefined;
    },
  };
  const sites: Record<SiteName, { dir: string; base: string; build: () => Promise<MakeFile | undefined> }> = {
    real: isPublished ? published : site("real", () => path.resolve("pages-data")),
    edited: site("edited", async () => (await editedSite()).pages),
    groomer: site("groomer", () => GROOMER, { cards: true }),
    everyBlock: site("everyBlock", () => everyBlockSite().pages),
    wired: site("wired", () => wiredSite().pages),
    inFolder: site("inFolder", () => everyBlockSite().pages, { base: FOLDER }),
    ...Object.fromEntries(
      fixtureNames.map((name) => {
        const pages = path.join(fixtureFolder(name), "pages-data");
        return [name, site(name, () => pages)];
      }),
    ),
  };
  const served = await Promise.all(
    Object.entries(sites).map(async ([name, { dir, base, build }]) => {
      const servers = await listen(() => serveWhenBuilt(dir, build), { host: "127.0.0.1", port: 0 });
      const [server] = servers;
      return { name, servers, site: { dir, url: `http://127.0.0.1:${server ? portOf(server) : 0}${base}` } };
    }),
  );
  const all = Object.fromEntries(served.map(({ name, site }) => [name, site])) as Record<SiteName, ServedSite>;
  return { sites: all, stop: () => Promise.all(served.map(({ servers }) => close(servers))) };
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

/** Makes the pictures of pages one by one, as `npm start` does at first. */
async function pictureMaker(pages: string, dir: string): Promise<MakeFile> {
  const { content } = await checkFolder({ dir: pages, publicDir: "public" });
  const pictures = new PictureWriter(content.originals);
  mkdirSync(stagingOf(dir), { recursive: true });
  return (address) => pictures.makeOne(address, dir);
}

/** A server that builds its site at the first request. */
function serveWhenBuilt(dir: string, build: () => Promise<MakeFile | undefined>): Server {
  let site: Promise<Server> | undefined;
  return createServer((request, response) => {
    site ??= build().then((makeFile) => createSiteServer(dir, makeFile));
    site.then(
      (server) => server.emit("request", request, response),
      (error: Error) => response.writeHead(500, { "content-type": "text/plain" }).end(error.message),
    );
  });
}
