import { charactersOfDates, furtherCharacters } from "../../typefaces/characters";
import { keptPerFile } from "../model/kept";
import type { ContentFile, SiteContent } from "../model/siteContent";

const charactersOf = keptPerFile("characters", ({ data }: ContentFile) =>
  furtherCharacters(JSON.stringify(data ?? "")),
);

/** The characters that the texts of a site need besides those of every site, in one string, sorted. */
export function siteCharacters({ site, pages }: Pick<SiteContent, "site" | "pages">): string {
  const { language } = (site?.data ?? {}) as { language?: string };
  const dates = furtherCharacters(charactersOfDates(language ?? "en-US"));
  return [...new Set([site ?? [], pages].flat().flatMap(charactersOf).concat(dates))].sort().join("");
}
