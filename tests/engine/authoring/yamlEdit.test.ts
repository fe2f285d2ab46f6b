import { expect, test } from "vitest";
import { YamlEdit } from "../../../renderer/authoring/yamlEdit";

const edited = (text: string, change: (edit: YamlEdit) => void) => {
  const edit = new YamlEdit("page.yaml", text);
  change(edit);
  return edit.finish();
};

test("a value changes, and every other byte stays", () => {
  const text = `# about\n\ntitle:   "Old"   # keep\nlist: [ a,  b ]\nblocks:\n    - type: hero\n      heading: >-\n        Two\n        lines\n      lead: x\n`;
  expect(edited(text, (edit) => edit.set("/title", 'A "new" one'))).toBe(text.replace('"Old"', '"A \\"new\\" one"'));
  expect(edited(text, (edit) => edit.set("/list/1", "c, d"))).toBe(text.replace("b ]", '"c, d" ]'));
  expect(edited(text, (edit) => edit.set("/blocks/0/heading", "One line"))).toBe(
    text.replace("Two\n        lines", "One line"),
  );
});

test.each([
  ["plain words", "plain words"],
  ["Braids: all of them", '"Braids: all of them"'],
  ["${style} in ${town}", "${style} in ${town}"],
  ["# 1 in town", '"# 1 in town"'],
  ["1994", '"1994"'],
  ["true", '"true"'],
  ["Tina's", "Tina's"],
])("%s is written as %s", (value, written) => {
  expect(edited("title: x\n", (edit) => edit.set("/title", value))).toBe(`title: ${written}\n`);
});

test("between brackets a name in ${} is put in quotes", () => {
  const text = "actions: [{ label: Call, to: tel:+15405550142 }]\n";
  expect(edited(text, (edit) => edit.set("/actions/0/to", "${business.phone|tel}"))).toBe(
    text.replace("tel:+15405550142", '"${business.phone|tel}"'),
  );
});

test("lines end as the file's lines do, and an empty value gets its space", () => {
  expect(edited("title: a\r\nlead:\r\nblocks: []\r\n", (edit) => edit.insert("draft", true))).toBe(
    "draft: true\r\ntitle: a\r\nlead:\r\nblocks: []\r\n",
  );
  expect(edited("title: a\r\nlead:\r\n", (edit) => edit.set("/lead", "b"))).toBe("title: a\r\nlead: b\r\n");
  expect(edited("title: a\r\n", (edit) => edit.addToList("redirectFrom", ["/b"], ["title"]))).toBe(
    "title: a\r\nredirectFrom: [/b]\r\n",
  );
});

test("a list grows in the style in which it is written", () => {
  const add = (edit: YamlEdit) => edit.addToList("redirectFrom", ["/b", "/c"], ["title"]);
  expect(edited("title: a\nredirectFrom: [/x]\n", add)).toBe("title: a\nredirectFrom: [/x, /b, /c]\n");
  expect(edited("title: a\nredirectFrom: []", add)).toBe("title: a\nredirectFrom: [/b, /c]");
  expect(edited("redirectFrom:\n  - /x # old\ntitle: a\n", add)).toBe(
    "redirectFrom:\n  - /x # old\n  - /b\n  - /c\ntitle: a\n",
  );
});

test("an entry is removed with its lines, or with its comma", () => {
  const block = "links:\n  - { to: /a }\n  - label: B # b\n    to: /b\n  # c is next\n  - { to: /c }\n";
  expect(edited(block, (edit) => edit.removeItem("/links/1"))).toBe(
    "links:\n  - { to: /a }\n  # c is next\n  - { to: /c }\n",
  );
  expect(edited("links: [a, b, c]\n", (edit) => edit.removeItem("/links/0"))).toBe("links: [b, c]\n");
  expect(edited("links: [a, b, c]\n", (edit) => edit.removeItem("/links/2"))).toBe("links: [a, b]\n");
});

test("what cannot be changed safely is refused", () => {
  const anchored = "a: &one x\nb: *one\n";
  expect(() => edited(anchored, (edit) => edit.set("/a", "y"))).toThrow(/by the anchor "one"/);
  expect(() => edited(anchored, (edit) => edit.set("/b", "y"))).toThrow(/by the anchor "one"/);
  expect(() => new YamlEdit("page.yaml", "title: a: b\n")).toThrow("page.yaml cannot be read as a page");
  expect(() => new YamlEdit("page.yaml", "- a\n")).toThrow("page.yaml cannot be read as a page");
});
