import { groupBy } from "../../base/groups";
import type { CatalogueBlock } from "./describeBlock";

/** The group of blocks whose schema names none. */
const OTHER = "More";

interface Group {
  group: string;
  /** The id of its heading. */
  id: string;
  blocks: CatalogueBlock[];
}

/** The blocks in the groups that their schemas name, groups in alphabetical order; those without a group are last. */
export function byGroup(blocks: CatalogueBlock[]): Group[] {
  return [...groupBy(blocks, ({ group = OTHER }) => group)]
    .sort(([one], [other]) => Number(one === OTHER) - Number(other === OTHER) || one.localeCompare(other))
    .map(([group, members]) => ({ group, id: `group-${group.toLowerCase().replace(/\W+/g, "-")}`, blocks: members }));
}

/** The blocks that contain every word: in their names, descriptions, fields or YAML. */
export function findBlocks(blocks: CatalogueBlock[], words: string): CatalogueBlock[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return blocks;
  return blocks.filter((block) => {
    const text = searchedText(block).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function searchedText({ type, title, group = "", description, snippet, fields }: CatalogueBlock): string {
  return [type, title, group, description, snippet, ...fields.flatMap((field) => [field.name, field.description])].join(
    "\n",
  );
}
