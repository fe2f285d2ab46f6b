// @module-tag slow
import { readFileSync } from "node:fs";
import path from "node:path";
import countryToCurrency from "country-to-currency";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { fileOfAddress } from "../../../renderer/base/sitePath";
import { checkBuilt } from "../../../renderer/content/built/checkBuilt";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import type { SiteContent } from "../../../renderer/content/model/siteContent";
import { publicFolder } from "../../../scripts/cli/publicFolder.mjs";
import { runBuild } from "../../support/runBuild";
import { makeSite, SERVICES, TEN } from "../../support/sites/tenSites";
import { nodesIn, unknownIn } from "../../support/vocabulary";
import { graph, textOf } from "../document/readHtml";

/** The facts as they are written in site.yaml. */
interface Facts {
  business: {
    type: string;
    email: string;
    city: string;
    postalCode: string;
    openingHours: { days: string[]; opens: string; closes: string }[];
  };
  prices?: Record<string, { price: string }>;
  look: { theme: string };
}

/** The numbers of what people call, as they are dialed from abroad. */
const DIALED: Record<string, string> = {
  ...{ PL: "+48123456789", JP: "+81661234567", IN: "+918322345678", BE: "+3231234567", DK: "+4532123456" },
  ...{
    MA: "+212522123456",
    PT: "+351212345678",
    IE: "+35312345678",
    IL: "+97235550142",
    TR: "+902163456789",
    CZ: "+420542123456",
  },
};

const themes: string[] = [];

describe.each(TEN)("$name: $trade in $town, in $language and $second", (site) => {
  const { country, phone, second } = site;
  let content: SiteContent;
  let [dir, out, facts] = ["", "", {} as Facts];
  beforeAll(async () => {
    dir = await makeSite(site);
    out = path.join(dir, "../client");
    facts = parse(readFileSync(path.join(dir, "site.yaml"), "utf8")) as Facts;
    themes.push(facts.look.theme);
    const { code, said } = await runBuild(dir, out, { cards: false, pictures: false });
    if (code !== 0) throw new Error(said);
  });
  const page = (route: string) => readFileSync(path.join(out, fileOfAddress(route)), "utf8");
  const pagesIn = (language?: string) => content.pages.filter((one) => one.language === language);

  test("has ten pages in each language, and the check finds nothing, also as it is built", async () => {
    const check = await checkFolder({ dir, publicDir: publicFolder(dir) });
    content = check.content;
    const built = (await checkBuilt(content, out)).problems.filter(
      ({ rule, message }) => rule !== "built/missing-file" || !message.includes(" /assets/pictures/"),
    );
    const left = [...check.problems, ...built];
    expect(left.map(({ file, line, message }) => `${path.basename(file)}:${line} ${message}`)).toEqual([]);
    expect(pagesIn().length).toBeGreaterThanOrEqual(10);
    expect(pagesIn(second.toLowerCase())).toHaveLength(pagesIn().length);
  });

  test("states its facts to search engines in both languages as site.yaml has them, and shows them", () => {
    const { type, email, city, postalCode, openingHours } = facts.business;
    const amounts = Object.values(facts.prices ?? {}).map(({ price }) => Number(price.replace(/\D/g, "")));
    for (const language of [undefined, second.toLowerCase()]) {
      for (const { route } of pagesIn(language)) {
        if (route.endsWith("404")) continue;
        const html = page(route);
        const nodes = graph(html);
        expect(unknownIn([...nodesIn(nodes)]), route).toEqual([]);
        const [business] = nodes.filter((node) => node["@type"] === type);
        expect(business, route).toMatchObject({
          ...{ name: site.name, telephone: DIALED[country], email },
          address: { addressCountry: country, postalCode, addressLocality: city },
          openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
            dayOfWeek: days.map((day) => `https://schema.org/${day}`),
            opens,
            closes,
          })),
        });
        const stated = JSON.stringify(nodes);
        const currency = countryToCurrency[country as "PL"];
        for (const [, one] of stated.matchAll(/"priceCurrency":"(\w+)"/g)) expect(one).toBe(currency);
        const key = SERVICES.indexOf(route.split("/").at(-1) ?? "");
        const offered = [
          ...new Set(Array.from(stated.matchAll(/"(?:price|minPrice)":([\d.]+)/g), ([, amount]) => Number(amount))),
        ];
        if (key >= 0) expect(offered, route).toEqual(amounts.slice(key, key + 1));
        else if (offered.length > 0) expect(offered, route).toEqual(amounts);
        const shown = textOf(html).replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, " ");
        expect(shown).toContain(postalCode);
        expect(shown.replaceAll(/\D/g, "")).toContain(phone.replaceAll(/\D/g, ""));
      }
    }
  });
});

test("no two of the ten have one look", () => {
  expect(new Set(themes).size).toBe(TEN.length);
});
