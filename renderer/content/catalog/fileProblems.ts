import type { RuleDescription } from "../rule";

/** What is wrong with a file before anyone reads it. */
const descriptions: RuleDescription[] = [
  {
    name: "files/name",
    severity: "error",
    sentence: "A page's file name has small letters, digits and hyphens, and ends in .yaml.",
    why: "The file name is the page's address, and an address with capitals, spaces or dots is mistyped and told wrong.",
    mend: "Call the file what the message says.",
    good: { "about-us.yaml": "breadcrumb: About" },
    bad: { "About Us.yaml": "breadcrumb: About" },
  },
  {
    name: "files/encoding",
    severity: "error",
    sentence: "A page is text in UTF-8.",
    why: "In any other encoding, an é or a dash comes out as other signs.",
    mend: "Save the file again as UTF-8.",
    good: { "cafe.yaml": "breadcrumb: Café" },
    bad: { "cafe.yaml": Uint8Array.from("breadcrumb: Caf\xe9", (letter) => letter.charCodeAt(0)) },
  },
  {
    name: "files/no-site",
    severity: "error",
    sentence: "site.yaml stands beside the pages.",
    why: "It holds the facts of the business that every page uses.",
    mend: "Bring it back from the last version, or copy it from another site.",
    good: { "site.yaml": "rating: { value: 5, count: 1000, publish: false }" },
    bad: { "site.yaml": null },
  },
];

export default descriptions;
