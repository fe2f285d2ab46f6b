import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Files, fixtureSite, GROOMER, ROOT } from "../fixtureSite";

/** The address that the wired site's contact form posts to. */
export const FORM_SERVICE = "https://forms.example/groom";

const OVERLAY = path.join(ROOT, "tests/support/sites/everyBlock");
const read = (file: string) => readFileSync(file, "utf8");

const KINDS = ["Haircuts", "Baths", "Puppies", "Paws"];
const PICTURES = ["trim", "bath", "walk", "nap"];

/**
 * A gallery of 24 pictures of four kinds, and an index of services below it. There are four drawings, so that
 * each is shown several times; the last picture leads to a page with a picture.
 */
const gallery = `title: Gallery of Clean Dogs | \${business.name}
description: Twenty-four pictures of dogs that left our table in \${business.city}, from haircuts to baths, puppies and well-kept paws.
kind: CollectionPage
breadcrumb: Gallery
blocks:
  - type: hero
    heading: Gallery
    lead: Bring one of these along, or use them to find the words.
  - type: gallery
    id: portfolio
    heading: Dogs We Groomed
    lead: Drawings of our regulars, with their owners' leave.
    images:
${Array.from({ length: 24 }, (_, index) => {
  const kind = index % 4;
  return `      - { src: /images/${PICTURES[kind]}.svg, alt: Drawing ${index + 1} of a dog that we groomed., category: ${KINDS[kind]}, caption: "${KINDS[kind]}, number ${index + 1}"${index === 23 ? ", to: /full-groom" : ""} }\n`;
}).join("")}    actions:
      - label: Book Your Visit
        to: \${booking.url}
      - label: See Our Prices
        to: /services
  - type: priceTable
    layout: pictures
    id: all-services
    heading: All Our Services
    rows:
      - name: Full Groom
        description: Bath, haircut, ears and nails. [Ask us](/contact) for your breed.
        price: From \${facts.fullGroom}
        duration: 2-3 hours
        image: { src: /images/trim.svg, decorative: true }
        featured: true
        to: /services#grooming
      - name: Bath & Brush
        price: From $40
        duration: 1-1.5 hours
        image: { src: /images/bath.svg, decorative: true }
        to: /services#baths
      - name: A Walk Around the Block
`;

/** The groomer's site with more pages, on which every block that moves in a browser is found. */
export function everyBlockSite(more: { messagesTo?: string; pages?: Files } = {}) {
  const facts = read(path.join(GROOMER, "site.yaml"))
    .replace(/^navigation:\n(?:[ \n].*)?(?:\n(?=[ \n]).*)*/m, "")
    .replace("to: wag@maplestreet.example", more.messagesTo ?? "$&");
  const pages: Files = {};
  for (const file of readdirSync(OVERLAY).filter((name) => !/^(?:settings|map)\./.test(name))) {
    pages[file] = read(path.join(OVERLAY, file));
  }
  const contact = read(path.join(GROOMER, "contact.yaml")).replace(
    /label: See Our Prices\n( +)to: \/services/,
    "label: Book Online\n$1to: ${booking.url}",
  );
  return fixtureSite({
    ...pages,
    "gallery.yaml": gallery,
    "contact.yaml": contact + read(path.join(OVERLAY, "map.yaml")),
    "site.yaml": `${facts}\n${read(path.join(OVERLAY, "settings.yaml"))}`,
    ...more.pages,
  });
}

/** A day on which the wired site's business is closed: near enough to be announced. */
export const PICNIC = { name: "Shop Picnic", date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10) };

/** The same site once its owner has named a form service and a day off, and says the hours above the buttons. */
export function wiredSite() {
  const site = everyBlockSite({ messagesTo: `action: ${FORM_SERVICE}` });
  site.change("index.yaml", "    details:\n", "    detailsFirst: true\n    details:\n");
  site.change("site.yaml", "  openingHours:\n", `  holidays: [${JSON.stringify(PICNIC)}]\n  openingHours:\n`);
  return site;
}

/** A page that is not published yet. */
const DRAFT =
  "title: A draft\ndescription: Being written.\ndraft: true\nblocks:\n  - type: hero\n    heading: Call ${business.phone}\n    lead: See [our services](/services) or [about us](/about).\n";

/** A text in each style that YAML has, some of them twice on the page, in an attribute, or with a fact. */
export const STYLES = `title: 'Every style of writing | \${business.name}'
description: "A page whose texts are written in each of the ways that YAML has, for somebody who types over all of them."
blocks:
  - type: hero # said first
    heading: Plain Words
    lead: >
      Folded over & over
      two lines.
    priceLine: From **\${facts.fullGroom}**
    images:
      - src: /images/trim.svg
        alt: A white dog on the table with a comb beside it.
  - type: textSection
    heading: "It's \\"Quoted\\""
    text: |
      A first paragraph with *emphasis*.

      A second one.
  - type: faq
    heading: 'Asked ''Often'''
    items:
      - { question: Is this written in a flow?, answer: "It is, in one line." } # both
      - question: Is this not?
        answer: It is
          on two lines.
  - type: priceTable
    layout: pictures
    heading: Rows That Are Links
    rows:
      - name: Shed-Out Bath
        description: A row that can be pressed anywhere.
        price: $40
        image: { src: /images/nap.svg, decorative: true }
        to: /services
`;

/** The site with every block and two pages more: what the tests of the desk change. */
export const deskSite = () => everyBlockSite({ pages: { "a-draft.yaml": DRAFT, "styles.yaml": STYLES } });
