import path from "node:path";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { isInteractive } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";
import { pagesFlag } from "../cli/flags";
import { answersFor, wordsNote } from "../starter/askForSite";
import { expectEmpty, writeSite } from "../starter/placeOfSite";
import { folderFiles } from "../starter/siteFolder";
import { siteSlug, starterFiles } from "../starter/starterFiles";

const answer = (value: string, about: string) => ({ value, otherwise: "asked", about }) as const;

export const command = defineCommand({
  name: "npm run init",
  about:
    "Makes a new site in a folder of its own, which has the engine as a package: asks a few questions, and writes site.yaml, a home page, services or features, the prices of a product, contact, the legal pages that the country asks for, the not-found page and a drawn picture. In scripts --name is required, and --town for a local business.",
  args: { "[DIR]": "the folder of the new site; by default one with its name" },
  flags: {
    name: answer("TEXT", "what it is called"),
    language: answer("TAG", "the language of the pages, such as German, de or de-AT"),
    second: answer("TAG", "a second language, in which every page is written too"),
    country: answer("COUNTRY", "the country, such as Germany or DE"),
    kind: answer("KIND", "local, organization or product"),
    trade: answer("TRADE", "the trade of a local business, such as restaurant, dentist, notary or other"),
    town: answer("TEXT", "the town of a local business"),
    phone: answer("NUMBER", "the phone number of a local business"),
    email: answer("ADDRESS", "where the messages go"),
    about: answer("TEXT", "what an organization or a product does, in a sentence"),
    representative: answer("NAME", "who answers for the site, for the legal notice"),
    register: answer("TEXT", "its register with the number, for the legal notice"),
    vatId: answer("NUMBER", "its number for taxes on sales, for the legal notice"),
    supervisor: answer("TEXT", "the authority that supervises it, for the legal notice"),
    chamber: answer("TEXT", "the chamber of its profession, for the legal notice"),
    yes: { about: "asks nothing: what is not given gets a usual value" },
  },
  examples: [
    "npm run init",
    'npm run init -- --name "Bäckerei Lindner" --language de --country DE --kind local --town Regensburg --phone "0941 5550142" --yes',
    'npm run init -- --name "Lone Star" --language en --country US --kind product --yes ../lone-star',
  ],
  exitCodes: { 0: "made", 1: "the person cancelled", 2: "could not run; nothing was written" },
  async run({ flags: { yes, ...given }, args: [named] }) {
    if (named !== undefined) expectEmpty(named);
    const answers = await answersFor(given, isInteractive(yes));
    const dir = named ?? siteSlug(answers.name);
    expectEmpty(dir);
    const files = starterFiles(answers);
    writeSite(dir, folderFiles(answers, dir, files.get("site.yaml") ?? ""));
    const pagesDir = path.join(dir, pagesFlag.default);
    writeSite(pagesDir, files);
    const check = await checkFolder({ dir: pagesDir, publicDir: path.join(dir, "public") });
    const { length: pages } = check.content.pages;
    const note = wordsNote(answers.language);
    console.log(
      [
        ...(check.problems.length > 0 ? [formatText(reportOf(check)), ""] : []),
        `${answers.name} has ${pages} pages in ${path.normalize(dir)}.`,
        ...(note ? [note] : []),
        `${/^[\w./\\:-]+$/.test(dir) ? `cd ${dir}` : `cd ${JSON.stringify(dir)}`} && npm install && npm run dev shows them, with the desk to type over the texts.`,
        "npm run check -- --launch lists what is still a placeholder: values, promises and the picture.",
      ].join("\n"),
    );
    return 0;
  },
});
