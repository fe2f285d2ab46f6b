import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editedSite } from "./editedSite";

/** What an editor does that read the file at some moment, and saves it at another. */
type Save = (file: string, text: string) => void;

const inPlace: Save = (file, text) => writeFileSync(file, text);
const byRename: Save = (file, text) => {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
};

const COUNT = 10;

/** The moments of a save, from before the desk's change is sent until just before it is written. */
const MOMENTS = ["before", "while it is checked", "emptied while it is checked"] as const;

test(`${COUNT * MOMENTS.length} saves of an editor around as many changes of the desk: nothing is lost`, async () => {
  let atCheck: (() => void) | undefined;
  const { site, text, set } = editedSite({
    tryTexts: async () => {
      const now = atCheck;
      atCheck = undefined;
      now?.();
      return [];
    },
  });
  const file = path.join(site.pages, "about.yaml");
  for (let race = 0; race < COUNT * MOMENTS.length; race++) {
    const moment = MOMENTS[race % MOMENTS.length] as (typeof MOMENTS)[number];
    const save = race % 2 ? inPlace : byRename;
    const shown = text();
    const theirs = shown.replace(/^description: .*$/m, `description: Editor ${race}`);
    if (moment === "before") save(file, theirs);
    if (moment === "while it is checked") atCheck = () => save(file, theirs);
    if (moment === "emptied while it is checked") {
      atCheck = () => {
        writeFileSync(file, "");
        setImmediate(() => writeFileSync(file, theirs));
      };
    }
    expect(await set("/blocks/0/heading", `Desk ${race}`, shown), moment).toHaveProperty("result", "saved");
    expect(text(), `${race}: ${moment}`).toContain(`heading: 'Desk ${race}'`);
    expect(text(), `${race}: ${moment}`).toContain(`description: Editor ${race}\n`);
  }
});
