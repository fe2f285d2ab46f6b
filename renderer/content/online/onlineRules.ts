import type { RuleDescription } from "../rule";

const hero = (address: string) =>
  `blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Map, to: "${address}" }]`;

/** What `npm run check -- --online` may say. */
export const onlineRules = {
  gone: {
    name: "online/gone",
    severity: "error",
    sentence: "A link to another site leads to a page that is there.",
    why: "The visitor follows it to an error, and blames the site that sent them there.",
    mend: "Open the other site, find where the page is now, and copy its address; or take the link away.",
    good: hero("https://www.openstreetmap.org/"),
    bad: hero("https://www.openstreetmap.org/no-such-page"),
  },
  silent: {
    name: "online/no-answer",
    severity: "warning",
    sentence: "A link to another site is answered.",
    why: "The other site may be down today, may refuse programs, or may be gone: nobody can tell from here.",
    mend: "Open the address in a browser; where nothing comes for days, take the link away.",
    good: hero("https://www.openstreetmap.org/"),
    bad: hero("https://www.openstreetmap.org:9/"),
  },
  placeholder: {
    name: "online/placeholder",
    severity: "warning",
    sentence: "A link leads to a real host, not to one that ends in .example.",
    why: "RFC 2606 keeps such names for examples: they lead nowhere, today and always.",
    mend: "Write the real address, in site.yaml where it is a fact.",
    good: hero("https://www.openstreetmap.org/"),
    bad: hero("https://maps.example/"),
  },
} as const satisfies Record<string, RuleDescription>;
