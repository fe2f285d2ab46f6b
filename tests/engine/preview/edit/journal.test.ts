import { mkdirSync, mkdtempSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { hashOf } from "../../../../renderer/base/files/files.mjs";
import { Journal } from "../../../../renderer/desk/server/edit/journal";

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), "journal-"));
const change = (after: string) => ({ words: "Title", files: [{ file: "about.yaml", before: "Old", after }] });

const inTheWay: [string, (folder: string) => void][] = [
  ["a file in the place of its folder", (folder) => writeFileSync(folder, "no folder")],
  ["a link to nothing in the place of its folder", (folder) => symlinkSync("not-there", folder)],
  [
    "a folder in the place of its list",
    (folder) => mkdirSync(path.join(folder, "list.json/more"), { recursive: true }),
  ],
  [
    "a folder in the place of its new list",
    (folder) => mkdirSync(path.join(folder, "list.json.new"), { recursive: true }),
  ],
  ["a folder that is nothing of it", (folder) => mkdirSync(path.join(folder, "more/still"), { recursive: true })],
];

test.each(inTheWay)("a history starts again if there is %s, and keeps what is done from then on", (_, putInTheWay) => {
  const folder = path.join(temporaryFolder(), "desk/history");
  mkdirSync(path.dirname(folder));
  putInTheWay(folder);
  const journal = new Journal(folder);
  expect(journal.next).toEqual({});
  journal.add(change("New"));
  expect(journal.next).toEqual({ undo: change("New") });
  expect(new Journal(folder).next).toEqual({ undo: change("New") });
});

test("a history in a place that a link leads to stays there", () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "elsewhere"));
  symlinkSync("elsewhere", path.join(folder, "history"));
  new Journal(path.join(folder, "history")).add(change("New"));
  expect(new Journal(path.join(folder, "elsewhere")).next).toEqual({ undo: change("New") });
  unlinkSync(path.join(folder, "history"));
  expect(new Journal(path.join(folder, "elsewhere")).next).toEqual({ undo: change("New") });
});

test("a change after an undo drops what could be redone, and a damaged text is never brought back", () => {
  const folder = temporaryFolder();
  const journal = new Journal(folder);
  for (const words of ["First", "Second"]) journal.add(change(words));
  journal.step(-1);
  expect(journal.next).toEqual({ undo: change("First"), redo: change("Second") });
  journal.add(change("Third"));
  expect(journal.next).toEqual({ undo: change("Third") });
  journal.step(-1);
  expect(journal.next).toEqual({ undo: change("First"), redo: change("Third") });
  writeFileSync(path.join(folder, hashOf("First")), "Firs");
  expect(new Journal(folder).next).toEqual({ redo: change("Third") });
});
