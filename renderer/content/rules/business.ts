import { namesNear } from "../../base/nearest";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { placesOf } from "../facts/collectFacts";
import { siteSchema, typesOf } from "../schema/siteSchema";

const IS: Record<string, string> = { organization: "is an organization", product: "is software" };

/** What the business is. */
export default {
  *"business/type"({ site }) {
    const type = valueAt(site?.data, "/business/type");
    const kind = String(valueAt(site?.data, "/business/kind") ?? "local");
    const { kinds = {}, enum: all = [] } = siteSchema.definitions?.BusinessType ?? {};
    for (const { pointer, group } of placesOf(site?.data)) {
      const other = Object.keys(kinds).find((one) => typesOf(one).includes(String(group.type)));
      if (!site || !other || typesOf("local").includes(String(group.type))) continue;
      const message = `A ${group.type} ${IS[other]}, and a place is a local business. Write a type such as Store, or leave it out.`;
      yield { file: site.file, pointer: `${pointer}/type`, message };
    }
    // The schema reports other words.
    if (!site || typeof type !== "string" || !all.includes(type) || (kind !== "local" && !kinds[kind])) return;
    const own = Object.keys(kinds).find((one) => typesOf(one).includes(type)) ?? "local";
    // A school is an organization that may have an address and opening hours.
    if (own === kind || typesOf(kind).includes(type)) return;
    const is = IS[own] ?? "is a local business, with an address and opening hours";
    const allowed = kind !== "local" ? `, or a type of this kind: ${namesNear(type, typesOf(kind))}` : "";
    const message = `A ${type} ${is}, and the kind is ${kind}. Write kind: ${own}${allowed}.`;
    yield { file: site.file, pointer: "/business/type", message };
  },
} satisfies Rules;
