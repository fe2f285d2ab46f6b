import { valueAt } from "../../renderer/base/pointer";
import { inWords } from "../../renderer/clock/clock";
import { loadContent } from "../../renderer/content/pages/loadContent";
import { changesUntil, holidaysFrom, YEAR } from "../../renderer/content/site/changes";
import { defineCommand } from "../cli/command";
import { atFlag, pagesFlag } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";

const DAY = 24 * 60 * 60 * 1000;

export const command = defineCommand({
  name: "npm run calendar",
  about: "Lists what changes on the site by itself within a year: what begins and ends, prices, holidays.",
  flags: { pages: pagesFlag, at: atFlag },
  examples: ["npm run calendar", "npm run calendar -- --at 2027-01-01"],
  exitCodes: { 0: "done", 2: "could not run" },
  async run({ flags: { pages, at } }) {
    const content = loadContent({ dir: pages, publicDir: publicFolder(pages), at });
    const { now, zone } = content.clock;
    const language = valueAt(content.site?.data, "/language");
    const changes = changesUntil(content, now + YEAR * DAY);
    const holidays = holidaysFrom(content);
    const lines = [
      ...changes.map(({ instant, what, file, line }) => ({
        instant,
        text: `${inWords(instant, zone, language)}: ${what} (${file}:${line})`,
      })),
      ...holidays.map(({ name, first, last, openings }) => ({
        instant: Date.parse(first),
        text: `${first}${last === first ? "" : ` to ${last}`}: ${name}, ${openings.length === 0 ? "closed" : "other hours"}`,
      })),
    ].sort((a, b) => a.instant - b.instant);
    const until = inWords(now + YEAR * DAY, zone, language);
    console.log(
      lines.length === 0 ? `Nothing changes by itself until ${until}.` : lines.map(({ text }) => text).join("\n"),
    );
  },
});
