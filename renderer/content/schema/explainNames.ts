import type { JsonSchema } from "../../schema/jsonSchema";
import { quoted } from "../load/yaml/yamlLine";
import { nearest } from "../nearest";
import { child } from "../pointer";
import type { Explainer } from "./explainer";
import { aNoun, description, owner } from "./words";

/** A name that the group does not have. */
export const unknownProperty: Explainer = ({ instancePath, params, parentSchema, data }, source) => {
  const name = String(params.additionalProperty);
  const allowed = Object.keys((parentSchema as JsonSchema).properties ?? {});
  const group = owner(parentSchema as JsonSchema, instancePath);
  if (name.startsWith("-") && allowed.includes(name.slice(1))) {
    return [
      unknown(instancePath, name, `A space is missing after the dash: "- ${name.slice(1)}".`, `- ${name.slice(1)}`),
    ];
  }
  const schema = parentSchema as JsonSchema;
  const derived = Object.hasOwn(schema.derived ?? {}, name) ? schema.derived?.[name] : undefined;
  if (derived) {
    const onPages = derived.write ? ` On a page, write ${derived.write}.` : "";
    const message = `"${name}" is not written here: ${lowerFirst(derived.description)} Take the line away.${onPages}`;
    return [unknown(instancePath, name, message, undefined)];
  }
  const stray = strayPiece(name, data as Record<string, unknown>, source(instancePath));
  if (stray) return stray.first ? [unknown(instancePath, name, stray.message, undefined)] : [];
  const visible = name.replace(/[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]/g, "").trim();
  if (visible !== name) {
    const message = `Signs that nobody sees, as web pages have them, stand in or before "${visible}". Type the line anew.`;
    return [unknown(instancePath, name, message, undefined)];
  }
  const suggestion = nearestFree(name, allowed, data);
  const hint = suggestion ? `Did you mean "${suggestion}"?` : `It can have: ${allowed.join(", ")}.`;
  return [unknown(instancePath, name, `${group} has no "${name}". ${hint}`, suggestion)];
};

/** A name that the group needs. */
export const missingProperty: Explainer = ({ instancePath, params, parentSchema, data }) => {
  const missing = String(params.missingProperty);
  const schema = parentSchema as JsonSchema;
  const isBlock = schema.properties?.type?.markdownEnumDescriptions !== undefined;
  const group = isBlock ? "A block" : owner(schema, instancePath);
  // No other definition applies to a block without its type: a misspelled "type" is found here.
  const written = isBlock ? nearest(missing, Object.keys(data as object)) : undefined;
  if (written) {
    return [unknown(instancePath, written, `${group} has no "${written}". Did you mean "${missing}"?`, missing)];
  }
  const types = schema.properties?.type?.enum?.map(String) ?? [];
  const [first] = isBlock ? Object.entries(data as object) : [];
  const type = first && first[1] === null ? nearest(first[0], types) : undefined;
  if (first && type) {
    const message = `A block starts with its type. Write: - type: ${type}`;
    return [{ rule: "schema/missing-property", pointer: child(instancePath, first[0]), at: "key", message }];
  }
  const purpose = description(schema.properties?.[missing]);
  const message = `${group} needs "${missing}"${purpose ? `. What goes there: ${purpose}` : "."}`;
  return [{ rule: "schema/missing-property", pointer: instancePath, at: "key", message }];
};

/** A name that the writer chose and that cannot be one, such as `My Town`. */
export const nameForm: Explainer = ({ instancePath, params, parentSchema }) => {
  const name = String(params.propertyName);
  const camel = name
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? "")
    .replace(/^[^a-zA-Z]*(.)?/, (_, first: string | undefined) => first?.toLowerCase() ?? "");
  const schema = parentSchema as JsonSchema;
  const where = schema.title ? ` in ${aNoun(schema).replace(/^An? /, "")}` : "";
  const example = camel ? `, such as ${camel}` : "";
  return [
    {
      rule: "schema/name",
      pointer: child(instancePath, name),
      at: "key",
      message: `"${name}" cannot be a name${where}. A name starts with a small letter and goes on with letters and digits${example}.`,
      ...(camel ? { suggestion: camel } : {}),
    },
  ];
};

function unknown(group: string, name: string, message: string, suggestion: string | undefined) {
  const finding = { rule: "schema/unknown-property", pointer: child(group, name), at: "key" as const, message };
  return suggestion ? { ...finding, suggestion } : finding;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A name that is still free is meant more likely than one that is there already. */
function nearestFree(name: string, allowed: string[], data: unknown): string | undefined {
  const free = allowed.filter((candidate) => !Object.hasOwn(data as object, candidate));
  return nearest(name, free) ?? nearest(name, allowed);
}

/**
 * `{ reason: Long, but true }`: the comma ended the text, and "but true" became a name without a value.
 *
 * @param written the group as it is written in the file
 * @returns undefined where the name is something else; of several pieces of one text, only the first is reported
 */
function strayPiece(
  name: string,
  data: Record<string, unknown>,
  written: string,
): { first: boolean; message: string } | undefined {
  if (!written.startsWith("{") || data[name] !== null) return undefined;
  const names = Object.keys(data);
  const index = names.indexOf(name);
  const before = names[index - 1];
  const first = before === undefined || data[before] !== null;
  const afterRun = names.findIndex((other, i) => i > index && data[other] !== null);
  const last = names.at(afterRun < 0 ? -1 : afterRun - 1) ?? name;
  const start = written.indexOf(`${before}:`) + `${before}:`.length;
  const text = written.slice(start, written.indexOf(last, start) + last.length).trim();
  const fixed = first && before !== undefined && !/^["'{[]/.test(text) ? `: ${before}: ${quoted(text)}` : ".";
  const message = `"${name}" is taken for a name: inside { } a comma ends a value. Put the whole text in quotes${fixed}`;
  return { first, message };
}
