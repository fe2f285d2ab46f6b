import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../../../renderer/base/problem";
import { editedSite, PAGE } from "./editedSite";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const PROBLEM: Problem = {
  ...{ file: "pages-data/about.yaml", line: 6, column: 5, endLine: 6, endColumn: 6, severity: "error" },
  ...{ rule: "schema/empty", pointer: "/blocks/0/heading", message: "The heading is empty." },
};

describe("a change", () => {
  test("is written and shown, and the response has the hash of the text", async () => {
    const { set, text, written, editor } = editedSite();
    const result = await set("/blocks/0/heading", "It's new");
    expect(text()).toBe(PAGE.replace("'Old heading'", "'It''s new'"));
    expect(result).toMatchObject({ result: "saved", merged: false, hash: editor.show(text()) });
    expect(written).toEqual(["about.yaml"]);
  });

  test("of several steps is made in order, all or none", async () => {
    const { edit, text } = editedSite();
    await edit([
      { do: "move", pointer: "/blocks/1", to: 0 },
      { do: "set", pointer: "/blocks/0/heading", value: "First now" },
      { do: "add", pointer: "/blocks/0/id", value: "top" },
      { do: "duplicate", pointer: "/blocks/0" },
    ]);
    expect(text().match(/First now/g)).toHaveLength(2);
    expect(text().match(/id: top/g)).toHaveLength(1);
    const before = text();
    const result = await edit([
      { do: "set", pointer: "/title", value: "No" },
      { do: "remove", pointer: "/blocks/9" },
    ]);
    expect(result).toMatchObject({ result: "refused", words: "pages-data/about.yaml has nothing at /blocks/9." });
    expect(text()).toBe(before);
  });

  test("of an optional text adds it where the schema has it", async () => {
    const { set, text } = editedSite();
    await set("/blocks/1/lead", "In short");
    expect(text()).toBe(PAGE.replace("heading: Second\n", "heading: Second\n    lead: In short\n"));
  });

  test("of a text in lines keeps how it ends, and nothing changes when nothing was typed", async () => {
    const { set, text, written } = editedSite();
    await set("/blocks/1/text", "First paragraph.\n\nSecond one.");
    expect(text()).toBe(PAGE.replace("Second paragraph.", "Second one."));
    await set("/blocks/0/lead", "One line and another.");
    await set("/blocks/1/text", "First paragraph.\n\nSecond one.");
    expect(written).toHaveLength(1);
  });

  test("that would make an error is refused with the finding, and the file stays", async () => {
    const { set, text, editor } = editedSite({ tryTexts: async () => [PROBLEM] });
    const result = await set("/blocks/0/heading", "");
    expect(result).toMatchObject({ result: "refused", words: "The heading is empty." });
    expect(result).toHaveProperty("problems.0.pointer", "/blocks/0/heading");
    expect(text()).toBe(PAGE);
    expect(editor.history).toEqual({});
  });

  test("asks about a figure that nobody knows, but not of a copy or of a block's example", async () => {
    const { set, edit, text } = editedSite({ tryTexts: async () => [{ ...PROBLEM, figure: "$5" }] });
    expect(await set("/title", "From $5")).toMatchObject({ result: "refused", problems: [{ figure: "$5" }] });
    expect(text()).toBe(PAGE);
    const block = { type: "textSection", heading: "Third", text: "From $5" };
    for (const step of [
      { do: "duplicate", pointer: "/blocks/1" } as const,
      { do: "insert", pointer: "/blocks", index: 2, value: block } as const,
    ]) {
      expect(await edit([step])).toHaveProperty("result", "saved");
    }
  });

  test("keeps a byte order mark, line ends and the mode of the file", async () => {
    const { set, site, text } = editedSite();
    site.write("about.yaml", `\uFEFF${PAGE.replaceAll("\n", "\r\n")}`);
    await set("/title", "New", text().slice(1));
    expect(text()).toBe(`\uFEFF${PAGE.replaceAll("\n", "\r\n")}`.replace("About us", "New"));
  });

  test("is possible in a file that has a U+FEFF in a text, however it is written", async () => {
    for (const heading of ["\uFEFFNew", "'\uFEFFNew'", '"\uFEFFNew"']) {
      const { set, site, text, editor } = editedSite();
      const typed = PAGE.replace("'Old heading'", heading);
      site.write("about.yaml", typed);
      expect(await set("/title", "Title")).toHaveProperty("result", "saved");
      expect(await set("/blocks/1/heading", "\uFEFFSecond")).toHaveProperty("result", "saved");
      expect(await editor.undo()).toHaveProperty("result", "saved");
      expect(await editor.undo()).toHaveProperty("result", "saved");
      expect(text()).toBe(typed);
      site.write("about.yaml", `\uFEFF${typed}`);
      expect(await set("/title", "Title", typed)).toHaveProperty("result", "saved");
      expect(text()).toBe(`\uFEFF${typed.replace("About us", "Title")}`);
    }
  });

  test("of anything but a page file is refused", async () => {
    const { editor, site } = editedSite();
    symlinkSync(path.join(site.pages, "about.yaml"), path.join(site.pages, "link.yaml"));
    const names = [
      "../package.json",
      "link.yaml",
      "nothing.yaml",
      "images/bath.svg",
      ".check-baseline.yaml",
      "about.yaml/",
      "./about.yaml",
      "..\\about.yaml",
      "",
      "words.txt",
      path.join(site.pages, "about.yaml"),
      "about.yaml\0",
    ];
    for (const file of names) {
      const result = await editor.edit({
        file,
        base: editor.show(PAGE),
        steps: [{ do: "set", pointer: "/title", value: "x" }],
      });
      expect(result, file).toMatchObject({ result: "refused", words: `There is no page file ${file}.` });
    }
  });
});

