import type { CatalogueBlock } from "./describeBlock";

/** Of blocks whose schema names no group. */
const OTHER = "More";

interface Group {
  group: string;
  /** Of its heading. */
  id: string;
  blocks: CatalogueBlock[];
}

/** The blocks below the groups that their schemas name, both in the order of the alphabet; those without one last. */
export function byGroup(blocks: CatalogueBlock[]): Group[] {
  const groups = new Map<string, CatalogueBlock[]>();
  for (const block of blocks) {
    const group = block.group ?? OTHER;
    groups.set(group, [...(groups.get(group) ?? []), block]);
  }
  return [...groups]
    .sort(([one], [other]) => Number(one === OTHER) - Number(other === OTHER) || one.localeCompare(other))
    .map(([group, members]) => ({ group, id: `group-${group.toLowerCase().replace(/\W+/g, "-")}`, blocks: members }));
}

/** The blocks in which every word occurs, or its beginning: in their names, descriptions, fields or YAML. */
export function findBlocks(blocks: CatalogueBlock[], words: string): CatalogueBlock[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return blocks;
  return blocks.filter((block) => {
    const text = textOf(block).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function textOf({ type, title, group = "", description, snippet, fields }: CatalogueBlock): string {
  return [type, title, group, description, snippet, ...fields.flatMap((field) => [field.name, field.description])].join(
    "\n",
  );
}
