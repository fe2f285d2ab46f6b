import { describe, expect, test } from "vitest";
import type { Problem } from "../../../../renderer/base/problem";
import { PAGE } from "../edit/editedSite";
import { typedDesk } from "./typedDesk";

const [TITLE, FIRST, SECOND] = ["/title", "/blocks/0/heading", "/blocks/1/heading"];
const PROBLEM: Problem = {
  ...{ file: "pages-data/about.yaml", line: 6, column: 5, endLine: 6, endColumn: 6, severity: "error" },
  ...{ rule: "facts/unknown", pointer: FIRST, message: "Nobody knows this." },
};
const tryTexts = async (texts: Map<string, string | undefined>) =>
  [...texts.values()].some((text) => text?.includes("wrong")) ? [PROBLEM] : [];

describe("words that are left", () => {
  test("are saved when another text is opened", async () => {
    const desk = typedDesk(PAGE);
    desk.open(FIRST);
    desk.type("Typed");
    desk.open(SECOND);
    await desk.show();
    expect(desk.text()).toContain("heading: 'Typed'");
    expect(desk.waiting()).toEqual({});
    expect(desk.edits.open?.text.pointer).toBe(SECOND);
  });

  test("stay with their text if they are refused, over a reload and a restart, until they are right", async () => {
    const desk = typedDesk(PAGE, { tryTexts });
    desk.open(FIRST);
    desk.type("wrong words");
    desk.open(SECOND);
    await desk.show();
    expect(desk.edits.typed.kept[0]).toMatchObject({ pointer: FIRST, value: "wrong words", why: "Nobody knows this." });
    desk.reload();
    await desk.show();
    await desk.restart();
    desk.site.change("about.yaml", "  # the first\n", "  - type: hero\n    heading: Above\n  # the first\n");
    await desk.show();
    expect(desk.waiting()).toEqual({ "/blocks/1/heading": "wrong words" });
    desk.open("/blocks/1/heading");
    expect(desk.edits.open?.value).toBe("wrong words");
    desk.type("right words");
    expect(await desk.edits.save()).toBe(true);
    expect(desk.text()).toContain("# the first\n  - type: hero\n    heading: 'right words'");
    expect(desk.waiting()).toEqual({});
  });

  test("are discarded by Escape, and brought back", () => {
    const desk = typedDesk(PAGE);
    desk.open(FIRST);
    desk.type("Typed");
    desk.edits.cancel();
    expect(desk.edits.typed.kept).toEqual([]);
    desk.edits.bringBack();
    expect(desk.edits.open?.value).toBe("Typed");
    expect(desk.edits.typed.kept).toMatchObject([{ pointer: FIRST, value: "Typed" }]);
  });

  test("ask which version to keep if an editor has changed their text while the desk was closed", async () => {
    const desk = typedDesk(PAGE, { tryTexts });
    desk.open(FIRST);
    desk.type("wrong words");
    desk.edits.leave();
    await desk.show();
    await desk.restart();
    desk.site.change("about.yaml", "Old heading", "Theirs");
    await desk.show();
    desk.open(FIRST);
    desk.type("My words");
    expect(await desk.edits.save(), "a person chooses").toBe(false);
    expect(desk.text()).toContain("Theirs");
    expect(await desk.edits.settle("ours")).toBe(true);
    expect(desk.text()).toContain("'My words'");
  });
});

test("words over which the version of an editor was kept are brought back", async () => {
  const desk = typedDesk(PAGE);
  desk.open(FIRST);
  desk.type("Mine");
  desk.site.change("about.yaml", "Old heading", "Theirs");
  expect(await desk.edits.save(), "a person chooses").toBe(false);
  expect(await desk.edits.settle("theirs")).toBe(true);
  expect(desk.text()).toContain("Theirs");
  expect(desk.edits.typed.kept).toEqual([]);
  await desk.show();
  desk.edits.bringBack();
  expect(desk.edits.open?.value).toBe("Mine");
});

