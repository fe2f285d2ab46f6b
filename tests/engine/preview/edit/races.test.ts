import { closeSync, ftruncateSync, openSync, renameSync, writeFileSync, writeSync } from "node:fs";
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

/** The moments of a save, from before the desk's change is sent until long after it is answered. */
const MOMENTS = [
  "before",
  "while it is checked",
  "emptied while it is checked",
  "after",
  "into the replaced file",
] as const;

test(`${COUNT * MOMENTS.length} saves of an editor around as many changes of the desk: nothing is lost`, async () => {
  let atCheck: (() => void) | undefined;
  const { site, editor, text, set } = editedSite({
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
    const opened = openSync(file, "r+");
    if (moment === "before") save(file, theirs);
    if (moment === "while it is checked") atCheck = () => save(file, theirs);
    if (moment === "emptied while it is checked") {
      atCheck = () => {
        writeFileSync(file, "");
        setImmediate(() => writeFileSync(file, theirs));
      };
    }
    expect(await set("/blocks/0/heading", `Desk ${race}`, shown), moment).toHaveProperty("result", "saved");
    if (moment === "after") save(file, theirs);
    if (moment === "into the replaced file") {
      ftruncateSync(opened);
      writeSync(opened, theirs, 0);
    }
    closeSync(opened);
    await editor.lookForLateSaves();
    expect(text(), `${race}: ${moment}`).toContain(`heading: 'Desk ${race}'`);
    expect(text(), `${race}: ${moment}`).toContain(`description: Editor ${race}\n`);
  }
});

test("a save that takes the change back on purpose, and one of the same line, stay as they are", async () => {
  const { site, editor, text, set } = editedSite();
  const before = text();
  await set("/title", "Desk");
  site.write("about.yaml", before);
  await editor.lookForLateSaves();
  expect(text()).toBe(before);
  await set("/title", "Desk again");
  site.write("about.yaml", before.replace("About us", "Editor"));
  await editor.lookForLateSaves();
  expect(text()).toContain("title: Editor ");
});

test("a change that was taken back in an editor does not come back with the next save there", async () => {
  const { site, editor, text, set } = editedSite();
  const before = text();
  await set("/title", "Desk");
  site.write("about.yaml", before);
  await editor.lookForLateSaves();
  const theirs = before.replace("Who we are", "Who we were");
  site.write("about.yaml", theirs);
  await editor.lookForLateSaves();
  expect(text()).toBe(theirs);
});
