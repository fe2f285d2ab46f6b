import type { ErrorObject } from "ajv";
import type { JsonSchema } from "../../schema/jsonSchema";
import { nearest } from "../nearest";
import { describeRules, hero } from "../rule";
import type { Explainer } from "./explainer";
import { empty } from "./explainTypes";
import { ALL_BLOCKS, description, valueName } from "./words";

/** The rules of the explainers below. */
export const valueRules = describeRules({
  "schema/unknown-block": {
    sentence: "Every block has the type of a block that there is.",
    why: "Nobody knows how to draw another one.",
    fix: "Correct the type; in the editor, Ctrl+Space after type: shows every block.",
    good: hero(),
    bad: "blocks:\n  - type: heroine\n    heading: Full Groom",
  },
  "schema/not-allowed-value": {
    sentence: "Where there is a choice, the value is one of it.",
    why: "Nobody knows how to draw another one.",
    fix: "Take one of the values that the message names.",
    good: hero("tone: soft"),
    bad: hero("tone: softer"),
  },
  "schema/pattern": {
    sentence: "A value that must have a form, such as an id or an address, has it.",
    why: "A link or a program that relies on the form would not find it.",
    fix: "Write it as the message shows.",
    good: hero("id: prices"),
    bad: hero("id: Our Prices"),
  },
  "schema/too-short": {
    sentence: "A text is as long as it must be at least.",
    why: "It would say too little to be understood.",
    fix: "Write more of it.",
    good: { "site.yaml": "business:\n  region: OR" },
    bad: { "site.yaml": "business:\n  region: O" },
  },
  "schema/too-long": {
    sentence: "A text is no longer than it can be.",
    why: "Where a form or a program expects a short code such as OR, it does not understand the long word.",
    fix: "Write it shorter, as the message asks.",
    good: { "site.yaml": "business:\n  region: OR" },
    bad: { "site.yaml": "business:\n  region: Oregon" },
  },
  "schema/too-few": {
    sentence: "A list has as many entries as it must have at least.",
    why: "The page would show an empty place.",
    fix: "Write an entry, or take the whole list away.",
    good: hero("actions: [{ label: Prices, to: /services }]"),
    bad: hero("actions: []"),
  },
  "schema/too-many": {
    sentence: "A list has no more entries than it can have.",
    why: "Every entry more draws the eye from the others, and the page is laid out for so many.",
    fix: "Keep the entries that matter most, or spread them over two blocks.",
    good: hero("actions: [{ label: Prices, to: /services }]"),
    bad: hero(`actions: [${["A", "B", "C", "D"].map((label) => `{ label: ${label}, to: /services }`).join(", ")}]`),
  },
  "schema/out-of-range": {
    sentence: "A number is no smaller and no larger than it can be.",
    why: "Search engines refuse six stars of five, and a map has no such place.",
    fix: "Write a number within the limits that the message names.",
    good: { "site.yaml": "rating: { value: 5, count: 1000, publish: false }" },
    bad: { "site.yaml": "rating: { value: 6, count: 1000, publish: false }" },
  },
  "schema/duplicate-item": {
    sentence: "No entry stands twice in a list of different things.",
    why: "The page would say it twice.",
    fix: "Take one of them away.",
    good: "aliases: [/baths, /groom]",
    bad: "aliases: [/baths, /baths]",
  },
});

/** A list of more values is not part of a message. */
const LONG_LIST = 40;

/** A value that is not in the list of allowed ones; for a block's `type`, a block that does not exist. */
export const notAllowed: Explainer = (error, source) => {
  const schema = error.parentSchema as JsonSchema;
  const { instancePath: pointer, data } = error;
  const allowed = allowedValues(error);
  const isBlock = schema.markdownEnumDescriptions !== undefined;
  if (data === null || data === "") return [empty(pointer, valueName(pointer), schema)];
  const written =
    typeof data === "object" ? "a group of lines" : `"${typeof data === "string" ? data : source(pointer)}"`;
  const suggestion = typeof data === "string" ? nearest(data, allowed) : undefined;
  const what = isBlock ? `There is no block ${written}.` : `${valueName(pointer)} cannot be ${written}.`;
  const hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
  // A list of all kinds of business would hide the suggestion; the editor shows it.
  const list = allowed.length > LONG_LIST ? ` ${description(schema)}` : ` It can be: ${allowed.join(", ")}.`;
  const all = isBlock && suggestion ? ` ${ALL_BLOCKS}` : list;
  return [
    {
      rule: isBlock ? "schema/unknown-block" : "schema/not-allowed-value",
      pointer,
      message: `${what}${hint}${all}`,
      ...(suggestion ? { suggestion } : {}),
    },
  ];
};

/** A text that does not have the form that it must have: its description says which. */
export const pattern: Explainer = ({ instancePath: pointer, parentSchema, data }) => {
  if (data === "") return [empty(pointer, valueName(pointer), parentSchema as JsonSchema)];
  const purpose = description(parentSchema as JsonSchema);
  const message = `${valueName(pointer)} cannot be "${data}".${purpose ? ` What goes there: ${purpose}` : ""}`;
  return [{ rule: "schema/pattern", pointer, message }];
};

/** A text or list with too little or too much in it. */
export const length: Explainer = ({ instancePath: pointer, keyword, params, parentSchema, data }) => {
  const name = valueName(pointer);
  const limit = Number(params.limit);
  if (data === "") return [empty(pointer, name, parentSchema as JsonSchema)];
  if (typeof data === "string") {
    const rule = keyword === "minLength" ? "schema/too-short" : "schema/too-long";
    const expected = keyword === "minLength" ? `at least ${limit}` : `at most ${limit}`;
    return [{ rule, pointer, message: `${name} has ${data.length} characters; it must have ${expected}.` }];
  }
  const count = (data as unknown[]).length;
  const rule = keyword === "minItems" ? "schema/too-few" : "schema/too-many";
  const expected = keyword === "minItems" ? `needs at least ${limit}` : `can have at most ${limit}`;
  return [
    {
      rule,
      pointer,
      at: "key",
      message: `${name} has ${count === 0 ? "no" : count} ${entries(count)}; it ${expected}.`,
    },
  ];
};

/** A number beyond its limit. */
export const number: Explainer = ({ instancePath: pointer, keyword, params, data }) => {
  const expected = keyword === "minimum" ? `at least ${params.limit}` : `at most ${params.limit}`;
  return [
    { rule: "schema/out-of-range", pointer, message: `${valueName(pointer)} is ${data}; it must be ${expected}.` },
  ];
};

/** The same entry twice in a list: the later one is marked. */
export const duplicateItem: Explainer = ({ instancePath: pointer, params, data }) => {
  const later = Math.max(Number(params.i), Number(params.j));
  const first = Math.min(Number(params.i), Number(params.j));
  const item = (data as unknown[])[later];
  const shown = typeof item === "object" ? "The same entry" : `"${item}"`;
  return [
    {
      rule: "schema/duplicate-item",
      pointer: `${pointer}/${later}`,
      message: `${shown} stands twice in ${valueName(pointer)}: it is entry ${first + 1} and entry ${later + 1}. Take one of them away.`,
    },
  ];
};

function allowedValues({ keyword, params }: ErrorObject): string[] {
  const values = keyword === "const" ? [params.allowedValue] : (params.allowedValues as unknown[]);
  return values.map(String);
}

function entries(count: number): string {
  return count === 1 ? "entry" : "entries";
}
