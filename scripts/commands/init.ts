import path from "node:path";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { isInteractive } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";
import { pagesFlag, withPages } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";
import { answersFor, wordsNote } from "../starter/askForSite";
import { expectCommitted, expectEmpty, removeSite, writeSite } from "../starter/placeOfSite";
import { siteSlug, starterFiles } from "../starter/starterFiles";

const answer = (value: string, about: string) => ({ value, otherwise: "asked", about }) as const;

export const command = defineCommand({
  name: "npm run init",
  about:
    "Makes a new site: asks six questions, and writes site.yaml, a home page, services or features, the prices of a product, contact, the legal pages that the country asks for, the not-found page and a drawn picture. In scripts --name is required, and --town for a local business.",
  args: { "[DIR]": "the folder of the new site; by default one with its name" },
  flags: {
    name: answer("TEXT", "what it is called"),
    language: answer("TAG", "the language of the pages, such as German, de or de-AT"),
    country: answer("COUNTRY", "the country, such as Germany or DE"),
    kind: answer("KIND", "local, organization or product"),
    town: answer("TEXT", "the town of a local business"),
    phone: answer("NUMBER", "the phone number of a local business"),
    email: answer("ADDRESS", "where the messages of an organization or a product go"),
    about: answer("TEXT", "what an organization or a product does, in a sentence"),
    here: {
      about: "puts it into pages-data, in place of the site there, whose pages, pictures and own tests are deleted",
    },
    yes: { about: "asks nothing: what is not given gets a usual value" },
  },
  examples: [
    "npm run init",
    'npm run init -- --name "Bäckerei Lindner" --language de --country DE --kind local --town Regensburg --phone "0941 5550142" --yes',
    "npm run init -- --here",
  ],
  exitCodes: { 0: "made", 1: "the person cancelled", 2: "could not run; nothing was written" },
  async run({ flags: { here, yes, ...given }, args: [named] }) {
    if (here) await expectCommitted();
    if (named !== undefined) expectEmpty(named);
    const answers = await answersFor(given, isInteractive(yes));
    const dir = here ? pagesFlag.default : (named ?? siteSlug(answers.name));
    if (!here) expectEmpty(dir);
    else removeSite(answers.name);
    const files = starterFiles(answers);
    writeSite(dir, files);
    const check = await checkFolder({ dir, publicDir: publicFolder(dir) });
    const { length: pages } = check.content.pages;
    const note = wordsNote(answers.language);
    console.log(
      [
        ...(check.problems.length > 0 ? [formatText(reportOf(check)), ""] : []),
        `${answers.name} has ${pages} pages in ${path.normalize(dir)}.`,
        ...(note ? [note] : []),
        `${withPages("npm run dev", dir)} shows them, with the desk to type over the texts.`,
        `${launchCommand(dir)} lists what is still a placeholder: values, promises and the picture.`,
      ].join("\n"),
    );
    return 0;
  },
});

const launchCommand = (dir: string) =>
  dir === pagesFlag.default ? "npm run check -- --launch" : `${withPages("npm run check", dir)} --launch`;
