import type { Offer, OfferCatalog, PriceSpecification, Service, Thing } from "schema-dts";
import { formatMoney, type MoneyForm, parsePrice } from "../../renderer/contract/parsePrice";
import { plainText, type Text } from "../../renderer/contract/richText";
import { ofBusiness, type StructuredDataPage } from "../../renderer/contract/structuredData";
import { billingPeriod, PERIODS } from "./billingPeriod";

interface OnePrice {
  size?: string;
  price?: string;
  /** The time for which it is paid, if the words of the price do not say it. */
  period?: keyof typeof PERIODS;
}

/** A service as a block lists it: one price, or one for each of its sizes. */
interface PricedService {
  name: string;
  price?: string;
  prices?: OnePrice[];
}

/**
 * The prices of a block in schema.org's words. On a page about one service they are its offers; elsewhere
 * they are a part of the catalog of the business. What has no price to start from, such as "Call for pricing", is left out.
 */
export function pricedServices(
  { id, heading }: { id?: string; heading: Text },
  services: PricedService[],
  page: StructuredDataPage,
): Thing[] {
  const url = id ? `${page.url}#${id}` : page.url;
  const priced = services.map(({ name, price, prices = [{ price }] }) => ({
    name,
    offers: prices.flatMap((one) => offers(one, url, page.site.business.money)),
  }));
  const { serviceId, businessId, site } = page;
  if (site.business.kind === "product") return productOffers(services, url, page);
  if (serviceId) {
    const all = priced.flatMap(({ name, offers }) => offers.map((offer) => ({ ...offer, name: named(name, offer) })));
    return all.length > 0 ? [{ "@type": "Service", "@id": serviceId, offers: all } satisfies Service] : [];
  }
  const items = priced.filter(({ offers }) => offers.length > 0);
  if (items.length === 0) return [];
  const catalog: OfferCatalog = {
    "@type": "OfferCatalog",
    "@id": `${url}-catalog`,
    name: plainText(heading),
    url,
    itemListElement: items.map(({ name, offers }): Service => {
      return { "@type": "Service", name, provider: { "@id": businessId }, offers };
    }),
  };
  return [catalog, ofBusiness(page, { hasOfferCatalog: { "@id": `${url}-catalog` } })];
}

/** The plans of a product as its offers, whose price is a property of their own for Google: `software-app`. */
function productOffers(services: PricedService[], url: string, page: StructuredDataPage): Thing[] {
  const { money, type } = page.site.business;
  const found = services.flatMap(({ name, price, prices = [{ price }] }) =>
    prices.flatMap(({ size, price = "", period }) => {
      const range = parsePrice(price, money);
      if (!range) return [];
      const amount = { price: range.minPrice, priceCurrency: money.currency };
      const unitCode = period ? PERIODS[period] : billingPeriod(price, page.site.language);
      return {
        "@type": "Offer",
        name: size ? `${name}, ${size}` : name,
        url,
        ...amount,
        ...(unitCode && { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, ...paidFor(unitCode) } }),
      };
    }),
  );
  // TypeScript cannot know which type of the union `type` names.
  return found.length > 0 ? [{ "@type": type, "@id": page.businessId, offers: found } as unknown as Thing] : [];
}

/** The time after which a price is paid again. @param unitCode such as `MON` */
const paidFor = (unitCode: string) => ({
  referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode } as const,
});

type PricedOffer = Exclude<Offer, string> & { "@type": "Offer"; name?: string };

function offers({ size, price, period }: OnePrice, url: string, money: MoneyForm): PricedOffer[] {
  const range = price === undefined ? undefined : parsePrice(price, money);
  if (!range) return [];
  const { minPrice, maxPrice } = range;
  const isExact = minPrice === maxPrice || (period && spaceless(price) === spaceless(formatMoney(minPrice, money)));
  const amount = {
    priceCurrency: money.currency,
    ...(isExact ? { price: minPrice } : { minPrice, ...(maxPrice !== undefined && { maxPrice }) }),
  };
  const priceSpecification: PriceSpecification = period
    ? { "@type": "UnitPriceSpecification", ...amount, ...paidFor(PERIODS[period]) }
    : { "@type": "PriceSpecification", ...amount };
  return [{ "@type": "Offer", ...(size && { name: size }), url, priceSpecification }];
}

const spaceless = (text = "") => text.replace(/\s/g, "");

/** "Boho Braids, Small" where the service has sizes, else only the service. */
function named(service: string, { name: size }: PricedOffer): string {
  return size ? `${service}, ${size}` : service;
}
