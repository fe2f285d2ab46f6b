import { copyFileSync, renameSync } from "node:fs";
import path from "node:path";
import type { FixtureSite } from "../../support/fixtureSite";

/** A change of the fixture site's content, and all that is reported of it. */
export interface Seed {
  name: string;
  change: (site: FixtureSite) => void;
  expected?: string[];
}

export const SEEDS: Seed[] = [
  {
    name: "a word",
    expected: ["words @ /about: poodles → terriers", "about.yaml: Rosa groomed show terriers for ten years before sh…"],
    change: (site) => site.change("about.yaml", "show poodles", "show terriers"),
  },
  {
    name: "a price by hand",
    expected: ["price @ /: $18 → $8", "index.yaml: price: $8"],
    change: (site) => site.change("index.yaml", "price: $18", "price: $8"),
  },
  {
    name: "a price by a fact of several pages",
    expected: ["price @ / /services: $75 → $85", "site.yaml: value: $85 (facts.fullGroom)"],
    change: (site) => site.change("site.yaml", "value: $75", "value: $85"),
  },
  {
    name: "the phone number",
    expected: [
      "phone @ / /404 /about /contact /services /visit: (503) 555-0174 → (503) 555-0179",
      "site.yaml: phone: (503) 555-0179 (business.phone)",
    ],
    change: (site) => site.change("site.yaml", "555-0174", "555-0179"),
  },
  {
    name: "opening hours",
    expected: [
      "hours @ / /404 /about /contact /services /visit: 5:00 PM → 6:00 PM",
      'site.yaml: closes: "18:00" (business.hours)',
    ],
    change: (site) => site.change("site.yaml", '"17:00"', '"18:00"'),
  },
  {
    name: "a duration",
    expected: ["duration @ /services: 15 minutes → 25 minutes", "services.yaml: duration: 25 minutes"],
    change: (site) => site.change("services.yaml", "duration: 15 minutes", "duration: 25 minutes"),
  },
  {
    name: "a link",
    expected: [
      "link @ /about: /services → /contact",
      "about.yaml: Ned kept the books, until a sheepdog named Captain…",
    ],
    change: (site) => site.change("about.yaml", "[price list](/services)", "[price list](/contact)"),
  },
  {
    name: "a redirect",
    expected: ["redirect added @ /team:  → /about", "about.yaml: redirectFrom: [/team]"],
    change: (site) => site.change("about.yaml", "kind: AboutPage", "kind: AboutPage\nredirectFrom: [/team]"),
  },
  {
    name: "another picture",
    expected: ["another picture @ /about: trim → nap", "about.yaml: src: /images/nap.svg"],
    change: (site) => site.change("about.yaml", "/images/trim.svg", "/images/nap.svg"),
  },
  {
    name: "a picture's file",
    expected: ["picture replaced @ / /about: trim → trim", "images/trim.svg: "],
    change: (site) => copyFileSync(path.join(site.pages, "images/nap.svg"), path.join(site.pages, "images/trim.svg")),
  },
  {
    name: "an alt text",
    expected: ["alt text @ /about: white → gray", "about.yaml: alt: A gray dog on the table with a comb beside it…"],
    change: (site) => site.change("about.yaml", "A white dog on the table", "A gray dog on the table"),
  },
  {
    name: "the title",
    expected: ["title @ /about: About → Meet", "about.yaml: title: Meet Our Groomers | ${business.name}"],
    change: (site) => site.change("about.yaml", "About Our Groomers", "Meet Our Groomers"),
  },
  {
    name: "the description",
    expected: ["description @ /about: quiet → calm", "about.yaml: description: Two certified groomers, one calm shop…"],
    change: (site) => site.change("about.yaml", "one quiet shop", "one calm shop"),
  },
  {
    name: "a property of the structured data",
    expected: [
      "structured data: business.paymentAccepted @ / /about /contact /services /visit: cash or card → cash or check",
      "site.yaml: payment: cash or check (business.payment)",
    ],
    change: (site) => site.change("site.yaml", "payment: cash or card", "payment: cash or check"),
  },
  {
    name: "the kind of a page",
    expected: ["structured data: webpage.@type @ /about: AboutPage → ContactPage", "about.yaml: kind: ContactPage"],
    change: (site) => site.change("about.yaml", "kind: AboutPage", "kind: ContactPage"),
  },
  {
    name: "a heading",
    expected: ["heading @ /about: Started → Began", "about.yaml: heading: How It Began"],
    change: (site) => site.change("about.yaml", "heading: How It Started", "heading: How It Began"),
  },
  {
    name: "a block moved",
    expected: [
      "section moved @ /services: Grooming by Size → now after Baths",
      "services.yaml: - type: sizePriceTable",
    ],
    change: (site) => {
      const text = site.read("services.yaml");
      const [head = "", ...blocks] = text.split(/(?=^ {2}- type: )/m);
      site.write("services.yaml", [head, blocks[0], blocks[2], blocks[1], ...blocks.slice(3)].join(""));
    },
  },
  {
    name: "a block added",
    expected: [
      "section added @ /contact /visit:  → Wagging Already? / Come by on Thursday for a biscu…",
      "contact.yaml: - type: callToAction",
    ],
    change: (site) =>
      site.write(
        "contact.yaml",
        `${site.read("contact.yaml")}\n  - type: callToAction\n    heading: Wagging Already?\n    lead: Come by on Thursday for a biscuit.\n    actions:\n      - label: See the Shop\n        to: /about\n`,
      ),
  },
  {
    name: "a block removed",
    expected: [
      "section removed @ /about: Trained and Certified / Certified Master Groomers … → ",
      "about.yaml before: - type: credentials",
    ],
    change: (site) =>
      site.write("about.yaml", site.read("about.yaml").replace(/^ {2}- type: credentials[\s\S]*?(?=^ {2}- type)/m, "")),
  },
  {
    name: "a page added",
    expected: [
      "page added @ /puppies:  → Puppies and Their First Bath | Maple Street Dog Gr…",
      "puppies.yaml: title: Puppies and Their First Bath | ${business.n…",
    ],
    change: (site) =>
      site.write(
        "puppies.yaml",
        "title: Puppies and Their First Bath | ${business.name}\ndescription: What a puppy needs before its first visit to our shop in ${business.city}, and what it costs.\nblocks:\n  - type: hero\n    heading: A First Bath for Puppies\n    lead: Bring a blanket that smells of home.\n    actions:\n      - label: All Prices\n        to: /services\n",
      ),
  },
  {
    name: "an item of questions added",
    expected: [
      "text added @ /about:  → Do you walk dogs? / Only to the door.",
      "about.yaml: - question: Do you walk dogs?",
    ],
    change: (site) =>
      site.change(
        "about.yaml",
        "      - question: Do you groom cats?",
        "      - question: Do you walk dogs?\n        answer: Only to the door.\n      - question: Do you groom cats?",
      ),
  },
  {
    name: "a page renamed with a redirect",
    expected: [
      "address renamed, with a redirect @ /our-shop: /about → /our-shop",
      "our-shop.yaml: title: About Our Groomers | ${business.name}",
    ],
    change: (site) => {
      renameSync(path.join(site.pages, "about.yaml"), path.join(site.pages, "our-shop.yaml"));
      site.change("our-shop.yaml", "kind: AboutPage", "kind: AboutPage\nredirectFrom: [/about]");
      site.change("site.yaml", "to: /about", "to: /our-shop");
    },
  },
  {
    name: "a page renamed without a redirect",
    expected: [
      "address renamed, without a redirect @ /our-shop: /about → /our-shop",
      "our-shop.yaml: title: About Our Groomers | ${business.name}",
    ],
    change: (site) => {
      renameSync(path.join(site.pages, "about.yaml"), path.join(site.pages, "our-shop.yaml"));
      site.change("site.yaml", "to: /about", "to: /our-shop");
    },
  },
  {
    name: "a page removed",
    expected: [
      "page removed, without a redirect @ /about: About Our Groomers | Maple Street Dog Grooming → ",
      "about.yaml before: title: About Our Groomers | ${business.name}",
      "text removed @ / /404 /contact /services /visit: About → ",
      "site.yaml before: - label: About",
    ],
    change: (site) => {
      site.remove("about.yaml");
      site.change("site.yaml", "    - label: About\n      to: /about\n", "");
    },
  },
  {
    name: "the accent of a page",
    expected: ["style: --accent @ /about: #0b5d6b → #74306a", "about.yaml: accent: plum"],
    change: (site) => site.change("about.yaml", "kind: AboutPage", "kind: AboutPage\naccent: plum"),
  },
  {
    name: "an entry of the navigation",
    expected: ["words @ / /404 /about /contact /services /visit: Contact → Say Hello", "site.yaml: - label: Say Hello"],
    change: (site) =>
      site.change(
        "site.yaml",
        "    - label: Contact\n      to: /contact\n  book",
        "    - label: Say Hello\n      to: /contact\n  book",
      ),
  },
  {
    name: "the footer",
    expected: [
      "words @ / /404 /about /contact /services /visit: One dog → Never two dogs",
      "site.yaml: text: Never two dogs at a time, on ${business.stre… (footer.text)",
    ],
    change: (site) => site.change("site.yaml", "text: One dog at a time, on", "text: Never two dogs at a time, on"),
  },
  {
    name: "a color of the theme",
    expected: [
      "style: --ink @ / /404 /about /contact /services /visit: #12262b → #12262d",
      'site.yaml: ink: "#12262d" (palette.day.ink)',
    ],
    change: (site) => site.change("site.yaml", 'ink: "#12262b"', 'ink: "#12262d"'),
  },
  {
    name: "a fact used on one page",
    expected: [
      "price @ /services: $125 → $135",
      "site.yaml: large: { value: $135, reason: A large coat takes t… (facts.fullGroom.large)",
    ],
    change: (site) => site.change("site.yaml", "value: $125", "value: $135"),
  },
  {
    name: "a fact used on all pages",
    expected: [
      "description @ / /404 /about /contact /services /visit: 2009 → 2008",
      "site.yaml: since: { value: 2008 } (facts.since)",
    ],
    change: (site) => site.change("site.yaml", "since: { value: 2009 }", "since: { value: 2008 }"),
  },
  {
    name: "the name of the business",
    expected: [
      "title @ / /404 /about /contact /services /visit: Grooming → Parlor",
      "site.yaml: name: Maple Street Dog Parlor (business.name)",
    ],
    change: (site) => site.change("site.yaml", "name: Maple Street Dog Grooming", "name: Maple Street Dog Parlor"),
  },
  {
    name: "a comment",
    change: (site) => site.write("about.yaml", `# Ned wants a new photo.\n${site.read("about.yaml")}`),
  },
  {
    name: "the form of the YAML",
    change: (site) =>
      site.change(
        "contact.yaml",
        "towns: [Harborview, Pine Cove, Saltmarsh]",
        "towns:\n      - Harborview\n      - 'Pine Cove'\n      - Saltmarsh",
      ),
  },
];
