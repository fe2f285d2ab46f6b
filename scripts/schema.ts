/**
 * Composes site-schema.json and blocks/types.generated.ts from the blocks' schema files.
 *
 *   npm run schema              after any change of a schema.json or example.yaml
 *   npm run schema -- --check   in CI: writes nothing
 *
 * Exit codes: 0 fresh or written, 1 stale (--check) or the parts disagree.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { composeSchema } from "../renderer/schema/composeSchema";
import { generateTypes } from "../renderer/schema/generateTypes";
import { blockNames } from "../renderer/schema/readBlocks";

const root = path.resolve(import.meta.dirname, "..");
const check = process.argv.includes("--check");

try {
  const schema = composeSchema(root);
  const files = {
    "site-schema.json": `${JSON.stringify(schema, null, 2)}\n`,
    "blocks/types.generated.ts": await generateTypes(schema, blockNames(root)),
  };
  const stale = Object.entries(files).filter(([file, text]) => {
    const full = path.join(root, file);
    return !existsSync(full) || readFileSync(full, "utf8") !== text;
  });
  for (const [file, text] of stale) {
    if (!check) writeFileSync(path.join(root, file), text);
    console.log(check ? `${file} is stale: run npm run schema and commit it.` : `wrote ${file}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
