import { isGroup } from "../../base/groups";
import { childPointer, listAt, valueAt } from "../../base/pointer";
import { hoursPlace } from "../../clock/hours/schedule";
import { valuePlace } from "../../clock/resolveTimes";
import { type AddressParts, addressInLine } from "../../countries/address";
import { oncePerFile } from "../model/oncePerFile";
import type { RawFact } from "../model/siteContent";
import { hoursInWords, type OpeningHours } from "./hoursInWords";
import { priceFacts } from "./priceBook";

/**
 * Every name that a page may use: the dotted path of each text and number outside lists, the short names of claims
 * (`facts.longevity`, `facts.longevity.curly` for a variant) and prices, and facts that are derived from these.
 */
export function* collectFacts(site: Record<string, unknown>): Generator<RawFact> {
  for (const [key, value] of Object.entries(site)) {
    if (key === "prices") yield* priceFacts(site);
    else if (key === "places")
      for (const { name, pointer, group } of placesOf(site)) yield* scalars(group, name, pointer);
    else if (key !== "facts") yield* scalars(value, key, childPointer("", key));
    else
      for (const [name, claim] of entries(value)) yield* readings(claim, `facts.${name}`, childPointer("/facts", name));
    if (key === "business") yield* derivedFacts(site);
  }
}

/** The facts that are derived from others in site.yaml, with `${…}` to be filled in as in any other fact. */
export const derivedFacts = oncePerFile((site: Record<string, unknown>): RawFact[] => {
  const { business } = site;
  if (!isGroup(business)) return [];
  // What a local business lacks, the schema reports: pages that use it are not reported as well.
  const own = located(
    { name: "business", pointer: "/business", group: business },
    hoursPlace(site),
    site,
    isLocal(site),
  );
  const others = placesOf(site).map((place) => located(place, `${place.pointer}/openingHours`, site));
  return [own, ...others].flat();
});

/** A business, or one of its places, as written. */
export interface Located {
  /** Such as `places.stafford`. */
  name: string;
  pointer: string;
  group: Record<string, unknown>;
}

/** The places of site.yaml that have an id; the schema reports the others. */
export function placesOf(site: unknown): Located[] {
  return listAt(site, "/places").flatMap((group, index) =>
    isGroup(group) && typeof group.id === "string"
      ? { name: `places.${group.id}`, pointer: `/places/${index}`, group }
      : [],
  );
}

/** The business and its places. @param site the data of site.yaml */
export function locationsOf(site: unknown): Located[] {
  const group = valueAt(site, "/business");
  return [...(isGroup(group) ? [{ name: "business", pointer: "/business", group }] : []), ...placesOf(site)];
}

/** The place of a page, if it names one; `unknown` for one that site.yaml does not have, as is reported by itself. */
export function placeOfPage(site: unknown, page: unknown): Located | "none" | "unknown" {
  const id = valueAt(page, "/place");
  return id === undefined ? "none" : (placesOf(site).find(({ group }) => group.id === id) ?? "unknown");
}

/** What is derived of an address and of opening hours. @param always also where they are not there */
function located(place: Located, hours: string, site: Record<string, unknown>, always = false): RawFact[] {
  const { name, pointer, group } = place;
  const country = valueAt(site, "/business/country");
  const has = (...names: string[]) => always || names.every((one) => group[one] !== undefined);
  const words = () => hoursInWords(valueAt(site, hours) as OpeningHours[], site.language, site.labels, country);
  const address = () => addressInLine(partsIn(place, country), String(site.language ?? "en-US"));
  const search = `https://www.google.com/maps/search/?api=1&query=\${${name}.address|url}`;
  return [
    ...(has("street", "city") ? [{ name: `${name}.address`, pointer: `${pointer}/street`, value: address() }] : []),
    ...(has("street", "city") ? [{ name: `${name}.directions`, pointer: `${pointer}/street`, value: search }] : []),
    // The schema reports broken opening hours: pages that use them are not reported as well.
    ...(has("openingHours")
      ? [{ name: `${name}.hours`, pointer: hours, value: words() ?? `\${${name}.openingHours}` }]
      : []),
  ];
}

/** Whether the business has to have an address and opening hours. @param site the data of site.yaml */
export const isLocal = (site: unknown): boolean =>
  !/^(?:organization|product)$/.test(String(valueAt(site, "/business/kind")));

/** The parts of the address that are there, each as the `${…}` that it is filled in by. */
function partsIn({ name, group }: Located, country: unknown): AddressParts {
  const named = (part: string) => `\${${name}.${part}}`;
  const optional = (part: string) => (group[part] === undefined ? undefined : named(part));
  return {
    street: named("street"),
    city: named("city"),
    region: optional("region"),
    postalCode: optional("postalCode"),
    country: typeof country === "string" ? country : "US",
  };
}

function* readings(claim: unknown, name: string, pointer: string): Generator<RawFact> {
  const place = valuePlace(claim, "/value");
  yield* scalars(valueAt(claim, place), name, pointer + place);
  for (const [variant, reading] of entries(valueAt(claim, "/variants"))) {
    yield* readings(reading, `${name}.${variant}`, childPointer(`${pointer}/variants`, variant));
  }
}

function* scalars(value: unknown, name: string, pointer: string): Generator<RawFact> {
  if (["string", "number", "boolean"].includes(typeof value)) yield { name, pointer, value: String(value) };
  for (const [key, inner] of entries(value)) yield* scalars(inner, `${name}.${key}`, childPointer(pointer, key));
}

function entries(value: unknown): [string, unknown][] {
  return isGroup(value) ? Object.entries(value) : [];
}
