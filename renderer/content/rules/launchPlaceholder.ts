import type { Rule } from "../rule";
import { launchMarks } from "../site/launchMarks";

export default {
  name: "launch/placeholder",
  severity: "error",
  inDrafts: "off",
  only: "launch",
  check: (site) =>
    launchMarks(site, "replace before launch", ({ name, value, alone }) => {
      if (alone) return "A placeholder is still marked here. Write the owner's own value and take this comment away.";
      const what = name ? `"${name}"` : "This entry";
      return `${what} is still a placeholder: ${value}. Write the owner's own value and take the mark away.`;
    }),
} satisfies Rule;
