import { readFileSync } from "node:fs";
import path from "node:path";
import { type FixtureSite, fixtureSite, GROOMER } from "../../support/fixtureSite";

/** The pages of single services, which only the tests of authoring need. */
export const landingPages = ["full-groom-harborview", "bath-and-brush-harborview", "nail-trim-harborview"];

const LINKS = `
relatedServices:
  - { label: Full Groom, to: /full-groom-harborview }
  - { label: Bath & Brush, to: /bath-and-brush-harborview }
  - { label: Nail Trim, to: /nail-trim-harborview }
`;

const menu = (facts: string) =>
  facts
    .replace("to: /services#grooming", "to: /full-groom-harborview")
    .replace("to: /services#baths", "to: /bath-and-brush-harborview")
    .replace("to: /services#extras", "to: /nail-trim-harborview");

/** The fixture site with a page for each service, which the menu and the related services link to. */
export function landingSite(): FixtureSite {
  const read = (file: string) => readFileSync(file, "utf8");
  const pages = landingPages.map((name): [string, string] => [
    `${name}.yaml`,
    read(path.join(import.meta.dirname, "pages", `${name}.yaml`)),
  ]);
  const facts = menu(read(path.join(GROOMER, "site.yaml"))) + LINKS;
  return fixtureSite({ ...Object.fromEntries(pages), "site.yaml": facts });
}
