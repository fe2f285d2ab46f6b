/** The documents of `docs/reference`, with a picture of each block. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadAllRules } from "../../renderer/content/check/loadRules";
import { siteSchema } from "../../renderer/content/schema/siteSchema";
import { fieldRows } from "../../renderer/desk/catalogue/describeBlock";
import { readBlocks } from "../../renderer/schema/readBlocks";
import { defineCommand } from "../cli/command";
import { generatedFlags, root, writeGenerated } from "../cli/generated";
import { blocksReference, pictureOf, settingsReference } from "../docs/blocksReference";
import { commandsReference } from "../docs/commandsReference";
import { npmCommands } from "../docs/npmCommands";
import { rulesReference } from "../docs/rulesReference";

const REFERENCE = "docs/reference";

export const command = defineCommand({
  name: "npm run docs",
  about:
    "Writes docs/reference from the blocks' schemas, the rules' YAML and the commands: run it after any change of these. Pictures differ a little from machine to machine, so they are made only on request, and --check looks only if they are there.",
  flags: {
    ...generatedFlags,
    pictures: {
      about: "takes the pictures of blocks that are missing, in a browser: remove one to have it taken again",
    },
  },
  examples: ["npm run docs", "npm run docs -- --pictures"],
  exitCodes: { 0: "fresh or written", 1: "stale, or a picture is missing (--check)", 2: "could not run" },
  async run({ flags: { check, pictures } }) {
    const blocks = readBlocks(root);
    const { Page = {}, Site = {} } = siteSchema.definitions ?? {};
    const files = new Map([
      [`${REFERENCE}/blocks.md`, blocksReference(blocks)],
      [`${REFERENCE}/pages.md`, settingsReference("A page", "What a page file has beside its blocks.", pageRows(Page))],
      [`${REFERENCE}/site.md`, settingsReference("site.yaml", "What is written once for all pages.", fieldRows(Site))],
      [`${REFERENCE}/rules.md`, rulesReference(loadAllRules())],
      [`${REFERENCE}/commands.md`, commandsReference(await npmCommands())],
    ]);
    const all = blocks.map(({ name, type }) => ({
      file: `${REFERENCE}/${pictureOf(type)}`,
      address: `/_blocks/${name}`,
    }));
    const code = writeGenerated(files, { check, by: "npm run docs" });
    const missing = () => all.filter(({ file }) => !existsSync(path.join(root, file)));
    if (pictures && missing().length > 0) {
      // Loaded here: the other documents need no browser.
      const { takePictures } = await import("../docs/takePictures");
      await takePictures(missing());
    }
    for (const { file } of missing())
      console.error(`${file} is missing: run npm run docs -- --pictures and commit it.`);
    return check && missing().length > 0 ? 1 : code;
  },
});

/** The fields of a page without its blocks, which have a document of their own. */
const pageRows = (page: Parameters<typeof fieldRows>[0]) =>
  fieldRows({
    ...page,
    properties: Object.fromEntries(Object.entries(page.properties ?? {}).filter(([name]) => name !== "blocks")),
  });
