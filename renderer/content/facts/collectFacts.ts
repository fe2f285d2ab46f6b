import { isGroup } from "../../base/groups";
import { child, valueAt } from "../../base/pointer";
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
    else if (key !== "facts") yield* scalars(value, key, child("", key));
    else for (const [name, claim] of entries(value)) yield* readings(claim, `facts.${name}`, child("/facts", name));
    if (key === "business") yield* derivedFacts(site);
  }
}

/** The facts that are derived from others in site.yaml, with `${…}` to be filled in as in any other fact. */
export const derivedFacts = oncePerFile((site: Record<string, unknown>): RawFact[] => {
  const { business } = site;
  if (!isGroup(business)) return [];
  const hours = hoursPlace(site);
  const words = () =>
    hoursInWords(valueAt(site, hours) as OpeningHours[], site.language, site.labels, business.country);
  // What a local business lacks, the schema reports: pages that use it are not reported as well.
  const has = (...names: string[]) => isLocal(site) || names.every((name) => business[name] !== undefined);
  return [
    ...(has("street", "city")
      ? [
          {
            name: "business.address",
            pointer: "/business/street",
            value: addressInLine(partsIn(business), String(site.language ?? "en-US")),
          },
          {
            name: "business.directions",
            pointer: "/business/street",
            value: "https://www.google.com/maps/search/?api=1&query=${business.address|url}",
          },
        ]
      : []),
    // As above, where they are broken.
    ...(has("openingHours")
      ? [{ name: "business.hours", pointer: hours, value: words() ?? "${business.openingHours}" }]
      : []),
  ];
});

/** Whether the business has to have an address and opening hours. @param site the data of site.yaml */
export const isLocal = (site: unknown): boolean =>
  !/^(?:organization|product)$/.test(String(valueAt(site, "/business/kind")));

/** The parts of the address that are there, each as the `${…}` that it is filled in by. */
function partsIn(business: Record<string, unknown>): AddressParts {
  const named = (name: string) => `\${business.${name}}`;
  const optional = (name: string) => (business[name] === undefined ? undefined : named(name));
  return {
    ...{ street: named("street"), city: named("city") },
    ...{ region: optional("region"), postalCode: optional("postalCode") },
    country: typeof business.country === "string" ? business.country : "US",
  };
}

function* readings(claim: unknown, name: string, pointer: string): Generator<RawFact> {
  const place = valuePlace(claim, "/value");
  yield* scalars(valueAt(claim, place), name, pointer + place);
  for (const [variant, reading] of entries(valueAt(claim, "/variants"))) {
    yield* readings(reading, `${name}.${variant}`, child(`${pointer}/variants`, variant));
  }
}

function* scalars(value: unknown, name: string, pointer: string): Generator<RawFact> {
  if (["string", "number", "boolean"].includes(typeof value)) yield { name, pointer, value: String(value) };
  for (const [key, inner] of entries(value)) yield* scalars(inner, `${name}.${key}`, child(pointer, key));
}

function entries(value: unknown): [string, unknown][] {
  return isGroup(value) ? Object.entries(value) : [];
}
