/** A block as the server describes it to the catalogue in the browser. */
export interface CatalogueBlock {
  /** Such as `PriceTable`. */
  name: string;
  /** What a marketer writes after `type:`. */
  type: string;
  description: string;
  /** Its example, indented as it goes below `blocks:`. */
  snippet: string;
  fields: FieldRow[];
}

/** One field of a block, as its schema describes it. */
export interface FieldRow {
  /** The path to it, such as `items[].question`. */
  name: string;
  required: boolean;
  /** The kind of its value, in words. */
  kind: string;
  /** Its possible values, where they are few. */
  allowed: string[];
  description: string;
}
