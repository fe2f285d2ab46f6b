import type { ListEntry } from "../contract/entry";
import type { FrameName } from "../contract/pictureFrame";

/** What a preset sets, as it would be written in site.yaml. */
export interface Preset {
  [name: string]: Preset | string;
}

/** How a color follows from others, each by its name or as # and six characters. */
export interface Follows {
  /** The color that it is made from; of several the one that is read best on all of `readableOn`. */
  from: string | string[];
  /** The color toward which it goes. */
  toward?: string;
  /** How far, from 0 to 1. */
  share?: number;
  /** How much lighter it is, as a share of white. */
  lighter?: number;
  /** Where it is text, so that it goes further until it can be read there. */
  readableOn?: string[];
}

/** The part of JSON Schema draft-07 that code reads or writes, with editors' and our own keywords. */
export interface JsonSchema {
  $schema?: string;
  $comment?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  /** In a block's file: the schema of `blocks/shared` whose properties are added to this object. */
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
  /** Of a group: the properties of which one is needed, each as `required`. */
  anyOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  dependencies?: Record<string, string[]>;
  /** yaml-language-server: one sentence per value of `enum`. */
  markdownEnumDescriptions?: string[];
  /** yaml-language-server: texts to insert. */
  defaultSnippets?: { label: string; description?: string; body: unknown }[];
  /** Renderer: the name of this group in messages, if its title in words does not fit, such as FAQ. */
  noun?: string;
  /** Renderer: links may lead to the entries of this list: to `item-1`, `item-2`, … for "item". */
  anchor?: string;
  /** Renderer: the level of this text among the page's headings; a block's `heading` has 2 by default. */
  headingLevel?: number;
  /** Renderer: the shape of the places in which the pictures of this property are shown. */
  frame?: FrameName;
  /** By value of this property: the shape of the places for pictures of its block, instead of their own `frame`. */
  frames?: Record<string, FrameName>;
  /** Renderer: this block may have the same words on many pages. */
  repeats?: boolean;
  /** Renderer: this value is only an example, such as a field's placeholder. */
  sample?: boolean;
  /** Renderer: this line names the lowest price of its page. */
  lowestPrice?: boolean;
  /** Renderer: properties derived from others, for blocks; on a page, one with `write` can only be written that way. */
  derived?: Record<string, { description: string; write?: string; optional?: boolean; tsType?: string }>;
  /** Renderer: pairs of colors, by property or hexadecimal, that need enough contrast for text. */
  contrast?: { text: string[]; on: string[] }[];
  /**
   * Renderer: how this color follows from others where nobody sets it, such as { from: paper, lighter: 0.03 }. Of a group
   * of colors, by name: those that follow from a color in another group, such as day.accent, where the site sets that one.
   */
  follows?: Follows | Record<string, Follows>;
  /**
   * Renderer: each value of this property is a preset of the whole file, which a site may override. In a part of the
   * schema the folder beside it with a YAML file for each; composed, their contents by name.
   */
  presets?: string | Record<string, Preset>;
  /**
   * Renderer: this block shows nothing without these properties of site.yaml, such as `booking` or `business.towns`,
   * unless it has its own, of the same name.
   */
  needs?: string[];
  /**
   * Renderer: this number says how many entries of a list of site.yaml the block shows: its first ones, without a link
   * to the page itself. `default` is the number when it is left out. No page shows the list otherwise.
   */
  limits?: string;
  /**
   * Desk: what a form calls this and says of it, where the description is for those who write YAML; the list of
   * site.yaml to choose an entry of, by its `id`, such as `/places`; the control of a text that is a day, a time or both, or of a
   * list of words; and whether a form only has what is written already.
   */
  desk?: {
    label?: string;
    help?: string;
    choices?: string;
    input?: "day" | "time" | "moment" | "words";
    only?: "written";
    /** Few need it: a form folds it. */
    isRare?: boolean;
    /** Of a list: new entries are its first ones. */
    newFirst?: boolean;
    /** Of a list in an entry of another: its entries are shown below that one, as in a tree. */
    isTree?: boolean;
  };
  /** Renderer: the heading under which the catalogue lists this block, such as Prices. */
  group?: string;
  /** In the schema of what every block has: the groups that there are. */
  groups?: string[];
  /** Renderer: this block adds up prices and times, so it must be able to parse them. */
  addsUp?: boolean;
  /** Renderer: this list has one entry for each of another list of the block, in their order. */
  oneFor?: string;
  /** Renderer: names that this group had before: the new name, or a sentence that says what to write now. */
  former?: Record<string, string>;
  /** Renderer: the entries of this list have no `from` and `until`. */
  untimed?: boolean;
  /** Renderer: said where a property that this needs, or that it needs for some values only, is missing. */
  otherwise?: string;
  /** Desk: only a business of this kind has the property, such as local; others where it is written. */
  ofKind?: string;
  /** Renderer: which of the values are for another kind of business than local; the first is the default of its kind. */
  kinds?: Record<string, string[]>;
  /**
   * Renderer: this block lists the pages of the collection that its `of` names, as `entries`. Where there are no pages, as
   * in the catalogue, it shows these.
   */
  lists?: ListEntry<never>[];
  /** yaml-language-server: do not suggest this property. */
  doNotSuggest?: boolean;
  tsType?: string;
}

/** The property of a schema, at any depth, whose values are presets, and its pointer. */
export function presetProperty({ properties = {} }: JsonSchema): { pointer: string; schema: JsonSchema } | undefined {
  for (const [name, schema] of Object.entries(properties)) {
    if (schema.presets) return { pointer: `/${name}`, schema };
    const inner = presetProperty(schema);
    if (inner) return { ...inner, pointer: `/${name}${inner.pointer}` };
  }
  return undefined;
}
