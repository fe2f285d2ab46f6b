import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { attempt } from "../../renderer/base/attempt.mjs";
import { packageOf as dictionaryOf, isAmerican } from "../../renderer/content/site/spelling/installed";
import { filesIn } from "../../renderer/output/buildCode";
import { packageOf as typefaceOf } from "../../renderer/typefaces/typefacePackage";
import { root } from "../cli/generated";
import type { SiteAnswers } from "./answers";
import { siteSlug } from "./starterFiles";

/** Files that each site has; a name with `_` in front begins with a dot. */
const FOLDER = "scripts/starter/folder";

/** The workflows of the engine's repository that are right for any site. */
const WORKFLOWS = ["clock.yml", "diff.yml", "diff-comment.yml"].map((name) => `.github/workflows/${name}`);

export interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  scripts: object;
  overrides: object;
  allowScripts: object;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** The files around the pages of a site, by name, as an engine has them: with `{{…}}` for what is the site's. */
export function folderTemplates(engine: string): [name: string, text: string][] {
  const folder = path.join(engine, FOLDER);
  const own = filesIn(folder).map((file) => [file.replace(/(^|\/)_/g, "$1."), path.join(folder, file)] as const);
  const all = [...own, ...WORKFLOWS.map((name) => [name, path.join(engine, name)] as const)];
  return all.map(([name, file]) => [name, readFileSync(file, "utf8")]);
}

/** The files around the pages of a new site: its package.json, the settings of editors, the workflows. */
export function folderFiles(answers: SiteAnswers, dir: string, siteFile: string): Map<string, string> {
  const values: Record<string, string> = { name: answers.name, slug: siteSlug(answers.name) };
  const files = folderTemplates(root).map(
    ([name, text]) => [name, text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "")] as const,
  );
  const all = new Map<string, string>(files);
  const engine = readManifest(root);
  const { overrides, allowScripts } = engine;
  const dependencies = { [engine.name]: versionOf(engine, dir), ...ownPackages(answers, engine, siteFile) };
  // npm reads overrides of the outermost package only: here that is the site.
  const packageFile = { ...JSON.parse(all.get("package.json") ?? ""), dependencies, overrides, allowScripts };
  return all.set("package.json", `${JSON.stringify(packageFile, null, 2)}\n`);
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
