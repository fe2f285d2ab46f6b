import type { Site } from "../../contract/types.generated";
import type { SiteContent } from "../model/siteContent";
import { followRef } from "../schema/siteSchema";

type Settings = Required<NonNullable<Site["settings"]>>;

/** One of the settings of site.yaml; the schema's default if it is missing or of the wrong type. */
export function setting<Name extends keyof Settings>({ site }: Pick<SiteContent, "site">, name: Name): Settings[Name] {
  const fallback = definitions?.[name]?.default as Settings[Name];
  const written = (site?.data as Site | undefined)?.settings?.[name];
  return typeof written === typeof fallback && Array.isArray(written) === Array.isArray(fallback)
    ? (written as Settings[Name])
    : fallback;
}

const definitions = followRef({ $ref: "#/definitions/Site" }).schema.properties?.settings?.properties;

/** Whether the pages are in English, which some rules require. */
export function isEnglish({ site }: Pick<SiteContent, "site">): boolean {
  return /^en\b/i.test(String((site?.data as Partial<Site> | undefined)?.language ?? "en"));
}
