import { hasPlaceholder } from "../../base/placeholders";
import { childPointer, valueAt } from "../../base/pointer";
import { withSign } from "../../base/values/money";
import { isCurrency } from "../../countries/countryIn";
import type { Rules } from "../check/rule";
import { priceBook } from "../facts/priceBook";
import type { SiteContent } from "../model/siteContent";
import { exampleOf } from "../site/prices/entries";
import { localeOf, valuesOf } from "../site/values";

/** The price book is in the forms of the site's country and language. */
export default {
  *"prices/currency"(content) {
    const { site } = content;
    const { currency } = localeOf(content);
    // The schema reports other lengths.
    if (!site || currency?.length !== 3 || isCurrency(currency)) return;
    const suggestion = isCurrency(currency.toUpperCase()) ? currency.toUpperCase() : undefined;
    const hint = suggestion ? ` Did you mean ${suggestion}?` : "";
    const message = `${currency} is no currency.${hint} Write its three letters by ISO 4217, such as USD or EUR.`;
    yield { file: site.file, pointer: "/business/currency", message, ...(suggestion ? { suggestion } : {}) };
  },
  *"prices/amount"(site) {
    const { money, moneyForm } = valuesOf(site);
    const example = exampleOf(moneyForm);
    for (const { file, pointer, written } of writtenIn(site, ["price", "upTo"])) {
      if (money.parse(written) !== undefined) continue;
      const digits = written.replace(/[Il|](?=[\d.,])/g, "1").replace(/(?<=\d)[Oo]/g, "0");
      const suggestion = [digits, withSign(digits, moneyForm)].find((text) => money.parse(text) !== undefined);
      const hint = suggestion ? ` Did you mean ${suggestion}?` : "";
      const message = `"${written}" is not one amount in ${moneyForm.currency}, the currency of this site.${hint} Write it like ${example}.`;
      yield { file, pointer, message, ...(suggestion ? { suggestion } : {}) };
    }
  },
  *"prices/duration"(site) {
    const { duration } = valuesOf(site);
    const example = duration.format({ from: 90, to: 150, unit: "hour" });
    for (const { file, pointer, written } of writtenIn(site, ["duration"])) {
      if (duration.parse(written)) continue;
      const message = `"${written}" is not how long something takes. Write it like ${example} or ${duration.format({ from: 30, to: 30, unit: "minute" })}.`;
      yield { file, pointer, message };
    }
  },
} satisfies Rules;

/** Every value of some fields of the price book, also those of other times. */
function* writtenIn({ site }: SiteContent, fields: string[]) {
  if (!site) return;
  const data = (site.timed ?? site).data;
  for (const entry of priceBook(valueAt(data, "/prices"))) {
    for (const field of fields) {
      const place = childPointer(entry.pointer, field);
      const value = valueAt(data, place);
      const values = Array.isArray(value)
        ? value.map((one: unknown, index) => ({ pointer: `${place}/${index}/value`, written: valueAt(one, "/value") }))
        : [{ pointer: place, written: value }];
      for (const { pointer, written } of values) {
        // Any other value is reported by the schema.
        if (typeof written !== "string" || written.trim() === "" || hasPlaceholder(written)) continue;
        yield { file: site.file, pointer, written };
      }
    }
  }
}
