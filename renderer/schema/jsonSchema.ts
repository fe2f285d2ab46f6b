/** The part of JSON Schema draft-07 that code reads or writes, with the editor's own keywords. */
export interface JsonSchema {
  $schema?: string;
  $comment?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  /** In a block's file: the schema of `blocks/shared` whose properties this object has, too. */
  extends?: string;
  default?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  dependencies?: Record<string, string[]>;
  /** yaml-language-server: one sentence per value of `enum`. */
  markdownEnumDescriptions?: string[];
  /** yaml-language-server: ready-made bodies to insert. */
  defaultSnippets?: { label: string; description?: string; body: unknown }[];
  /** Renderer: what messages call this group, where its title in words is not right, such as FAQ. */
  noun?: string;
  /** Renderer: links may jump to each entry of this list, as to `item-1`, `item-2`, … for "item". */
  anchor?: string;
  /** Renderer: the level of this text among the page's headings; a block's `heading` is 2 without it. */
  headingLevel?: number;
  /** Renderer: the same words in this block on many pages are meant. */
  repeats?: boolean;
  /** Renderer: what is written here is only an example, such as the pale words inside a field. */
  sample?: boolean;
  /** Renderer: properties derived from others, for blocks; one with `write` is only written that way on a page. */
  derived?: Record<string, { description: string; write?: string; optional?: boolean; tsType?: string }>;
  /** Renderer: pairs of colors, properties or hexadecimal, which must differ enough for text to be read. */
  contrast?: { text: string[]; on: string[] }[];
  /** Renderer: this block shows nothing without these properties of site.yaml. */
  needs?: string[];
  /** Renderer: the heading under which the catalogue lists this block, such as Prices. */
  group?: string;
  /** Renderer: this block adds prices and times up, and must be able to read them. */
  addsUp?: boolean;
  /** Renderer: the entries of this list have no `from` and `until`. */
  untimed?: boolean;
  /** yaml-language-server: the property is no offer of its own. */
  doNotSuggest?: boolean;
  tsType?: string;
}
