import type { JsonSchema } from "../../schema/jsonSchema";
import type { Explainer, SchemaFinding } from "./explainer";
import { description, valueName } from "./words";

/** A value of another kind than the schema wants. */
export const wrongType: Explainer = ({ instancePath, params, parentSchema, data }, source) => {
  const schema = parentSchema as JsonSchema;
  const wanted = [params.type as string | string[]].flat();
  const name = valueName(instancePath);
  if (data === null) return [empty(instancePath, name, schema)];
  const found = kindOf(data);
  const finding = { rule: "schema/wrong-type", pointer: instancePath };
  if (wanted.includes("string") && typeof data !== "object") {
    const fixed = JSON.stringify(source(instancePath) || String(data));
    const message = `${name} must be text, but without quotes this is ${found}. Put quotes round it: ${fixed}`;
    return [{ ...finding, message, suggestion: fixed }];
  }
  if (wanted.includes("array") && !Array.isArray(data)) {
    return [
      {
        ...finding,
        ...atKey(data),
        message: `${name} must be a list, but this is ${found}. Start each entry on its own line with "- ".`,
      },
    ];
  }
  if (wanted.includes("number") && typeof data === "string") {
    return [
      { ...finding, message: `${name} must be a number without quotes or other signs, such as 4.5, but this is text.` },
    ];
  }
  const meant = wanted.includes("boolean") ? MEANT[String(data).toLowerCase()] : undefined;
  if (meant) {
    const message = `${name} must be true or false, but this is text. Write: ${meant}`;
    return [{ ...finding, message, suggestion: meant }];
  }
  const expected = wanted.map((type) => KINDS[type] ?? type).join(" or ");
  return [
    {
      ...finding,
      ...atKey(data),
      message: `${name} must be ${expected}, but this is ${found}.${advice(wanted, schema, data)}`,
    },
  ];
};

/** The problem of a name with nothing after it. */
export function empty(pointer: string, name: string, schema: JsonSchema): SchemaFinding {
  const purpose = description(schema);
  const hint = purpose ? ` What goes there: ${purpose}` : " Write something there, or take the line away.";
  return { rule: "schema/empty", pointer, message: `${name} is empty.${hint}` };
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of lines with names",
};

/** What people write for true and false. */
const MEANT: Record<string, string> = {
  yes: "true",
  y: "true",
  on: "true",
  true: "true",
  no: "false",
  n: "false",
  off: "false",
  false: "false",
};

function kindOf(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  return KINDS[typeof data] ?? typeof data;
}

function advice(wanted: string[], schema: JsonSchema, data: unknown): string {
  if (wanted.includes("object")) {
    const names = Object.keys(schema.properties ?? {});
    return names.length > 0
      ? ` It can have: ${names.join(", ")}.`
      : ' Each of its lines has a name, a colon and a value, such as "type: hero".';
  }
  if (wanted.includes("string") && typeof data === "object")
    return " If the text itself has a colon or starts with a dash, put quotes round it.";
  return "";
}

/** A list or a group is marked by the name that holds it. */
function atKey(data: unknown): { at?: "key" } {
  return typeof data === "object" ? { at: "key" } : {};
}