describe("a file that was saved in an editor meanwhile", () => {
  test("keeps both changes if they are in different lines", async () => {
    const { set, site, text } = editedSite();
    site.change("about.yaml", "description: Who we are.", "description: Who we really are.");
    const result = await set("/title", "New", PAGE);
    expect(result).toMatchObject({ result: "saved", merged: true });
    expect(text()).toBe(PAGE.replace("About us", "New").replace("we are", "we really are"));
  });

  test("lets a person choose if they are in the same lines", async () => {
    const { set, site, text, editor } = editedSite();
    site.change("about.yaml", "About us", "About them");
    const result = await set("/title", "New", PAGE);
    expect(result).toMatchObject({
      result: "conflict",
      ours: "title: New   # on every result\n",
      theirs: "title: About them   # on every result\n",
    });
    expect(text()).toContain("About them");
    const again = { file: "about.yaml", base: (result as { hash: string }).hash };
    await editor.edit({ ...again, steps: [{ do: "set", pointer: "/title", value: "New" }] });
    expect(text()).toBe(PAGE.replace("About us", "New"));
  });

  test("is not changed from a text that is no longer known", async () => {
    const { editor, text } = editedSite();
    const steps = [{ do: "set", pointer: "/title", value: "x" } as const];
    expect(await editor.edit({ file: "about.yaml", base: "0".repeat(64), steps })).toHaveProperty("result", "refused");
    expect(await editor.edit({ file: "about.yaml", base: sha256(text()), steps })).toHaveProperty("result", "saved");
  });
});

describe("undo and redo", () => {
  test("lead back to the same bytes and forth again, over a restart", async () => {
    const { set, edit, text, editor, open } = editedSite();
    const texts = [text()];
    await set("/blocks/0/lead", "Quite another text, in one line.");
    texts.push(text());
    await edit([{ do: "move", pointer: "/blocks/0", to: 1 }]);
    texts.push(text());
    await edit([{ do: "remove", pointer: "/blocks/1" }]);
    texts.push(text());
    expect(editor.history).toEqual({ undo: "about.yaml: block 2 removed" });
    await editor.undo();
    await editor.close();
    const restarted = open();
    expect(restarted.history).toEqual({
      undo: "about.yaml: block 1 moved",
      redo: "about.yaml: block 2 removed",
    });
    await restarted.undo();
    await restarted.undo();
    expect(sha256(text())).toBe(sha256(PAGE));
    expect(await restarted.undo()).toMatchObject({ result: "refused", words: "There is nothing to undo." });
    for (const wanted of texts.slice(1)) {
      expect(await restarted.redo()).toHaveProperty("result", "saved");
      expect(sha256(text())).toBe(sha256(wanted));
    }
    await restarted.close();
  });

  test("keep what an editor changed elsewhere, and are refused in words where it changed the same", async () => {
    const { set, site, text, editor } = editedSite();
    await set("/title", "New");
    site.change("about.yaml", "Who we are.", "Who we were.");
    await editor.undo();
    expect(text()).toBe(PAGE.replace("Who we are.", "Who we were."));
    await editor.redo();
    site.change("about.yaml", "title: New", "title: Newer");
    const before = text();
    expect(await editor.undo()).toMatchObject({
      result: "refused",
      words:
        'pages-data/about.yaml has changed in the same lines since then, so "about.yaml: title changed" cannot be taken back. Change it by hand.',
    });
    expect(text()).toBe(before);
  });

  test("start again where the list on disk is damaged", async () => {
    const { set, site, open } = editedSite();
    await set("/title", "New");
    site.write("../journal/list.json", '{"entries":[{"file":"../x"}],"done":7}');
    expect(open().history).toEqual({});
  });

  test("a new change after undo replaces what could be redone", async () => {
    const { set, text, editor } = editedSite();
    await set("/title", "One");
    await editor.undo();
    await set("/title", "Two");
    expect(editor.history).toEqual({ undo: "about.yaml: title changed" });
    await editor.undo();
    expect(text()).toBe(PAGE);
  });
});
