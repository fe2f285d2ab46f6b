import { blockSchema } from "../../../content/schema/siteSchema";
import type { FieldKind } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";

/** Labels for properties whose names are too short. */
const LABELS: Partial<Record<FieldKind, Record<string, string>>> = {
  link: { to: "Leads to" },
  picture: { src: "Picture" },
  focus: { focus: "What stays in view" },
  text: { alt: "What the picture shows (alt text)", id: "Anchor" },
  moment: { from: "Shown from", until: "Shown until" },
  yesNo: { decorative: "Only decoration", draft: "Draft" },
  names: { vars: "Names of this page" },
};

/** The label of a field: `submitLabel` is "Submit label". */
export const fieldLabel = (name: string, kind: FieldKind): string =>
  LABELS[kind === "line" ? "text" : kind]?.[name] ?? inWords(name);

/** The entries of lists whose names are no plural. */
const ENTRIES: Record<string, string> = { redirectFrom: "Old address", aliases: "Other address" };

/** The label of a list's entry: "Link" by its definition, "Town" in `towns`. */
export function entryLabel(list: string, definition: string | undefined): string {
  return ENTRIES[list] ?? inWords(definition ?? list.replace(/ies$/, "y").replace(/s$/, ""));
}

/** What people call a block of this type: in the catalogue, the list of blocks, and the report of changes. */
export const blockName = (type: string): string => blockSchema({ type })?.desk?.label ?? inWords(type);
