import type { JsonSchema } from "../../schema/jsonSchema";
import { nearest } from "../nearest";
import { child, valueAt } from "../pointer";
import type { Explainer } from "./explainers";
import { aNoun, description, owner } from "./words";

/** A name that the group does not have. */
export const unknownProperty: Explainer = ({ instancePath, params, parentSchema, data }) => {
  const name = String(params.additionalProperty);
  const allowed = Object.keys((parentSchema as JsonSchema).properties ?? {});
  const group = owner(parentSchema as JsonSchema, instancePath);
  if (name.startsWith("-") && allowed.includes(name.slice(1))) {
    return [
      unknown(instancePath, name, `A space is missing after the dash: "- ${name.slice(1)}".`, `- ${name.slice(1)}`),
    ];
  }
  if (/\s/.test(name) && valueAt(data, child("", name)) === null) {
    const message = `"${name}" is taken for a name: between { and } a comma ends a text. Put the whole text in quotes.`;
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
  // A block without its type is judged by nobody else: a misspelled "type" is found here.
  const written = isBlock ? nearest(missing, Object.keys(data as object)) : undefined;
  if (written) {
    return [unknown(instancePath, written, `${group} has no "${written}". Did you mean "${missing}"?`, missing)];
  }
  const purpose = description(schema.properties?.[missing]);
  const message = `${group} needs "${missing}"${purpose ? `. What goes there: ${purpose}` : "."}`;
  return [{ rule: "schema/missing-property", pointer: instancePath, at: "key", message, missing }];
};

/** A name that the writer chose and that cannot be one, such as `My Town`. */
export const nameForm: Explainer = ({ instancePath, params, parentSchema }) => {
  const name = String(params.propertyName);
  const camel = name
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? "")
    .replace(/^[^a-zA-Z]*(.)?/, (_, first: string | undefined) => first?.toLowerCase() ?? "");
  const title = (parentSchema as JsonSchema).title;
  const where = title ? ` in ${aNoun(title).replace(/^An? /, "")}` : "";
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

/** A name that is still free is meant more likely than one that is there already. */
function nearestFree(name: string, allowed: string[], data: unknown): string | undefined {
  const free = allowed.filter((candidate) => !Object.hasOwn(data as object, candidate));
  return nearest(name, free) ?? nearest(name, allowed);
}
