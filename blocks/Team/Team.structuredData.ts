import type { Person, Thing } from "schema-dts";
import { widestUrl } from "../../renderer/contract/pictureFiles";
import { plainText } from "../../renderer/contract/richText";
import { ofBusiness, type StructuredData } from "../../renderer/contract/structuredData";
import type { Team } from "../../renderer/contract/types.generated";

/** Each as https://schema.org/Person; a business that is not only a product has them as its employees. */
export default (({ id, people }, page) => {
  const { url, businessId, site } = page;
  const hasEmployees = site.business.kind !== "product";
  const nodes = people.map(({ name, role, image, text, links = [] }, index): Person & { "@id": string } => {
    const starting = (start: string) =>
      links.flatMap(({ to }) => (to.startsWith(start) ? (to.slice(start.length).split("?")[0] ?? []) : []));
    const [email] = starting("mailto:");
    const [telephone] = starting("tel:");
    const sameAs = links.flatMap(({ to }) => (to.startsWith("https:") ? to : []));
    return {
      "@type": "Person",
      "@id": `${url}#${id}-${index + 1}`,
      name,
      ...(role && { jobTitle: role }),
      ...(text && { description: plainText(text) }),
      ...(image && { image: new URL(widestUrl(image.src), site.business.url).href }),
      ...(email && { email }),
      ...(telephone && { telephone }),
      ...(sameAs.length > 0 && { sameAs }),
      ...(hasEmployees && { worksFor: { "@id": businessId } }),
    };
  });
  const employee = nodes.map((node) => ({ "@id": node["@id"] }));
  return [...nodes, ...(hasEmployees ? [ofBusiness(page, { employee })] : [])] as Thing[];
}) satisfies StructuredData<Team>;
