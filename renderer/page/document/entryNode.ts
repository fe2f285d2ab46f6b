import type { Thing } from "schema-dts";
import { widestUrl } from "../../contract/pictureFiles";
import type { Site } from "../../contract/types.generated";
import type { PageModel } from "../pageModel";

/**
 * A page of a collection as what its collection says it is: https://schema.org/Article and its kinds,
 * https://schema.org/Event or https://schema.org/JobPosting. None for a collection without a kind.
 */
export function entryNodes(page: PageModel, site: Site, ids: { pageId: string; businessId: string }): Thing[] {
  const { entry, canonical: url, description } = page;
  if (!entry?.kind) return [];
  const business = { "@id": ids.businessId };
  const image = entry.picture ?? page.image;
  const about = {
    "@id": `${url}#entry`,
    url,
    description: entry.summary ?? description,
    ...(image && { image: new URL(widestUrl(image.src), site.business.url).href }),
    mainEntityOfPage: { "@id": ids.pageId },
  };
  const name = entry.heading;
  // Only an organization or a person may publish, organize or hire.
  const whose = site.business.kind === "product" ? undefined : business;
  if (entry.kind === "Event") return [eventNode(page, { ...about, name }, site, whose)];
  if (entry.kind === "JobPosting") return [jobNode(page, { ...about, title: name }, site, whose)];
  return [
    {
      "@type": entry.kind,
      ...about,
      headline: name,
      ...(entry.date && { datePublished: entry.date }),
      ...(entry.author ? { author: { "@type": "Person", name: entry.author } } : whose && { author: whose }),
      ...(whose && { publisher: whose }),
      ...(entry.tags && { keywords: entry.tags }),
      inLanguage: site.language,
    } as Thing,
  ];
}

function eventNode({ entry }: PageModel, about: object, site: Site, organizer: object | undefined): Thing {
  const { event } = entry ?? {};
  const { business } = site;
  const venue = event?.venue ?? business.name;
  const address = event?.address ?? (event?.venue ? undefined : business.address);
  return {
    "@type": "Event",
    ...about,
    // A moment may have a space before its time, ISO 8601 has a T.
    startDate: event?.starts.replace(" ", "T"),
    ...(event?.ends && { endDate: event.ends.replace(" ", "T") }),
    ...(address ? { location: { "@type": "Place", name: venue, address } } : {}),
    ...(organizer && { organizer }),
  } as Thing;
}

function jobNode({ entry }: PageModel, about: object, site: Site, hiringOrganization: object | undefined): Thing {
  const { job, date } = entry ?? {};
  const { business } = site;
  return {
    "@type": "JobPosting",
    ...about,
    datePosted: date,
    employmentType: job?.employment,
    ...(job?.closes && { validThrough: job.closes }),
    ...(hiringOrganization && { hiringOrganization }),
    ...(business.address && { jobLocation: { "@type": "Place", address: business.address } }),
  } as Thing;
}
