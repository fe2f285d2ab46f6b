import { byGroup } from "../../renderer/desk/catalogue/byGroup";
import { describeBlock, type FieldRow } from "../../renderer/desk/catalogue/describeBlock";
import type { BlockSource } from "../../renderer/schema/readBlocks";
import { root } from "../cli/generated";
import { code, documentOf, fenceText, plain, table } from "./markdown";

/** Where the picture of a block is, below docs/reference. */
export const pictureOf = (type: string): string => `pictures/${type}.webp`;

/** Every block by group: what it is for, its picture, its YAML and its fields. */
export function blocksReference(sources: BlockSource[]): string {
  const groups = byGroup(sources.map((source) => describeBlock(root, source)));
  return documentOf([
    "# Blocks",
    `A page is a list of blocks. ${code("/_blocks")} in the preview shows them too, at any width and with a search. The pictures are made by ${code("npm run docs -- --pictures")}.`,
    groups.map(({ group, blocks }) => `- ${group}: ${blocks.map(({ type }) => code(type)).join(", ")}`).join("\n"),
    ...groups.flatMap(({ group, blocks }) => [
      `## ${group}`,
      ...blocks.flatMap(({ type, title, description, snippet, fields }) => [
        `### ${title}`,
        plain(description),
        `![${title}](${pictureOf(type)})`,
        fenceText(snippet, "yaml"),
        fieldTable(fields),
      ]),
    ]),
  ]);
}

/** The fields of a page beside its blocks, or those of site.yaml. */
export const settingsReference = (heading: string, words: string, fields: FieldRow[]): string =>
  documentOf([`# ${heading}`, words, fieldTable(fields)]);

const fieldTable = (fields: FieldRow[]): string =>
  table(
    ["Field", "Holds", "What it is for"],
    fields.map(({ name, required, kind, allowed, description }) => [
      `${code(name)}${required ? " **required**" : ""}`,
      // A list of many values, such as all icons, is offered by the editor and by the forms.
      allowed.length > 0 && allowed.length <= 20 ? allowed.map(code).join(" ") : plain(kind),
      plain(description),
    ]),
  );
