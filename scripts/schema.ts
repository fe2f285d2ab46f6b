/** Composes site-schema.json and blocks/types.generated.ts from the blocks' schema files. */
import { composeSchema } from "../renderer/schema/composeSchema";
import { generateTypes } from "../renderer/schema/generateTypes";
import { blockNames } from "../renderer/schema/readBlocks";
import { defineCommand, runAsProgram } from "./cli";
import { generatedFlags, root, writeGenerated } from "./generated";

export const command = defineCommand({
  name: "npm run schema",
  about:
    "Composes site-schema.json and blocks/types.generated.ts from the blocks' files: run it after any change of a schema.json or example.yaml.",
  flags: generatedFlags,
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
    const files = new Map([
      ["site-schema.json", `${JSON.stringify(schema, null, 2)}\n`],
      ["blocks/types.generated.ts", await generateTypes(schema, blockNames(root))],
    ]);
    return writeGenerated(files, { check, by: "npm run schema" });
  },
});

await runAsProgram(import.meta.filename, command);
