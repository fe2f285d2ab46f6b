import { copyFileSync, renameSync } from "node:fs";
import path from "node:path";
import type { FixtureSite } from "../../support/fixtureSite";

/** A change of the fixture site's content, and all that is reported of it. */
export interface Seed {
  name: string;
  change: (site: FixtureSite) => void;
  expected: string[];
}

const seed = (name: string, change: Seed["change"], ...expected: string[]): Seed => ({ name, change, expected });
const replaced =
  (...[file, before, after]: Parameters<FixtureSite["change"]>) =>
  (site: FixtureSite) =>
    site.change(file, before, after);

export const SEEDS: Seed[] = [
  seed(
    "a word",
    replaced("about.yaml", "show poodles", "show terriers"),
    "words @ /about: poodles → terriers",
    "about.yaml: Rosa groomed show terriers for ten years before sh…",
  ),
  seed(
    "a price by hand",
    replaced("index.yaml", "price: $18", "price: $8"),
    "price @ /: $18 → $8",
    "index.yaml: price: $8",
  ),
  seed(
    "a price by a fact of several pages",
    replaced("site.yaml", "value: $75", "value: $85"),
    "price @ / /services: $75 → $85",
    "site.yaml: value: $85 (facts.fullGroom)",
  ),
  seed(
    "the phone number",
    replaced("site.yaml", "555-0174", "555-0179"),
    "phone @ / /404 /about /contact /services /visit: (503) 555-0174 → (503) 555-0179",
    "site.yaml: phone: (503) 555-0179 (business.phone)",
  ),
  seed(
    "opening hours",
    replaced("site.yaml", '"17:00"', '"18:00"'),
    "hours @ / /404 /about /contact /services /visit: Tuesday to Saturday 8:00 AM to 5:00 PM → Tuesday to Saturday 8:00 AM to 6:00 PM",
    'site.yaml: closes: "18:00" (business.hours)',
  ),
  seed(
    "a duration",
    replaced("services.yaml", "duration: 15 minutes", "duration: 25 minutes"),
    "duration @ /services: 15 minutes → 25 minutes",
    "services.yaml: duration: 25 minutes",
  ),
  seed(
    "a link",
    replaced("about.yaml", "[price list](/services)", "[price list](/contact)"),
    "link @ /about: /services → /contact",
    "about.yaml: Ned kept the books, until a sheepdog named Captain…",
  ),
  seed(
    "a redirect",
    replaced("about.yaml", "kind: AboutPage", "kind: AboutPage\nredirectFrom: [/team]"),
    "redirect added @ /team:  → /about",
    "about.yaml: redirectFrom: [/team]",
  ),
  seed(
    "another picture",
    replaced("about.yaml", "/images/trim.svg", "/images/nap.svg"),
    "another picture @ /about: trim → nap",
    "about.yaml: src: /images/nap.svg",
  ),
  seed(
    "a picture's file",
    (site) => copyFileSync(path.join(site.pages, "images/nap.svg"), path.join(site.pages, "images/trim.svg")),
    "picture replaced @ / /about: trim → trim",
    "images/trim.svg: ",
  ),
  seed(
    "an alt text",
    replaced("about.yaml", "A white dog on the table", "A gray dog on the table"),
    "alt text @ /about: white → gray",
    "about.yaml: alt: A gray dog on the table with a comb beside it…",
  ),
  seed(
    "the title",
    replaced("about.yaml", "About Our Groomers", "Meet Our Groomers"),
    "title @ /about: About → Meet",
    "about.yaml: title: Meet Our Groomers | ${business.name}",
  ),
  seed(
    "the description",
    replaced("about.yaml", "one quiet shop", "one calm shop"),
    "description @ /about: quiet → calm",
    "about.yaml: description: Two certified groomers, one calm shop…",
  ),
  seed(
    "a property of the structured data",
    replaced("site.yaml", "payment: cash or card", "payment: cash or check"),
    'HTML @ / /about /contact /services /visit: :"$18-$125","paymentAccepted":"cash or card","addr… → :"$18-$125","paymentAccepted":"cash or check","add…',
    "site.yaml: payment: cash or check (business.payment)",
  ),
  seed(
    "the kind of a page",
    replaced("about.yaml", "kind: AboutPage", "kind: ContactPage"),
    'HTML @ /about: lestreet.example/#business"}},{"@type":"AboutPage"… → lestreet.example/#business"}},{"@type":"ContactPag…',
    "about.yaml: kind: ContactPage",
  ),
  seed(
    "a heading",
    replaced("about.yaml", "heading: How It Started", "heading: How It Began"),
    "heading @ /about: Started → Began",
    "about.yaml: heading: How It Began",
  ),
  seed(
    "a block moved",
    (site) => {
      const text = site.read("services.yaml");
      const [head = "", ...blocks] = text.split(/(?=^ {2}- type: )/m);
      site.write("services.yaml", [head, blocks[0], blocks[2], blocks[1], ...blocks.slice(3)].join(""));
    },
    "section moved @ /services: Grooming by Size → now after Baths",
    "services.yaml: - type: sizePriceTable",
  ),
  seed(
    "a block added",
    (site) =>
      site.write(
        "contact.yaml",
        `${site.read("contact.yaml")}\n  - type: callToAction\n    heading: Wagging Already?\n    lead: Come by on Thursday for a biscuit.\n    actions:\n      - label: See the Shop\n        to: /about\n`,
      ),
    "section added @ /contact /visit:  → Wagging Already? / Come by on Thursday for a biscu…",
    "contact.yaml: - type: callToAction",
  ),
  seed(
    "a block removed",
    (site) =>
      site.write("about.yaml", site.read("about.yaml").replace(/^ {2}- type: credentials[\s\S]*?(?=^ {2}- type)/m, "")),
    "section removed @ /about: Trained and Certified / Certified Master Groomers … → ",
    "about.yaml before: - type: credentials",
  ),
  seed(
    "a page added",
    (site) =>
      site.write(
        "puppies.yaml",
        "title: Puppies and Their First Bath | ${business.name}\ndescription: What a puppy needs before its first visit to our shop in ${business.city}, and what it costs.\nblocks:\n  - type: hero\n    heading: A First Bath for Puppies\n    lead: Bring a blanket that smells of home.\n    actions:\n      - label: All Prices\n        to: /services\n",
      ),
    "page added @ /puppies:  → Puppies and Their First Bath | Maple Street Dog Gr…",
    "puppies.yaml: title: Puppies and Their First Bath | ${business.n…",
  ),
  seed(
    "an item of questions added",
    replaced(
      "about.yaml",
      "      - question: Do you groom cats?",
      "      - question: Do you walk dogs?\n        answer: Only to the door.\n      - question: Do you groom cats?",
    ),
    "text added @ /about:  → Do you walk dogs? / Only to the door.",
    "about.yaml: - question: Do you walk dogs?",
  ),
  seed(
    "a page renamed with a redirect",
    (site) => {
      renameSync(path.join(site.pages, "about.yaml"), path.join(site.pages, "our-shop.yaml"));
      site.change("our-shop.yaml", "kind: AboutPage", "kind: AboutPage\nredirectFrom: [/about]");
      site.change("site.yaml", "to: /about", "to: /our-shop");
    },
    "address renamed, with a redirect @ /our-shop: /about → /our-shop",
    "our-shop.yaml: title: About Our Groomers | ${business.name}",
  ),
  seed(
    "a page renamed without a redirect",
    (site) => {
      renameSync(path.join(site.pages, "about.yaml"), path.join(site.pages, "our-shop.yaml"));
      site.change("site.yaml", "to: /about", "to: /our-shop");
    },
    "address renamed, without a redirect @ /our-shop: /about → /our-shop",
    "our-shop.yaml: title: About Our Groomers | ${business.name}",
  ),
  seed(
    "a page removed",
    (site) => {
      site.remove("about.yaml");
      site.change("site.yaml", "    - label: About\n      to: /about\n", "");
    },
    "page removed, without a redirect @ /about: About Our Groomers | Maple Street Dog Grooming → ",
    "about.yaml before: title: About Our Groomers | ${business.name}",
    "text removed @ / /404 /contact /services /visit: About → ",
    "site.yaml before: - label: About",
  ),
  seed(
    "the accent of a page",
    replaced("about.yaml", "kind: AboutPage", "kind: AboutPage\naccent: plum"),
    "look @ /about: --accent:#0b5d6b; --soft:#e4f0f2; --soft-line:#bfd… → --accent:#74306a; --soft:#f0e4e5; --soft-line:#dbc…",
    "about.yaml: accent: plum",
  ),
  seed(
    "an entry of the navigation",
    replaced(
      "site.yaml",
      "    - label: Contact\n      to: /contact\n  book",
      "    - label: Say Hello\n      to: /contact\n  book",
    ),
    "words @ / /404 /about /contact /services /visit: Contact → Say Hello",
    "site.yaml: - label: Say Hello",
  ),
  seed(
    "the footer",
    replaced("site.yaml", "text: One dog at a time, on", "text: Never two dogs at a time, on"),
    "words @ / /404 /about /contact /services /visit: One dog → Never two dogs",
    "site.yaml: text: Never two dogs at a time, on ${business.stre… (footer.text)",
  ),
  seed(
    "a color of the theme",
    replaced("site.yaml", 'ink: "#12262b"', 'ink: "#12262d"'),
    "look @ / /404 /about /contact /services /visit: --ink:#12262b; --site-on-deep-accent:#12262b → --ink:#12262d; --site-on-deep-accent:#12262d",
    'site.yaml: ink: "#12262d" (palette.day.ink)',
  ),
  seed(
    "a fact used on one page",
    replaced("site.yaml", "value: $125", "value: $135"),
    "price @ /services: $125 → $135",
    "site.yaml: large: { value: $135, reason: A large coat takes t… (facts.fullGroom.large)",
  ),
  seed(
    "a fact used on all pages",
    replaced("site.yaml", "since: { value: 2009 }", "since: { value: 2008 }"),
    "description @ / /404 /about /contact /services /visit: 2009 → 2008",
    "site.yaml: since: { value: 2008 } (facts.since)",
  ),
  seed(
    "the name of the business",
    replaced("site.yaml", "name: Maple Street Dog Grooming", "name: Maple Street Dog Parlor"),
    "title @ / /404 /about /contact /services /visit: Grooming → Parlor",
    "site.yaml: name: Maple Street Dog Parlor (business.name)",
  ),
  seed(
    "the same words in two texts of a page",
    (site) => {
      site.change("about.yaml", "one dog at a time.\n", "one cat at a time.\n");
      site.change("about.yaml", "What one dog at a time", "What one cat at a time");
    },
    "words @ /about: dog → cat",
    "about.yaml: lead: Rosa and Ned Alder opened the shop in ${fact…",
    "about.yaml: lead: What one cat at a time means for yours.",
  ),
  seed("a comment", (site) => site.write("about.yaml", `# Ned wants a new photo.\n${site.read("about.yaml")}`)),
  seed(
    "the form of the YAML",
    replaced(
      "contact.yaml",
      "towns: [Harborview, Pine Cove, Saltmarsh]",
      "towns:\n      - Harborview\n      - 'Pine Cove'\n      - Saltmarsh",
    ),
  ),
];
