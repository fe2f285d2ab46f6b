import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { attempt } from "../../renderer/base/attempt.mjs";
import { packageOf as dictionaryOf, isAmerican } from "../../renderer/content/site/spelling/installed";
import { packageOf as typefaceOf } from "../../renderer/typefaces/typefacePackage";
import { root } from "../cli/generated";
import type { SiteAnswers } from "./answers";
import { siteSlug } from "./starterFiles";

/** Files that each site has, as they are; a name with `_` in front begins with a dot. */
const FOLDER = path.join(import.meta.dirname, "folder");

/** The workflows of the engine's repository that are right for any site. */
const WORKFLOWS = ["clock.yml", "diff.yml", "diff-comment.yml"].map((name) => `.github/workflows/${name}`);

/** What `npm run` starts in a site. */
const COMMANDS = ["dev", "check", "build", "new", "rename", "remove", "fix", "price", "calendar", "diff"];

interface Manifest {
  name: string;
  version: string;
  engines: object;
  dependencies: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
  allowScripts: object;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** The files around the pages of a new site: its package.json, the settings of editors, the workflows. */
export function folderFiles(answers: SiteAnswers, dir: string, siteFile: string): Map<string, string> {
  const files = new Map(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(FOLDER, file).replace(/(^|[\\/])_/g, "$1."),
        readFileSync(file, "utf8").replaceAll("{{name}}", answers.name),
      ]),
  );
  for (const name of WORKFLOWS) files.set(name, readFileSync(path.join(root, name), "utf8"));
  return files.set("package.json", `${JSON.stringify(packageFile(answers, dir, siteFile), null, 2)}\n`);
}

function packageFile(answers: SiteAnswers, dir: string, siteFile: string) {
  const engine = readManifest(root);
  const calls = COMMANDS.map((name) => [name, `${engine.name} ${name}`]);
  return {
    name: siteSlug(answers.name),
    version: "1.0.0",
    private: true,
    type: "module",
    engines: engine.engines,
    scripts: {
      // Right after each installation, for editors.
      prepare: `${engine.name} sync`,
      start: `${engine.name} start`,
      ...Object.fromEntries(calls),
      test: "npm run check && npm run build && npm run check -- --built",
    },
    dependencies: { [engine.name]: versionOf(engine, dir), ...ownPackages(answers, engine, siteFile) },
    overrides: overridesOf(engine),
    allowScripts: engine.allowScripts,
  };
}

/** The typefaces and the dictionary of a site, as far as the engine does not bring them. */
function ownPackages({ language }: SiteAnswers, engine: Manifest, siteFile: string): Record<string, string> {
  const { fonts = {} } = parse(siteFile) as { fonts?: Record<string, string> };
  const dictionary = isAmerican(language) ? undefined : dictionaryOf(language);
  const names = [...Object.values(fonts).map(typefaceOf), ...(dictionary ? [dictionary] : [])];
  // The lock file of the site has the version.
  return Object.fromEntries(names.filter((name) => !(name in engine.dependencies)).map((name) => [name, "*"]));
}

/** How the new site names the engine: as the folder that it is installed in does, or as the clone that it is. */
function versionOf({ name, version }: Manifest, dir: string): string {
  const [, above] = /^(.*)[\\/]node_modules[\\/][^\\/]+$/.exec(root) ?? [];
  const { dependencies = {} } = (above && attempt(() => readManifest(above))) || {};
  const [, file] = /^file:(.*)/.exec(dependencies[name] ?? "") ?? [];
  if (above === undefined) return relative(root, dir);
  const place = file && path.resolve(above, file);
  return place && existsSync(place) ? relative(place, dir) : `^${version}`;
}

const relative = (place: string, dir: string): string =>
  `file:${path.relative(path.resolve(dir), place).split(path.sep).join("/")}`;

/** npm reads those of the outermost package only: here that is the site. */
function overridesOf({ overrides, dependencies }: Manifest): Manifest["overrides"] {
  const exact = (version: string) => version.replace(/^\$(.*)/, (_, name: string) => dependencies[name] ?? version);
  return Object.fromEntries(
    Object.entries(overrides).map(([name, to]) => [
      name,
      typeof to === "string"
        ? exact(to)
        : Object.fromEntries(Object.entries(to).map(([inner, version]) => [inner, exact(version)])),
    ]),
  );
}
