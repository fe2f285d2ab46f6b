import { expect, test } from "vitest";
import { fixPages } from "../../../renderer/authoring/fixPages";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { brief, checkFiles, contentFile, contentFolder, page } from "./folder";

const conflict = (mine: string, theirs: string) => `<<<<<<< HEAD\n${mine}\n=======\n${theirs}\n>>>>>>> theirs\n`;

test("a merge conflict is one problem, whatever is between its markers", async () => {
  const text = page("Trims").replace("    heading: Trims\n", conflict("    heading: @Trims", "\theading: Trims:"));
  expect(brief((await checkFiles({ "a.yaml": text })).problems)).toEqual(["pages/a.yaml:5:1 yaml/merge-conflict"]);
});

test("a merge conflict in site.yaml is one problem", async () => {
  const site = contentFile("site.yaml").replace(
    "  street: 12 Maple Street\n",
    conflict("  street: 12 Maple Street", "  street: 14 Maple Street"),
  );
  expect(brief((await checkFiles({ "site.yaml": site })).problems)).toEqual([
    expect.stringMatching(/^pages\/site\.yaml:\d+:1 yaml\/merge-conflict$/),
  ]);
});

test("a file with Windows line breaks has its conflict too", async () => {
  const text = conflict("title: Trims", "title: Grooms").replaceAll("\n", "\r\n");
  expect(brief((await checkFiles({ "a.yaml": text })).problems)).toEqual(["pages/a.yaml:1:1 yaml/merge-conflict"]);
});

test("a file with a merge conflict is not changed by npm run fix", async () => {
  const text = page("Trims").replace("    heading: Trims\n", conflict("    haeding: Trims", "    lead: @Trims"));
  const cwd = contentFolder({ "a.yaml": text });
  const folder = { dir: "pages", publicDir: "public", cwd };
  const { fixes, left } = await fixPages(folder, await checkFolder(folder));
  expect(fixes).toEqual([]);
  expect(brief(left)).toEqual(["pages/a.yaml:5:1 yaml/merge-conflict"]);
});

test("an indented marker, or one in the list of words, is found too", async () => {
  const text = `${page("Trims")}    lead: |\n      <<<<<<< HEAD\n      Trims.\n`;
  expect(brief((await checkFiles({ "a.yaml": text })).problems)).toEqual(["pages/a.yaml:7:1 yaml/merge-conflict"]);
  const { problems } = await checkFiles({ "words.txt": conflict("trims", "grooms") });
  expect(brief(problems)).toEqual(["pages/words.txt:1:1 yaml/merge-conflict"]);
});

test("a line of equals signs inside a text is not a marker", async () => {
  const text = `${page("Trims")}    lead: |\n      =======\n`;
  expect((await checkFiles({ "a.yaml": text })).problems).toEqual([]);
});
