import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FileChange } from "../../renderer/authoring/fileChange";
import { type Migration, migrate } from "../../renderer/authoring/migrate";
import { Cancelled, CouldNotRun } from "../../renderer/base/couldNotRun";
import { filesIn } from "../../renderer/base/files/files.mjs";
import { isCollectionFile, isSiteFile } from "../../renderer/content/model/siteContent";
import { BASELINE_FILE, FIGURES_FILE } from "../../renderer/content/pages/pageFiles";
import type { JsonSchema } from "../../renderer/schema/jsonSchema";
import { pagesFlag } from "../cli/flags";

/** A file of a site that is written as the schema says. */
interface SchemaFile {
  file: string;
  /** Of the schema. */
  definition: string;
}

const PAGES = pagesFlag.default;

/** The themes of a site: each says what site.yaml would. */
export const themesOf = (site: string): SchemaFile[] =>
  yamlIn(site, "blocks/themes").map((file) => ({ file, definition: "Site" }));

/** The pages of a site with the files beside them, and the examples of its blocks. */
export function contentOf(site: string): SchemaFile[] {
  const pages = [...yamlIn(site, PAGES), `${PAGES}/${BASELINE_FILE}`].filter((file) =>
    existsSync(path.join(site, file)),
  );
  const examples = yamlIn(site, "blocks").filter((file) => /^blocks\/[A-Z][^/]*\/example\.yaml$/.test(file));
  return [
    ...pages.map((file) => ({ file, definition: definitionOf(file) })),
    ...examples.map((file) => ({ file, definition: file.split("/")[1] ?? "" })),
  ];
}

const yamlIn = (site: string, folder: string): string[] =>
  filesIn(path.join(site, folder))
    .map((file) => path.relative(site, file).split(path.sep).join("/"))
    .filter((file) => file.endsWith(".yaml"));

function definitionOf(file: string): string {
  if (isSiteFile(file)) return "Site";
  if (isCollectionFile(file)) return "Collection";
  if (file === `${PAGES}/${FIGURES_FILE}`) return "Figures";
  return file.endsWith(BASELINE_FILE) ? "Baseline" : "Page";
}

/**
 * What the migrations change in files of a site. Writes nothing.
 *
 * @throws Cancelled with every line that must be changed by hand
 */
export function migrateFiles(
  site: string,
  files: SchemaFile[],
  migrations: Migration[],
  schema: JsonSchema,
): FileChange[] {
  const refused: string[] = [];
  const changes = files.flatMap(({ file, definition }) => {
    const before = readFileSync(path.join(site, file), "utf8");
    try {
      const after = migrate(file, before, definition, migrations, schema);
      return after === before ? [] : [{ file, before, after }];
    } catch (error) {
      if (!(error instanceof CouldNotRun)) throw error;
      refused.push(error.message);
      return [];
    }
  });
  if (refused.length > 0)
    throw new Cancelled(`Nothing was changed. Change these lines by hand, and start again:\n\n${refused.join("\n")}`);
  return changes;
}
