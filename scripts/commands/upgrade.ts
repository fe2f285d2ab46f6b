/** Brings a site to the version of the engine that is installed. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { diffOf, type FileChange } from "../../renderer/authoring/fileChange";
import { compareVersions, type Migration, readMigrations } from "../../renderer/authoring/migrate";
import { writeChanges } from "../../renderer/authoring/writeChanges";
import { Cancelled } from "../../renderer/base/couldNotRun";
import { countInWords } from "../../renderer/content/report/formatter";
import { siteSchema } from "../../renderer/content/schema/siteSchema";
import { askToAgree, changeFlags } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";
import { buildState } from "../diff/buildStates";
import { compareStates } from "../diff/compareStates";
import { printReport, reportFlags } from "../diff/printReport";
import type { State } from "../diff/states";
import { forgetOlder, olderEngine, PACKAGE, prepareEngine } from "../setup/engineFolder.mjs";
import { type Manifest, readManifest } from "../starter/siteFolder";
import { contentOf, migrateFiles, themesOf } from "../upgrade/migrateContent";
import { migrateFolder } from "../upgrade/migrateFolder";

const { pages: _pages, ...agreeFlags } = changeFlags;

export const command = defineCommand({
  name: "npm run upgrade",
  about:
    "In the folder of a site, after npm update: says what the new version of the engine changes for visitors, on the same pages, and rewrites what it calls otherwise in pages, themes and package.json. All or nothing: what it cannot do is listed with its lines, and the site stays as it is.",
  flags: {
    from: {
      value: "VERSION",
      otherwise: "the one before the update",
      about: "the version that the pages are written for, where this machine has not had it: then nothing is compared",
    },
    ...agreeFlags,
    ...reportFlags,
    "no-cards": { about: "builds without social cards of pages, which are then not compared (default: off)" },
  },
  examples: ["npm run upgrade", "npm run upgrade -- --dry-run --out upgrade.html", "npm run upgrade -- --from 1.0.0"],
  exitCodes: {
    0: "upgraded, or there is nothing to do",
    1: "refused or cancelled: nothing was changed",
    2: "could not run; nothing was changed",
  },
  async run({ flags }) {
    const site = process.cwd();
    const [older, present] = [olderEngine(site), readManifest(PACKAGE)];
    const before = older === undefined ? undefined : readManifest(older);
    const from = flags.from ?? before?.version;
    if (from === undefined) {
      const sentence =
        "npm update takes a newer one, and --from names the version that pages of another machine are for.";
      console.log(`There is nothing to upgrade: the engine is three-strands ${present.version}. ${sentence}`);
      return 0;
    }
    // In the site, so that packages are found as they are there.
    const folder = mkdtempSync(path.join(site, ".three-strands-upgrade-"));
    try {
      const copies = { before: path.join(folder, "before"), after: path.join(folder, "after") };
      for (const copy of Object.values(copies)) copySite(site, copy);
      const between = readMigrations().filter(
        ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, present.version) <= 0,
      );
      const content = migrateCopy(copies.after, between, present.version);
      const fresh: State = { ...SITE, name: nameOf(present), root: copies.after, code: PACKAGE, otherPackages: false };
      const builds = path.join(folder, "builds");
      const how = {
        at: new Date().toISOString(),
        cards: !flags["no-cards"],
        progress: (words: string) => console.error(words),
      };
      if (older && before) {
        const otherPackages = !isDeepStrictEqual(before.dependencies, present.dependencies);
        const old: State = { ...SITE, name: nameOf(before), root: copies.before, code: older, otherPackages };
        await printReport(await compareStates(old, fresh, builds, how), flags);
      } else await buildState(fresh, path.join(builds, "after"), how);
      const changes = [...content, ...(older ? migrateFolder(site, older, PACKAGE) : [])];
      await carryOut(site, changes, present, flags);
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  },
});

const SITE = { pages: "pages-data", publicDir: "public", isPackage: true };

const nameOf = ({ name, version }: Manifest) => `${name} ${version}`;

/** What a site is built from. With its packages beside it, what they are known by in the cache is the same. */
function copySite(site: string, copy: string): void {
  for (const name of [SITE.pages, SITE.publicDir, "blocks"]) {
    const from = path.join(site, name);
    if (existsSync(from)) cpSync(from, path.join(copy, name), { recursive: true });
  }
  const packages = path.join(site, "node_modules");
  if (existsSync(path.join(packages, ".package-lock.json")))
    symlinkSync(packages, path.join(copy, "node_modules"), "junction");
}

/**
 * Migrates a copy of a site: first its themes, which are a part of the schema that the rest is read by.
 *
 * @throws Cancelled if a block of the site does not fit the engine, or a line cannot be migrated
 */
function migrateCopy(copy: string, migrations: Migration[], version: string): FileChange[] {
  const write = (changes: FileChange[]) => {
    for (const { file, after = "" } of changes) writeFileSync(path.join(copy, file), after);
    return changes;
  };
  const themes = write(migrateFiles(copy, themesOf(copy), migrations, siteSchema));
  try {
    const engine = prepareEngine(copy);
    const schema = JSON.parse(readFileSync(path.join(engine, "site-schema.json"), "utf8"));
    return [...themes, ...write(migrateFiles(copy, contentOf(copy), migrations, schema))];
  } catch (error) {
    if (error instanceof Cancelled || (error as Error).name !== "Error") throw error;
    throw new Cancelled(
      `Nothing was changed: blocks of this site do not fit three-strands ${version}.\n\n${(error as Error).message}`,
    );
  }
}

/** Shows the changes, asks, and writes all of them or none. */
async function carryOut(
  site: string,
  changes: FileChange[],
  present: Manifest,
  { yes, "dry-run": isTrial }: { yes: boolean; "dry-run": boolean },
): Promise<void> {
  if (changes.length > 0) console.log(`\n${changes.map(diffOf).join("\n\n")}\n`);
  if (isTrial) return console.log("This was a dry run: nothing was changed.");
  if (!(await askToAgree(`Bring this site to ${nameOf(present)}?`, yes))) throw new Cancelled("Nothing was changed.");
  writeChanges({ cwd: site, dir: SITE.pages }, changes);
  forgetOlder(site);
  const install = changes.some(({ file }) => file === "package.json")
    ? " Run npm install, since package.json has changed."
    : "";
  console.log(`This site is at ${nameOf(present)} now: ${countInWords(changes.length, "file")} changed.${install}`);
}
