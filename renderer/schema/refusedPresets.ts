import path from "node:path";
import { namesNear } from "../base/nearest";
import { childPointer, valueAt } from "../base/pointer";
import { type JsonSchema, type Preset, presetProperty } from "./jsonSchema";

/** One line for each value of a preset that site.yaml would not take, and for each color that is missing. */
export function refusedPresets(definitions: Record<string, JsonSchema>): string[] {
  const { Site: site = {} } = definitions;
  const { pointer = "", schema: { presets = {} } = {} } = presetProperty(site) ?? {};
  const kind = pointer.slice(pointer.lastIndexOf("/") + 1);
  const needed = leadingColors(site);
  return Object.entries(presets).flatMap(([name, values]) => {
    const missing = needed.filter((color) => valueAt(values, color) === undefined);
    return [
      ...refusedValues(site, values, "", definitions).map((words) => `The ${kind} "${name}" sets ${words}`),
      ...missing.map((color) => `The ${kind} "${name}" needs "${inWords(color)}", from which other colors follow.`),
    ];
  });
}

const inWords = (pointer: string) => pointer.slice(1).replaceAll("/", ".");

/** The pointers of the colors that follow from no other one, in groups where some do. */
function leadingColors({ properties = {} }: JsonSchema): string[] {
  return Object.entries(properties).flatMap(([group, { properties: schemes = {} }]) =>
    Object.entries(schemes).flatMap(([scheme, { properties: colors = {} }]) => {
      const follow = Object.values(colors).some((color) => color.follows);
      const leading = Object.keys(colors).filter((name) => follow && !colors[name]?.follows);
      return leading.map((name) => `/${group}/${scheme}/${name}`);
    }),
  );
}

function refusedValues(
  reference: JsonSchema,
  value: Preset | string,
  pointer: string,
  definitions: Record<string, JsonSchema>,
): string[] {
  const schema = reference.$ref ? { ...definitions[path.basename(reference.$ref)], ...reference } : reference;
  const { properties = {}, enum: allowed, pattern = "", description = "" } = schema;
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([name, inner]) => {
      const place = childPointer(pointer, name);
      if (properties[name]) return refusedValues(properties[name], inner, place, definitions);
      const known = namesNear(name, Object.keys(properties));
      return `"${inWords(place)}", which site.yaml does not know. It can have: ${known}.`;
    });
  }
  if (allowed ? allowed.includes(value) : new RegExp(pattern).test(value)) return [];
  const expected = allowed ? `It can be: ${allowed.join(", ")}.` : description;
  return [`"${inWords(pointer)}" to "${value}". ${expected}`];
}
