/** Composes site-schema.json and blocks/types.generated.ts from the blocks' schema files. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { composeSchema } from "../renderer/schema/composeSchema";
import { generateTypes } from "../renderer/schema/generateTypes";
import { blockNames } from "../renderer/schema/readBlocks";
import { defineCommand, runAsProgram } from "./cli";

const root = path.resolve(import.meta.dirname, "..");

export const command = defineCommand({
  name: "npm run schema",
  about:
    "Composes site-schema.json and blocks/types.generated.ts from the blocks' files: run it after any change of a schema.json or example.yaml.",
  flags: { check: { about: "writes nothing, and fails where a generated file is stale" } },
  examples: ["npm run schema", "npm run schema -- --check"],
  exitCodes: { 0: "fresh or written", 1: "stale (--check), or the parts disagree", 2: "could not run" },
  async run({ flags: { check } }) {
    let schema: ReturnType<typeof composeSchema>;
    try {
      schema = composeSchema(root);
    } catch (error) {
      // A plain Error lists what is wrong with the blocks' files.
      if ((error as Error).name !== "Error") throw error;
      console.error((error as Error).message);
      return 1;
    }
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
    return check && stale.length > 0 ? 1 : 0;
  },
});

await runAsProgram(import.meta.filename, command);