describe("a result that comes when another text is open", () => {
  test("leaves that text open with the typed words", async () => {
    const desk = typedDesk(PAGE);
    const release = desk.hold();
    desk.open(FIRST);
    desk.type("Typed");
    const saving = desk.edits.save();
    desk.open(SECOND);
    desk.type("Second and many more");
    release();
    expect(await saving).toBe(true);
    expect(desk.edits.open).toMatchObject({ text: { pointer: SECOND }, value: "Second and many more" });
    desk.type("Second and many more words");
    expect(await desk.edits.save()).toBe(true);
    expect(desk.text()).toBe(PAGE.replace("Old heading", "Typed").replace("Second", "Second and many more words"));
  });

  test.each([
    ["a refusal", "wrong words", PAGE, { why: "Nobody knows this." }],
    ["a choice", "Mine", PAGE.replace("Old heading", "Theirs"), { conflict: { pointer: FIRST } }],
  ])("belongs to the text that was sent: %s", async (_, value, saved, kept) => {
    const desk = typedDesk(PAGE, { tryTexts });
    const release = desk.hold();
    desk.open(FIRST);
    desk.type(value);
    desk.site.write("about.yaml", saved);
    const saving = desk.edits.save();
    desk.open(SECOND);
    desk.type("Second words");
    release();
    await saving;
    expect(desk.edits.textAt({ file: "about.yaml", pointer: FIRST })).toMatchObject({ value, ...kept });
    const second = desk.edits.textAt({ file: "about.yaml", pointer: SECOND });
    expect([second?.why, second?.conflict]).toEqual([undefined, undefined]);
    expect(desk.edits.open?.value).toBe("Second words");
    expect(await desk.edits.save()).toBe(true);
    expect(desk.text()).toBe(saved.replace("Second", "Second words"));
  });

  test("keeps the words of the same text that is open again, even if they are refused then", async () => {
    const desk = typedDesk(PAGE, { tryTexts });
    const release = desk.hold();
    desk.open(FIRST);
    desk.type("Typed");
    desk.edits.leave();
    desk.open(FIRST);
    release();
    await desk.edits.queue.idle();
    expect(desk.edits.open?.value).toBe("Typed");
    desk.type("Typed wrong");
    expect(desk.edits.typed.kept).toMatchObject([{ pointer: FIRST, value: "Typed wrong" }]);
    desk.edits.leave();
    await desk.show();
    expect(desk.edits.typed.kept).toMatchObject([{ value: "Typed wrong", why: "Nobody knows this." }]);
  });

  test("keeps other words of the same text that were left meanwhile, if they are refused then", async () => {
    const desk = typedDesk(PAGE, { tryTexts });
    const release = desk.hold();
    desk.open(FIRST);
    desk.type("Typed");
    desk.edits.leave();
    desk.open(FIRST);
    desk.type("Typed wrong");
    desk.edits.leave();
    release();
    await desk.show();
    expect(desk.text()).toContain("'Typed'");
    expect(desk.edits.typed.kept).toMatchObject([{ value: "Typed wrong", why: "Nobody knows this." }]);
  });

  test("keeps words typed into the same text after Enter", async () => {
    const desk = typedDesk(PAGE);
    const release = desk.hold();
    desk.open(FIRST);
    desk.type("One");
    const saving = desk.edits.save();
    desk.type("One and two");
    release();
    await saving;
    expect(desk.edits.open?.value).toBe("One and two");
    expect(await desk.edits.save()).toBe(true);
    expect(desk.text()).toContain("'One and two'");
    expect(desk.edits.open).toBeUndefined();
  });
});

test("a file that is back at older bytes is changed without a choice", async () => {
  const desk = typedDesk(PAGE);
  for (const value of ["One", "Two", "Three"]) {
    desk.open(TITLE);
    desk.type(value);
    expect(await desk.edits.save(), value).toBe(true);
    expect(desk.text()).toBe(PAGE.replace("About us", value));
    desk.site.write("about.yaml", PAGE);
    await desk.show();
  }
});
