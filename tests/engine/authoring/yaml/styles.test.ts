import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { YamlEdit } from "../../../../renderer/authoring/yamlEdit";

/** Every way to write a text: the lines of a file, with the text at /group/text; 🟦 marks where it starts and ends. */
const STYLES: Record<string, string> = {
  plain: "group:\n  text: 🟦old words here🟦\n  next: 1\n",
  "plain with a comment": "group:\n  text:   🟦old words here🟦   # why\n  next: 1\n",
  "plain in several lines": "group:\n  text: 🟦old words\n    here and there🟦\n  next: 1\n",
  "plain in a list": "group:\n  - 🟦old words here🟦\n  - next\n",
  "plain in a list of groups": "group:\n  - text: 🟦old words here🟦 # why\n    next: 1\n",
  "in single quotes": "group:\n  text: 🟦'it''s old: here'🟦 # why\n  next: 1\n",
  "in double quotes": 'group:\n  text: 🟦"old \\"words\\" \\u2013 here"🟦\n  next: 1\n',
  "in double quotes, several lines": 'group:\n  text: 🟦"old words\n\n    here"🟦\n  next: 1\n',
  "a |": "group:\n  text: 🟦|\n    old words\n    here\n🟦\n  next: 1\n",
  "a | above the next name": "group:\n  text: 🟦|\n    old words\n\n    here\n🟦  next: 1\n",
  "a | of one paragraph above the next name": "group:\n  text: 🟦|\n    old words here\n🟦  next: 1\n",
  "a |-": "group:\n  text: 🟦|-  # why\n    old words\n\n      - here\n🟦  next: 1\n",
  "a |+": "group:\n  text: 🟦|+\n    old words\n\n🟦  next: 1\n",
  "a >": "group:\n  text: 🟦>\n    old words that\n    go on\n\n    here\n🟦  # below\n  next: 1\n",
  "a >- in a list": "group:\n  - 🟦>-\n      old words\n      here\n🟦  - next\n",
  "in braces": "group: { text: 🟦old words here🟦, next: 1 } # why\n",
  "in quotes in braces": "group: { text: 🟦'old, words'🟦, next: 1 }\n",
  "in brackets": "group: [🟦old words here🟦, next]\n",
  "with a name of its own": "group:\n  text: &own 🟦old words here🟦\n  next: 1\n",
  "a number": "group:\n  text: 🟦1.50🟦\n  next: 1\n",
  nothing: "group:\n  text:🟦🟦\n  next: 1\n",
  "at the end of the file": "next: 1\ngroup:\n  text: 🟦old words here🟦",
  "a > at the end of the file": "next: 1\ngroup:\n  text: 🟦>\n    old words\n    here🟦",
};

const TEXTS: Record<string, string> = {
  "one word changed": "old WORDS here",
  "a colon": "Braids: all of them",
  "quotes of both kinds": `"Tina's" way`,
  "a comment sign": "We are # 1",
  "what looks like a number": "1994",
  "a name in braces": "From ${price.small} in ${town|url}",
  "a comma and brackets": "a, [b] {c}",
  "several lines": "One\nTwo\n\n- three\n- four: 4",
  "spaces around": "  in between  ",
  "nothing at all": "",
  "a sign in front": "- *a* & !b | > % @ `",
  "a word that YAML 1.1 takes for true": "yes",
  "a day": "2026-01-01",
  "a number with a line": "1_000",
  "a time": "12:30:45",
  "other alphabets": "Zöpfe 編み込み 🧶 \u2028 \\n",
};

