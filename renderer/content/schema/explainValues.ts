import type { ErrorObject } from "ajv";
import type { JsonSchema } from "../../schema/jsonSchema";
import { nearest } from "../nearest";
import type { Explainer } from "./explainer";
import { empty } from "./explainTypes";
import { ALL_BLOCKS, description, valueName } from "./words";

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
