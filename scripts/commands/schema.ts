import { composeSchema, pageLookNames } from "../../renderer/schema/composeSchema";
import { generateTypes } from "../../renderer/schema/generateTypes";
import { blockNames, COMPONENTS, componentsOf } from "../../renderer/schema/readBlocks";
import { defineCommand } from "../cli/command";
import { generatedFlags, root, writeGenerated } from "../cli/generated";
import { iconFiles } from "../schema/lucideIcons";

export const command = defineCommand({
  name: "npm run schema",
  about:
    "Composes site-schema.json, renderer/contract/types.generated.ts, blocks/components.generated.ts and the icons from the blocks' files: run it after any change of a schema.json or example.yaml.",
  flags: generatedFlags,
  examples: ["npm run schema", "npm run schema -- --check"],
  exitCodes: { 0: "fresh or written", 1: "stale (--check), or the parts disagree", 2: "could not run" },
  async run({ flags: { check } }) {
    const files = new Map<string, string>();
    try {
      const schema = composeSchema(root);
      files.set("site-schema.json", `${JSON.stringify(schema, null, 2)}\n`);
      const names = blockNames(root);
      files.set("renderer/contract/types.generated.ts", await generateTypes(schema, names, pageLookNames(root)));
      files.set(COMPONENTS, componentsOf(names));
      for (const [file, text] of await iconFiles()) files.set(file, text);
    } catch (error) {
      // A plain Error says what is wrong with the blocks' files.
      if ((error as Error).name !== "Error") throw error;
      console.error((error as Error).message);
      return 1;
    }
    return writeGenerated(files, { check, by: "npm run schema" });
  },
});
