import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ErrorObject, ValidateFunction } from "ajv";
import { compileValidator } from "./compileValidator";
import { siteSchema } from "./siteSchema";

const require = createRequire(import.meta.url);
const STORE = path.resolve(import.meta.dirname, "../../../node_modules/.cache/site-validator");
const DEFINITIONS = ["Page", "Site", "Baseline"];

let compiled: Record<string, ValidateFunction> | undefined;

/**
 * Every breach of one definition of site-schema.json, as Ajv sees it.
 *
 * @param definition `Page`, `Site` or `Baseline`
 */
export function schemaErrors(definition: string, data: unknown): ErrorObject[] {
  compiled ??= load();
  const validate = compiled[definition];
  if (!validate) throw new Error(`Nothing is compiled for ${definition}.`);
  return validate(data) ? [] : (validate.errors ?? []);
}

/**
 * The compiled schema, kept on disk: compiling takes half a second, more than checking a thousand pages;
 * loading what was compiled takes a tenth of that. It goes when the schema, the code here or Ajv changes.
 */
function load(): Record<string, ValidateFunction> {
  const file = path.join(STORE, `${version()}.cjs`);
  if (!existsSync(file)) {
    mkdirSync(STORE, { recursive: true });
    for (const old of readdirSync(STORE)) if (old.endsWith(".cjs")) rmSync(path.join(STORE, old), { force: true });
    // Written aside and renamed when whole: another process may look for it at this moment.
    const making = `${file}.${process.pid}`;
    writeFileSync(making, compileValidator(siteSchema, DEFINITIONS));
    renameSync(making, file);
  }
  return require(file) as Record<string, ValidateFunction>;
}

function version(): string {
  const hash = createHash("sha256").update(JSON.stringify(siteSchema));
  hash.update(readFileSync(path.join(import.meta.dirname, "compileValidator.ts")));
  hash.update(readFileSync(path.resolve(import.meta.dirname, "../../../node_modules/ajv/package.json")));
  return hash.digest("hex").slice(0, 16);
}
