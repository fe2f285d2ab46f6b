import type { Rule } from "../rule";
import { launchMarks } from "../site/launchMarks";

export default {
  name: "launch/unconfirmed",
  severity: "error",
  inDrafts: "off",
  only: "launch",
  check: (site) =>
    launchMarks(site, "the owner's to confirm", ({ name, alone }) => {
      const what = alone ? "What this comment speaks of" : name ? `"${name}"` : "This entry";
      return `${what} still waits for the owner's word. Ask the owner, and take the mark away.`;
    }),
} satisfies Rule;
