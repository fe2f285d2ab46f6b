import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeChanges } from "../../../renderer/authoring/writeChanges";
import { landingSite } from "./landingSite";

test("files are added, changed and removed together", () => {
  const pages = landingSite();
  writeChanges(pages, [
    { file: "pages-data/new.yaml", after: "title: New\n" },
    { file: "pages-data/about.yaml", before: pages.read("about.yaml"), after: "title: About\n" },
    { file: "pages-data/contact.yaml", before: pages.read("contact.yaml") },
  ]);
  const { "contact.yaml": gone, ...after } = pages.all();
  expect(gone).toBeUndefined();
  expect([after["new.yaml"], after["about.yaml"]]).toEqual(["title: New\n", "title: About\n"]);
  expect(Object.keys(after).filter((file) => file.startsWith("."))).toEqual([]);
});

test.each([
  [
    "a file that somebody saved meanwhile",
    { file: "pages-data/about.yaml", before: "title: Older\n", after: "title: x\n" },
  ],
  ["a new file whose name is taken", { file: "pages-data/about.yaml", after: "title: x\n" }],
  ["a folder that is not there", { file: "elsewhere/about.yaml", after: "title: x\n" }],
])("%s stops all of them, before the first is written", (_, bad) => {
  const pages = landingSite();
  const before = pages.all();
  const good = { file: "pages-data/contact.yaml", before: pages.read("contact.yaml"), after: "title: Contact\n" };
  expect(() => writeChanges(pages, [good, bad])).toThrow(/nothing was written|Nothing was changed/);
  expect(pages.all()).toEqual(before);
});

test("a failure halfway restores the written files", () => {
  const pages = landingSite();
  const before = pages.all();
  const changes = [
    { file: "pages-data/about.yaml", before: pages.read("about.yaml"), after: "title: About\n" },
    { file: "pages-data/new.yaml", after: "title: New\n" },
    {
      file: "pages-data/late.yaml",
      // The place of the second file becomes a folder after it was found free: only the rename notices.
      get after() {
        mkdirSync(path.join(pages.cwd, "pages-data/new.yaml/inside"), { recursive: true });
        return "title: Late\n";
      },
    },
  ];
  expect(() => writeChanges(pages, changes)).toThrow("Nothing was changed");
  expect(pages.all()).toEqual(before);
});

test("a byte order mark stays", () => {
  const pages = landingSite();
  pages.write("about.yaml", "\uFEFFtitle: About\n");
  writeChanges(pages, [{ file: "pages-data/about.yaml", before: "title: About\n", after: "title: New\n" }]);
  expect(pages.read("about.yaml")).toBe("\uFEFFtitle: New\n");
});
