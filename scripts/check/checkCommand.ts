import { formatterNames } from "../../renderer/content/report/print/loadFormatter";
import { defineCommand, failureOf, parseCall } from "../cli";
import { type Answer, runCheck } from "./runCheck";

export const command = defineCommand({
  name: "npm run check",
  about: "Checks the content: YAML, schema, facts, links, pictures, titles, headings, texts. Warnings do not fail it.",
  flags: {
    format: { value: "NAME", default: "text", about: `how problems are printed: ${formatterNames().join(", ")}` },
    pages: { value: "DIR", default: "pages-data", about: "the folder of page files" },
    launch: { about: "before the site goes online: no placeholder may be left" },
    built: {
      value: "[DIR]",
      preset: "dist/client",
      otherwise: "off",
      about: "looks through the built site too; run npm run build first",
    },
    online: { about: "asks other sites whether the pages that links lead to exist" },
    watch: { about: "checks again whenever a file is saved" },
    facts: { about: "lists the facts of site.yaml and every use of them" },
    rules: { about: "lists the rules" },
    explain: { value: "RULE", otherwise: "none", about: "why there is a rule, and how to fix what it finds" },
  },
  examples: [
    "npm run check",
    "npm run check -- --format json --pages pages-data",
    "npm run check -- --explain links/unknown-page",
  ],
  exitCodes: { 0: "no errors", 1: "errors in the content", 2: "could not run" },
  async run(call) {
    const { code, text } = await runCheck(call.flags);
    if (text) console.log(text);
    return code;
  },
});

/** What `npm run check` prints for these arguments, and its exit code. */
export async function answerCheck(argv: string[]): Promise<Answer> {
  try {
    const call = parseCall(command, argv);
    return "help" in call ? { code: 0, text: call.help } : await runCheck(call.flags);
  } catch (error) {
    return failureOf(error, command);
  }
}
