import type { BreadcrumbList, Graph, HairSalon, Thing, WebPage, WebSite } from "schema-dts";
import type { StructuredData } from "../../blocks/shared/structuredData";
import type { Block, Site } from "../../blocks/types.generated";
import type { PageModel } from "../content/pageModel";

/** What each block adds, by component name; a block with nothing to say has no such file. */
const additions = new Map(
  Object.entries(
    import.meta.glob<StructuredData<Block>>("../../blocks/*/*.structuredData.ts", { eager: true, import: "default" }),
  ).map(([file, addition]) => [file.split("/").at(-2)?.toLowerCase(), addition]),
);

/**
 * The page in schema.org's words, as one graph whose nodes name each other by `@id`: the salon, the
 * site, the page, its breadcrumb, and what the blocks add.
 */
export function structuredData(page: PageModel, site: Site): Graph {
  const home = `${site.business.url}/`;
  const salonId = `${home}#salon`;
  const nodes: Thing[] = [salon(site, home, salonId), website(site, home, salonId), webPage(page, home, salonId)];
  if (page.route !== "/") nodes.push(breadcrumb(page, home));
  for (const block of page.blocks) {
    nodes.push(...(additions.get(block.type.toLowerCase())?.(block, { url: page.canonical, salonId, site }) ?? []));
  }
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** https://schema.org/HairSalon, with what Google's page on local businesses asks for. */
function salon({ business, booking }: Site, home: string, salonId: string): HairSalon {
  return {
    "@type": "HairSalon",
    "@id": salonId,
    name: business.name,
    description: business.description,
    url: home,
    image: new URL(business.image, home).href,
    telephone: business.phoneLink.replace("tel:", ""),
    priceRange: business.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.street,
      addressLocality: business.city,
      addressRegion: business.region,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: business.latitude, longitude: business.longitude },
    hasMap: business.directions,
    openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
    areaServed: business.towns.map((name) => ({ "@type": "Place", name })),
    potentialAction: { "@type": "ReserveAction", target: booking.url },
  };
}

function website({ business }: Site, home: string, salonId: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    url: home,
    name: business.name,
    inLanguage: "en-US",
    publisher: { "@id": salonId },
  };
}

function webPage(page: PageModel, home: string, salonId: string): WebPage {
  return {
    "@type": "WebPage",
    "@id": `${page.canonical}#webpage`,
    url: page.canonical,
    name: page.title,
    description: page.description,
    inLanguage: "en-US",
    isPartOf: { "@id": `${home}#website` },
    about: { "@id": salonId },
    ...(page.route !== "/" && { breadcrumb: { "@id": `${page.canonical}#breadcrumb` } }),
  };
}

/** The same two steps that the visitor sees: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumb(page: PageModel, home: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.canonical}#breadcrumb`,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: home },
      { "@type": "ListItem", position: 2, name: page.breadcrumb, item: page.canonical },
    ],
  };
}
