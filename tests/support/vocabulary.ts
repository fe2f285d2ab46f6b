import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { oncePerKey } from "../../renderer/base/once";

/**
 * schema.org's own lists of types and properties, read from the declarations that schema-dts generates
 * from the vocabulary: which properties a type has, and which types a property takes.
 */
const declarations = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve("schema-dts")), "schema.d.ts"),
  "utf8",
);

interface Declared {
  bases: string[];
  /** The types that each property takes, by property. */
  takes: Map<string, string[]>;
}

const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm;

const interfaces = new Map(
  [...declarations.matchAll(INTERFACE)].map(([, name = "", bases = "", body = ""]): [string, Declared] => [
    name,
    {
      bases: bases.split(", "),
      takes: new Map(
        [...body.matchAll(PROPERTY)].map(([, property = "", types = ""]) => [property, types.split(" | ")]),
      ),
    },
  ]),
);

const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = ([^;{]+);$/gm)].map(
    ([, name = "", parts = ""]): [string, string[]] => [name, parts.split(" | ")],
  ),
);

/** What a type's property takes; undefined where the type or the property is none of schema.org's. */
export const takenBy = (type: string, property: string): string[] | undefined => taken(`${type} ${property}`);

const taken = oncePerKey((key: string) => {
  const [type, property = ""] = key.split(" ");
  const found = find(`${type}Leaf`, property);
  return found && [...new Set(found.flatMap(within))];
});

/** Whether the vocabulary has a type of this name. */
export const isType = (type: string): boolean => interfaces.has(`${type}Leaf`);

type Node = Record<string, unknown>;

/**
 * What the vocabulary does not have of some nodes: types, properties of these, and kinds of values. A reference has
 * nothing but its `@id`.
 *
 * @param nodes at any depth
 */
export function unknownIn(nodes: Node[]): string[] {
  return nodes.flatMap(({ "@type": type, "@id": id, ...properties }) => {
    if (type === undefined) return Object.keys(properties).map((property) => `the reference ${id}: ${property}`);
    if (!isType(String(type))) return [String(type)];
    return Object.entries(properties).flatMap(([property, value]) => {
      const takes = takenBy(String(type), property);
      if (!takes) return [`${type}.${property}`];
      return [value].flat().flatMap((inner) => {
        if (typeof inner !== "object" || inner === null) return [];
        const kind = String((inner as Node)["@type"] ?? "IdReference");
        // Whatever takes a node may also be a Thing in general, as the members of a list are.
        return takes.includes("Thing") || takes.includes(kind) ? [] : [`${type}.${property}: ${kind}`];
      });
    });
  });
}

/** The nodes at any depth. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const inner of value) yield* nodesIn(inner);
  else if (typeof value === "object" && value !== null) {
    yield value as Node;
    yield* nodesIn(Object.values(value));
  }
}

function find(name: string, property: string): string[] | undefined {
  const declared = interfaces.get(name);
  if (!declared) return undefined;
  return declared.takes.get(property) ?? declared.bases.map((base) => find(base, property)).find(Boolean);
}

/** A type and all that are more specific. */
function within(name: string): string[] {
  const parts = unions.get(name) ?? [];
  return [name, ...parts.filter((part) => /^\w+$/.test(part) && part !== `${name}Leaf`).flatMap(within)];
}
