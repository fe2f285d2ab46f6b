import { isGroup } from "../../../base/groups";
import { valueAt } from "../../../base/pointer";
import type { SiteContent } from "../../../content/model/siteContent";
import type { Field } from "../../protocol/forms";

/**
 * The descriptions of fields with examples of this site. The schema is that of any business, and its examples are those
 * of one: `fullGroom`, `large`, `Harborview`.
 */
export function withOwnExamples(fields: Field[], content: SiteContent): Field[] {
  const pairs = examplesOf(content);
  return fields.map((field) => inField(field, pairs));
}

type Pairs = [example: RegExp, own: string][];

function inField(field: Field, pairs: Pairs): Field {
  const { description, fields, item } = field;
  return {
    ...field,
    description: pairs.reduce((text, [example, own]) => text.replace(example, () => own), description),
    ...(fields && { fields: fields.map((one) => inField(one, pairs)) }),
    ...(item && { item: inField(item, pairs) }),
  };
}

function examplesOf({ site, pages }: SiteContent): Pairs {
  const names = (pointer: string) => {
    const group = valueAt(site?.source, pointer);
    return isGroup(group) ? Object.keys(group) : [];
  };
  const prices = names("/prices");
  const price = prices.find((name) => names(`/prices/${name}/options`).length > 0) ?? prices[0];
  const [size] = price ? names(`/prices/${price}/options`) : [];
  const [fact] = names("/facts");
  const variant = prices
    .flatMap((one) => [`/prices/${one}`, ...names(`/prices/${one}/options`).map((o) => `/prices/${one}/options/${o}`)])
    .flatMap((entry) => names(`${entry}/variants`))[0];
  const name = price && valueAt(site?.source, `/prices/${price}/name`);
  const city = valueAt(site?.data, "/business/city");
  const route = pages.find(({ route: one }) => one !== "/" && one !== "/404")?.route;
  const known: [RegExp, unknown][] = [
    [/facts\.fullGroom/g, fact && `facts.${fact}`],
    [/With fullGroom(?=: …, a page writes )/g, fact && `With ${fact}`],
    [/fullGroom\.large/g, price && size && `${price}.${size}`],
    [/fullGroom/g, price],
    [/With large/g, size && `With ${size}`],
    [/Full Groom|Nail Trim/g, name],
    [/\/full-groom|\/grooming/g, route],
    [/puppy/g, variant],
    [/Harborview/g, city],
  ];
  return known.flatMap(([example, own]): Pairs => (typeof own === "string" && own !== "" ? [[example, own]] : []));
}
