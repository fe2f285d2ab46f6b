import type { Rule } from "../rule";
import { launchMarks } from "../site/launchMarks";

export default {
  name: "launch/placeholder",
  severity: "error",
  inDrafts: "off",
  only: "launch",
  sentence: 'Before the launch, no value is marked "replace before launch" any more.',
  why: "A made-up phone number or testimonial on a site that is online misleads the people it was made for.",
  fix: "Write the owner's own value and take the comment away.",
  good: { "site.yaml": "rating: { value: 5, count: 1000, publish: false }" },
  bad: { "site.yaml": "rating: { value: 5, count: 1000, publish: false } # replace before launch" },
  check: (site) =>
    launchMarks(site, "replace before launch", ({ name, value, alone }) => {
      if (alone) return "A placeholder is still marked here. Write the owner's own value and take this comment away.";
      const what = name ? `"${name}"` : "This entry";
      return `${what} is still a placeholder: ${value}. Write the owner's own value and take the mark away.`;
    }),
} satisfies Rule;
