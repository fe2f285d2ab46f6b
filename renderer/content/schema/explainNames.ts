import { isGroup } from "../../base/groups";
import { namesNear, nearestName } from "../../base/nearest";
import { namesIn } from "../../base/placeholders";
import { childPointer } from "../../base/pointer";
import type { JsonSchema } from "../../schema/jsonSchema";
import { quoteValue } from "../yaml/yamlLine";
import { followRef, siteSchema } from "./siteSchema";
import { aNoun, description, type Explainer, owner } from "./words";

export const unknownProperty: Explainer = ({ pointer, schema, params, data, source, line }) => {
  const name = String(params.additionalProperty);
  const unknown = (message: string, suggestion?: string) => unknownName(pointer, name, message, suggestion);
  const allowed = Object.keys(schema.properties ?? {});
  const dashed = name.startsWith("-") && allowed.includes(name.slice(1)) ? `- ${name.slice(1)}` : undefined;
  if (dashed) return unknown(`A space is missing after the dash: "${dashed}".`, dashed);
  const derived = Object.hasOwn(schema.derived ?? {}, name) ? schema.derived?.[name] : undefined;
  if (derived) {
    const why = derived.description.charAt(0).toLowerCase() + derived.description.slice(1);
    const onPages = derived.write ? ` On a page, write ${derived.write}.` : "";
    return unknown(`"${name}" is not written here: ${why} Delete the line.${onPages}`);
  }
  const former = Object.hasOwn(schema.former ?? {}, name) ? schema.former?.[name] : undefined;
  if (former) {
    const renamed = allowed.includes(former) ? former : undefined;
    return unknown(renamed ? `"${name}" is now called "${renamed}".` : former, renamed);
  }
  const stray = strayPiece(name, data as Record<string, unknown>, source(pointer));
  if (stray !== undefined) return stray ? unknown(stray) : undefined;
  const visible = name.replace(/[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]/g, "").trim();
  if (visible !== name) {
    return unknown(`There are invisible characters, as on web pages, in or before "${visible}". Type the line again.`);
  }
  if (schema.title === "Page" && isMeantAsVar(data, name)) {
    const vars = Object.hasOwn(data as object, "vars")
      ? `"vars" on line ${line("/vars")}: put it below that line, indented by two spaces`
      : '"vars": write vars: on the line above, and indent this one by two spaces';
    return unknown(`"${name}" is used as \${${name}}, so it belongs under ${vars}.`);
  }
  // A name that is not used yet is a likelier meaning than one that is.
  const free = allowed.filter((candidate) => !Object.hasOwn(data as object, candidate));
  const suggestion = nearestName(name, free) ?? nearestName(name, allowed);
  const hint = suggestion ? `Did you mean "${suggestion}"?` : `It can have: ${namesNear(name, allowed)}.`;
  return unknown(`${owner(schema, pointer)} has no "${name}". ${hint}`, suggestion);
};

export const missingProperty: Explainer = ({ pointer, schema, params, data }) => {
  const missing = String(params.missingProperty);
  const { type: types, [missing]: expected } = schema.properties ?? {};
  const isBlock = types?.markdownEnumDescriptions !== undefined;
  const group = isBlock ? "A block" : owner(schema, pointer);
  // A block without a type matches no definition, so a misspelled "type" is reported here.
  const written = isBlock ? nearestName(missing, Object.keys(data as object)) : undefined;
  if (written) {
    return unknownName(pointer, written, `${group} has no "${written}". Did you mean "${missing}"?`, missing);
  }
  const rule = "schema/missing-property";
  const [first] = isBlock ? Object.entries(data as object) : [];
  const type = first && first[1] === null ? nearestName(first[0], types?.enum?.map(String) ?? []) : undefined;
  if (first && type) {
    const message = `A block starts with its type. Write: - type: ${type}`;
    return { rule, pointer: childPointer(pointer, first[0]), at: "key", message };
  }
  const purpose = description(expected);
  const hint = purpose ? ` What goes there: ${purpose}` : "";
  const otherwise = schema.otherwise ? ` ${schema.otherwise}` : "";
  return { rule, at: "key", message: `${group} needs "${missing}".${hint}${entryOf(expected)}${otherwise}` };
};

/** A group that has none of the properties of which it needs one. */
export const noneOf: Explainer = ({ pointer, schema: { anyOf = [], otherwise, ...schema } }) => {
  const names = anyOf.flatMap(({ required = [] }) => required);
  const message = `${owner(schema, pointer)} needs one of: ${names.join(", ")}.${otherwise ? ` ${otherwise}` : ""}`;
  return { rule: "schema/missing-property", at: "key", message };
};

/** How an entry of a list of groups is written. Empty for any other value. */
function entryOf(list: JsonSchema | undefined): string {
  const { items } = list ? followRef(list).schema : {};
  const { required = [], properties = {} } = items ? followRef(items).schema : {};
  const [first] = Object.keys(properties).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  if (first === undefined) return "";
  const needed = required.length > 1 ? ` and needs: ${required.join(", ")}` : "";
  return ` Each entry starts with "- ${first}: …"${needed}.`;
}

/** A name that the author chose and that is invalid, such as `My Town`. */
export const nameForm: Explainer = ({ pointer, schema, params }) => {
  const name = String(params.propertyName);
  const camel = name
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? "")
    .replace(/^[^a-zA-Z]*(.)?/, (_, first: string | undefined) => first?.toLowerCase() ?? "");
  const where = schema.title ? ` in ${aNoun(schema).replace(/^An? /, "")}` : "";
  const example = camel ? `, such as ${camel}` : "";
  const message = `"${name}" cannot be a name${where}. A name starts with a small letter and has only letters and digits${example}.`;
  return {
    rule: "schema/name",
    pointer: childPointer(pointer, name),
    at: "key",
    message,
    suggestion: camel || undefined,
  };
};

function unknownName(group: string, name: string, message: string, suggestion?: string) {
  return {
    rule: "schema/unknown-property",
    pointer: childPointer(group, name),
    at: "key" as const,
    message,
    suggestion,
  };
}

/**
 * `{ reason: Long, but true }`: the comma ended the text, and "but true" became a name without a value. Returns an
 * empty message for all but the first such name of one text, and undefined for any other name.
 */
function strayPiece(name: string, data: Record<string, unknown>, written: string): string | undefined {
  if (!written.startsWith("{") || data[name] !== null) return undefined;
  const names = Object.keys(data);
  const index = names.indexOf(name);
  const before = names[index - 1];
  if (before !== undefined && data[before] === null) return "";
  const afterRun = names.findIndex((other, i) => i > index && data[other] !== null);
  const last = names.at(afterRun < 0 ? -1 : afterRun - 1) ?? name;
  const start = written.indexOf(`${before}:`) + `${before}:`.length;
  const text = written.slice(start, written.indexOf(last, start) + last.length).trim();
  const fixed = before !== undefined && !/^["'{[]/.test(text) ? `: ${before}: ${quoteValue(text)}` : ".";
  return `"${name}" is read as a name, because a comma ends a value inside { }. Put the whole text in quotes${fixed}`;
}

/** Whether a name of the page itself is one of its `vars` that was not indented: unknown there, but used in a text. */
export function isMeantAsVar(page: unknown, name: string): boolean {
  if (!isGroup(page) || !Object.hasOwn(page, name) || !/^\w+$/.test(name)) return false;
  if (Object.hasOwn(siteSchema.definitions?.Page?.properties ?? {}, name)) return false;
  if (typeof page[name] !== "string" && typeof page[name] !== "number") return false;
  return namesIn(page).includes(name);
}
