import { hero, type Rule } from "../rule";
import { launchMarks } from "../site/launchMarks";

export default {
  name: "launch/unconfirmed",
  severity: "error",
  inDrafts: "off",
  only: "launch",
  sentence: `Before the launch, nothing is marked "the owner's to confirm" any more.`,
  why: "A promise or a rule that the owner never gave binds the business all the same once it is online.",
  fix: "Ask the owner; take the comment away where it is right, and write what is right where it is not.",
  good: hero("lead: Every comb is cleaned between two clients."),
  bad: hero("lead: Every comb is cleaned between two clients. # the owner's to confirm"),
  check: (site) =>
    launchMarks(site, "the owner's to confirm", ({ name, alone }) => {
      const what = alone ? "What this comment speaks of" : name ? `"${name}"` : "This entry";
      return `${what} still waits for the owner's word. Ask the owner, and take the mark away.`;
    }),
} satisfies Rule;