const pointerIn = (text: string) =>
  /^\uFEFF?group: \[/m.test(text)
    ? "/group/0"
    : /^ {2}- text/m.test(text)
      ? "/group/0/text"
      : /^ {2}- /m.test(text)
        ? "/group/0"
        : "/group/text";
const dataOf = (text: string) => parseDocument(text).toJS() as Record<string, unknown>;

/** Sets the text in the style to a value: every byte around it stays, and it can be set back. */
function expectTaken(marked: string, value: string): void {
  const [before = "", , after = ""] = marked.split("🟦");
  const text = marked.replaceAll("🟦", "");
  const edit = new YamlEdit("page.yaml", text);
  const pointer = pointerIn(marked);
  const old = edit.value(pointer) ?? "";
  edit.set(pointer, value);
  const written = edit.finish();
  expect(written.startsWith(before)).toBe(true);
  expect(written.endsWith(after)).toBe(true);
  const again = new YamlEdit("page.yaml", written);
  expect(again.value(pointer)).toBe(value);
  const inOldYaml = parseDocument(written, { version: "1.1" }).getIn(
    pointer
      .split("/")
      .slice(1)
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );
  expect(inOldYaml).toBe(value);
  expect({ ...dataOf(written), group: 0 }).toEqual({ ...dataOf(text), group: 0 });
  expect(text.includes("\r\n") ? /(?<!\r)\n/.test(written) : written.includes("\r")).toBe(false);
  again.set(pointer, old as string);
  expect(new YamlEdit("page.yaml", again.finish()).value(pointer)).toBe(old);
}

describe.each(Object.entries(STYLES))("a text written as %s", (_, marked) => {
  test("takes every kind of text, and nothing else changes", () => {
    for (const value of Object.values(TEXTS)) expectTaken(marked, value);
  });

  test("takes words, paragraphs and lists before, between and after its own", () => {
    const edit = new YamlEdit("page.yaml", marked.replaceAll("🟦", ""));
    const old = edit.value(pointerIn(marked));
    if (typeof old !== "string" || /^\w+: \[|^\w+: \{/m.test(marked)) return;
    const ends = /\n*$/.exec(old)?.[0] ?? "";
    const words = old.slice(0, old.length - ends.length);
    for (const more of [
      " more",
      "\n\nAnother paragraph.",
      "\n\n- one\n- two: 2",
      "\n\n1. One\n\n   inside\n2. Two\n\nEnd.",
    ]) {
      expectTaken(marked, words + more + ends);
      expectTaken(marked, more.trimStart() + (more.includes("\n") ? "\n\n" : " ") + words + ends);
      expectTaken(marked, words.replace(" ", more) + ends);
    }
  });

  test("keeps a byte order mark and lines that end in \\r\\n", () => {
    for (const value of [TEXTS["one word changed"], TEXTS["several lines"]]) {
      expectTaken(`\uFEFF${marked.replaceAll("\n", "\r\n")}`, value as string);
    }
  });

  test("keeps the lines that it has when a paragraph is added below them, and is the same bytes without it", () => {
    const text = marked.replaceAll("🟦", "");
    const [before = "", source = ""] = marked.split("🟦");
    if (!/^[|>]/.test(source)) return;
    const pointer = pointerIn(marked);
    const there = new YamlEdit("page.yaml", text);
    const old = there.value(pointer) as string;
    there.set(
      pointer,
      old.replace(/\n*$/, (ends) => `\n\nAnother paragraph.${ends}`),
    );
    const written = there.finish();
    expect(written.startsWith(before + source.trimEnd())).toBe(true);
    const back = new YamlEdit("page.yaml", written);
    back.set(pointer, old);
    expect(back.finish()).toBe(text);
  });

  test("is the same bytes again when one changed word is changed back", () => {
    const text = marked.replaceAll("🟦", "");
    const pointer = pointerIn(marked);
    const old = new YamlEdit("page.yaml", text).value(pointer);
    if (typeof old !== "string") return;
    const there = new YamlEdit("page.yaml", text);
    there.set(pointer, old.replace("old", "newer"));
    const changed = there.finish();
    expect(changed).toBe(text.replace("old", "newer"));
    const back = new YamlEdit("page.yaml", changed);
    back.set(pointer, old);
    expect(back.finish()).toBe(text);
  });
});
