import type { Problem } from "../../base/problem";
import type { Design } from "../../contract/design";
import type { TextRepair } from "./edits";

/** The kinds of single values: each has its own control in `renderer/desk/client/inputs`. */
export const INPUT_KINDS = [
  "text",
  "line",
  "longText",
  "link",
  "picture",
  "focus",
  "icon",
  "motif",
  "preset",
  "choice",
  "number",
  "moment",
  "day",
  "time",
  "yesNo",
] as const;

export type InputKind = (typeof INPUT_KINDS)[number];

/** The other kinds contain fields. */
export type FieldKind = InputKind | "group" | "list" | "names" | "words";

/** One field of a form: all that the desk needs to render it, derived from the schema alone. */
export interface Field {
  /** The name of the property; empty for an item of a list. */
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  /** Its purpose, in a sentence with an example. */
  description: string;
  /** The minimum and maximum: characters, entries, or a number. */
  least?: number;
  most?: number;
  /** Set where these are the lengths that a search result shows, in which a wide character counts as two. */
  isSearched?: true;
  /** The property beside it that cannot be without it, nor it without that one, such as opens and closes. */
  with?: string;
  /** A regular expression for the text. */
  pattern?: string;
  /** Set if a number must be an integer. */
  whole?: boolean;
  choices?: Choice[];
  /** What other pages say in this place already, to choose from. */
  known?: string[];
  /** Set for what few need, which is folded. */
  isRare?: true;
  /** Set for a list whose new entries are its first ones. */
  newFirst?: true;
  /** Set for a list whose entries are shown below the entry that has it. */
  isTree?: true;
  /** Set for a picture with an alternative text, the property `alt` beside it. */
  hasAlt?: true;
  /** The fields of a group. */
  fields?: Field[];
  /** An entry of a list, or a value under a name. */
  item?: Field;
}

export interface Choice {
  value: string;
  label: string;
  /** What it means, if the field's description says so in brackets. */
  meaning?: string;
}

/** The form of a page's settings, or of one of its blocks: the JSON of `/_desk/form?route=/about&pointer=/blocks/2`. */
export interface PageForm {
  /** The name of the file in the folder of pages, and the hash of its text: a change is based on both. */
  file: string;
  hash: string;
  /** The pointer of the block in the file as it is written; empty for the settings of the page. */
  pointer: string;
  description: string;
  fields: Field[];
  /** As in the file, with each `${…}`; for the settings of the page without its blocks. */
  data: Record<string, unknown>;
  /** The facts of each value that has a `${…}`, by its pointer. */
  facts: Record<string, FilledIn>;
  problems: FormProblem[];
  /** Of a form of site.yaml: the further languages of the site whose texts have a file of their own. */
  languages: { code: string; name: string }[];
}

export interface FilledIn {
  /** With its facts filled in. */
  filled: string;
  facts: FactSource[];
}

export interface FormProblem {
  pointer: string;
  severity: Problem["severity"];
  message: string;
  repairs: TextRepair[];
}

/** A `${…}` of a text, and where its value is written. */
export interface FactSource {
  /** As written, such as `${business.phone|tel}`. */
  piece: string;
  name: string;
  value: string;
  /** The file and the place of its value. */
  file: string;
  pointer: string;
  /** Whether a change there changes only this: false for a derived value, such as the opening hours in words. */
  direct: boolean;
  /** The pages that use it, including this one; only this one for a name of its own. */
  pages: { route: string; title: string }[];
}

/** A fact that can be put into a text. */
export interface FactChoice {
  /** As it is written, such as `${business.phone}`. */
  piece: string;
  /** Its name for people, such as "Box braids, small: price". */
  label: string;
  value: string;
}

/** What the fields of a page can choose from: the JSON of `/_desk/choices?route=/about`. */
export interface Choices {
  /** Pages to link to by their name, and the places of this page by their block. */
  links: { to: string; name: string; note: string }[];
  facts: FactChoice[];
  /** The pictures beside the pages, by their names in pages. */
  pictures: string[];
  icons: Design["icons"];
  motifs: Design["motifs"];
  shown: ShownPicture[];
}

/** Where the page's file names a picture. */
export interface ShownPicture {
  pointer: string;
  /** The hash in the addresses of the picture's files. */
  hash: string;
  /** The id of its block. */
  block: string;
  /** Its alternative text, filled in; absent for one without. */
  alt?: string;
}
