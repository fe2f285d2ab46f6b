import { walkStrings } from "../load/walkTyped";
import { valueAt } from "../pointer";
import type { Finding } from "../report/problem";
import { linksOf } from "../site/links";
import { filesByName, type SiteContent } from "../siteContent";

/** An address of another site, without its fragment, and every place where it is written. */
export interface ExternalLink {
  address: string;
  places: Pick<Finding, "file" | "pointer" | "piece">[];
}

/**
 * Every address outside the site that its links name, each once: a link that is a fact is reported in
 * site.yaml, and not wherever it is used.
 */
export function externalLinks(site: SiteContent): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  const files = filesByName(site);
  for (const { file, pointer, piece, to } of linksOf(site)) {
    if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) continue;
    const written = String(valueAt(files.get(file)?.source, pointer) ?? "");
    const isFact = file !== site.site?.file && written.includes("${") && !written.includes(to);
    const [address = ""] = to.split("#");
    const link = links.get(address) ?? { address, places: [] };
    links.set(address, link);
    const fact = isFact && site.site && factWith(to, site);
    link.places.push(fact || { file, pointer, piece });
  }
  return [...links.values()];
}

/** The link of site.yaml that a page uses by its name. */
function factWith(to: string, { site }: SiteContent): ExternalLink["places"][number] | undefined {
  const value = walkStrings("Site", site?.data).find((other) => other.value === to);
  return value && site && { file: site.file, pointer: value.pointer };
}
