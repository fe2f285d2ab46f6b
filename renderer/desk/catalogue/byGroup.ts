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

/** What the search of a block looks in: its names, descriptions, fields and YAML. */
export function searchedText({ type, title, group = "", description, snippet, fields }: CatalogueBlock): string {
  return [type, title, group, description, snippet, ...fields.flatMap((field) => [field.name, field.description])].join(
    "\n",
  );
}
