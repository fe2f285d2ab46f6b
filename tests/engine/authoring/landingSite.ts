import { readFileSync } from "node:fs";
import path from "node:path";
import { type FixtureSite, fixtureSite, GROOMER } from "../../support/fixtureSite";

/** The pages of single services, which only the tests of authoring need. */
const landingPages = ["full-groom-harborview", "bath-and-brush-harborview", "nail-trim-harborview"];

const LINKS = `
relatedServices:
  - { label: Full Groom, to: /full-groom-harborview }
  - { label: Bath & Brush, to: /bath-and-brush-harborview }
  - { label: Nail Trim, to: /nail-trim-harborview }
`;

const menu = (facts: string) =>
  facts
    .replace("to: /services#grooming", "to: /full-groom-harborview")
    .replace(/( +- \{ label: )Bath & Brush, to: \S+/, (_, item) =>
      [`${item}Bath & Brush, to: /bath-and-brush-harborview }`, `${item}Nail Trim, to: /nail-trim-harborview`].join(
        "\n",
      ),
    )
    // The same sum for the same thing twice: no tool can know which of them a page means.
    .replace("  lateNotice:", "  firstGroom: { value: $75, about: full groom }\n  lateNotice:");

/** The fixture site with a page for each service, which the menu and the related services link to. */
export function landingSite(): FixtureSite {
  const read = (file: string) => readFileSync(file, "utf8");
  const pages = landingPages.map((name): [string, string] => [
    `${name}.yaml`,
    read(path.join(import.meta.dirname, "pages", `${name}.yaml`)),
  ]);
  const figures = `${read(path.join(GROOMER, "figures.yaml"))}  - { page: full-groom-harborview, figure: $75 }\n`;
  const facts = menu(read(path.join(GROOMER, "site.yaml"))) + LINKS;
  return fixtureSite({ ...Object.fromEntries(pages), "site.yaml": facts, "figures.yaml": figures });
}
