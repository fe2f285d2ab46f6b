import { expect, test } from "vitest";
import { siteSchema } from "../../../renderer/content/schema/siteSchema";
import { schemaErrors } from "../../../renderer/content/schema/validator";

type Limit = [place: string, least: number | undefined, most: number | undefined, kind: "items" | "letters" | "number"];

/** The limits of lists, texts and numbers. A list or text that only must not be empty is among the golden mistakes. */
const PAGE: Limit[] = [
  ["callToAction/actions", 1, 3, "items"],
  ["comparison/columns", 2, 4, "items"],
  ["comparison/rows/0/cells", 2, undefined, "items"],
  ["hero/actions", 1, 3, "items"],
  ["list/limit", 1, 100, "number"],
  ["priceFinder/styles", 2, 8, "items"],
  ["priceFinder/lengths", 2, 4, "items"],
  ["relatedStrip/limit", 1, 12, "number"],
  ["stages/steps", 2, 4, "items"],
  ["testimonials/testimonials/0/clientSince", 1900, 2100, "number"],
  ["testimonials/testimonials/0/rating", 1, 5, "number"],
];
const SITE: Limit[] = [
  ["map/zoom", 1, 19, "number"],
  ["look/mark/letter", 1, 2, "letters"],
  ["business/currency", 3, 3, "letters"],
  ["business/founded", 1000, 9999, "number"],
  ["business/longitude", -180, 180, "number"],
  ["business/latitude", -90, 90, "number"],
  ["places/0/longitude", -180, 180, "number"],
  ["places/0/latitude", -90, 90, "number"],
  ["rating/value", 1, 5, "number"],
  ["rating/count", 1, undefined, "number"],
  ["settings/nearDuplicateShare", 0.05, 1, "number"],
];
const COLLECTION: Limit[] = [
  ["alike", 20, undefined, "letters"],
  ["pages/properties/summary/maxLength", 1, undefined, "number"],
  ["pages/properties/summary/minLength", 1, undefined, "number"],
];

/** Data with nothing but a value at a place, such as `/places/0/latitude`. */
const dataWith = (place: string[], value: unknown): unknown =>
  place.reduceRight((inner, step) => (/^\d+$/.test(step) ? [inner] : { [step]: inner }), value);

const ofSize = (kind: Limit[3], size: number): unknown =>
  kind === "number" ? size : kind === "letters" ? "A".repeat(size) : Array.from({ length: size }, (_, at) => ({ at }));

/** Whether a value of a size breaks a limit at its place; what else is wrong with the data does not count. */
function isOutside(definition: "Page" | "Site" | "Collection", [place, , , kind]: Limit, size: number): boolean {
  const [first = "", ...rest] = place.split("/");
  const value = ofSize(kind, size);
  const isPage = definition === "Page";
  const block = { type: first, ...(dataWith(rest, value) as object) };
  const data = isPage ? { blocks: [block] } : dataWith([first, ...rest], value);
  const pointer = isPage ? `/blocks/0/${rest.join("/")}` : `/${place}`;
  const errors = schemaErrors(definition, data).filter(({ instancePath }) => instancePath === pointer);
  return errors.some(({ keyword }) => /^(?:min|max)(?:imum|Items|Length)$/.test(keyword));
}

const ALL = [
  ...PAGE.map((limit) => ["Page", limit] as const),
  ...SITE.map((limit) => ["Site", limit] as const),
  ...COLLECTION.map((limit) => ["Collection", limit] as const),
];

test.each(ALL.map(([definition, limit]) => [definition, limit[0], limit] as const))(
  "%s: %s has its least and its most",
  (definition, _, limit) => {
    const [, least, most] = limit;
    const step = limit[0].endsWith("Share") ? 0.01 : 1;
    for (const size of [least, most])
      if (size !== undefined) expect(isOutside(definition, limit, size), `${size}`).toBe(false);
    if (least !== undefined) expect(isOutside(definition, limit, least - step)).toBe(true);
    if (most !== undefined) expect(isOutside(definition, limit, most + step)).toBe(true);
  },
);

test("every limit of the schema is tested", () => {
  const found = new Set<string>();
  const walk = (node: unknown, name: string) => {
    if (typeof node !== "object" || node === null) return;
    const { minItems, minLength, minimum, maxItems, maxLength, maximum } = node as Record<string, unknown>;
    const [least, most] = [minimum ?? minItems ?? minLength, maximum ?? maxItems ?? maxLength];
    const isLimit =
      [least, most].some((one) => typeof one === "number") &&
      !(least === 1 && most === undefined && minimum === undefined);
    if (isLimit) found.add(`${name} ${least}..${most}`);
    for (const [key, inner] of Object.entries(node)) walk(inner, key);
  };
  walk(siteSchema, "");
  const tested = ALL.map(([, [place, least, most]]) => `${place.split("/").at(-1)} ${least}..${most}`);
  expect([...found].sort()).toEqual([...new Set(tested)].sort());
});
