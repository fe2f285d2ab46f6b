import { isGroup } from "../../../base/groups";
import { valueAt } from "../../../base/pointer";
import type { SiteContent } from "../../../content/model/siteContent";
import { valuesOf } from "../../../content/site/values";
import type { Field } from "../../protocol/forms";

/**
 * The descriptions of fields with examples of this site. The schema is that of any business, and its examples are those
 * of one: Full Groom, Harborview, and dollars.
 */
export function withOwnExamples(fields: Field[], content: SiteContent): Field[] {
  const pairs = examplesOf(content);
  return fields.map((field) => inField(field, pairs));
}

type Pairs = [example: RegExp, own: (example: string) => string][];

function inField(field: Field, pairs: Pairs): Field {
  const { description, fields, item } = field;
  return {
    ...field,
    description: pairs.reduce((text, [example, own]) => text.replace(example, own), description),
    ...(fields && { fields: fields.map((one) => inField(one, pairs)) }),
    ...(item && { item: inField(item, pairs) }),
  };
}

function examplesOf({ site, pages }: SiteContent): Pairs {
  const prices = valueAt(site?.source, "/prices");
  const [price] = isGroup(prices) ? Object.keys(prices) : [];
  const known: [RegExp, unknown][] = [
    [/Full Groom|Nail Trim/g, price && valueAt(site?.source, `/prices/${price}/name`)],
    [/\/full-groom|\/grooming/g, pages.find(({ route: one }) => one !== "/" && one !== "/404")?.route],
    [/Harborview/g, valueAt(site?.data, "/business/city")],
  ];
  const { money } = valuesOf({ site });
  return [
    ...known.flatMap(([example, own]): Pairs => (typeof own === "string" && own ? [[example, () => own]] : [])),
    [/\$\d+/g, (amount) => money.format(Number(amount.slice(1)))],
  ];
}
