import { describe, expect, test } from "vitest";
import { duplicateItem, insertItem, moveItem, removeItem } from "../../../../renderer/authoring/yaml/editList";
import { addProperty, removeProperty } from "../../../../renderer/authoring/yaml/editProperty";

const PAGE = `title: x
blocks:
  # the first
  - type: hero # top
    heading: A
    # lead: none yet

  # the second
  # has two lines
  - type: faq
    items:
      - { q: a, a: b }
      - q: c
        a: |
          # no comment

          d
    # more: later

  - type: last
    text: >
      e
# the end
tail: 1
`;
const HERO = "  # the first\n  - type: hero # top\n    heading: A\n    # lead: none yet\n";
const FAQ = PAGE.slice(PAGE.indexOf("  # the second"), PAGE.indexOf("\n  - type: last"));
const LAST = "  - type: last\n    text: >\n      e\n";
const around = (...blocks: string[]) => `title: x\nblocks:\n${blocks.join("\n")}# the end\ntail: 1\n`;

describe("an item of a list", () => {
  test("moves with its comments; empty lines stay where they are", () => {
    expect(moveItem("p", PAGE, "/blocks/0", 1)).toBe(around(FAQ, HERO, LAST));
    expect(moveItem("p", PAGE, "/blocks/2", 0)).toBe(around(LAST, HERO, FAQ));
    expect(moveItem("p", moveItem("p", PAGE, "/blocks/0", 2), "/blocks/2", 0)).toBe(PAGE);
    expect(moveItem("p", PAGE.replaceAll("\n", "\r\n"), "/blocks/0", 1)).toBe(
      around(FAQ, HERO, LAST).replaceAll("\n", "\r\n"),
    );
  });

  test("is copied below itself and removed again", () => {
    const twice = duplicateItem("p", PAGE, "/blocks/1");
    expect(twice).toBe(around(HERO, FAQ, FAQ, LAST));
    expect(removeItem("p", twice, "/blocks/2")).toBe(PAGE);
    expect(removeItem("p", twice, "/blocks/1")).toBe(PAGE);
    expect(removeItem("p", PAGE, "/blocks/2")).toBe(`title: x\nblocks:\n${HERO}\n${FAQ}# the end\ntail: 1\n`);
    expect(removeItem("p", PAGE, "/blocks/1/items/0")).toBe(PAGE.replace("      - { q: a, a: b }\n", ""));
  });

  test("is inserted anywhere, as it would be written by hand", () => {
    const note = { type: "note", heading: "Now: 5", lines: ["a", "b"], text: "One\nTwo\n" };
    const written =
      '  - type: note\n    heading: "Now: 5"\n    lines:\n      - a\n      - b\n    text: |\n      One\n      Two\n';
    expect(insertItem("p", PAGE, "/blocks", 0, note)).toBe(around(written, HERO, FAQ, LAST));
    expect(insertItem("p", PAGE, "/blocks", 2, note)).toBe(around(HERO, FAQ, written, LAST));
    expect(insertItem("p", PAGE, "/blocks", 3, note)).toBe(around(HERO, FAQ, LAST, written));
    expect(removeItem("p", insertItem("p", PAGE, "/blocks", 2, note), "/blocks/2")).toBe(PAGE);
  });

  test("keeps the lines of a file that does not end with one", () => {
    expect(moveItem("p", "a:\n- x # one\n- y", "/a/1", 0)).toBe("a:\n- y\n- x # one");
    expect(insertItem("p", "a:\n- x\n- y", "/a", 2, "z: z")).toBe('a:\n- x\n- y\n- "z: z"');
    expect(removeItem("p", "a:\n- x\n- y", "/a/1")).toBe("a:\n- x");
  });

  test("between brackets", () => {
    const list = "a: [ one,  { b: c }, three ] # why\n";
    expect(moveItem("p", list, "/a/0", 2)).toBe("a: [ { b: c },  three, one ] # why\n");
    expect(removeItem("p", list, "/a/1")).toBe("a: [ one,  three ] # why\n");
    expect(duplicateItem("p", list, "/a/2")).toBe("a: [ one,  { b: c }, three, three ] # why\n");
    expect(insertItem("p", list, "/a", 1, "x, y")).toBe('a: [ one,  "x, y",  { b: c }, three ] # why\n');
  });

  test("is added to an empty list as the first one, and removed as the last one", () => {
    expect(insertItem("p", "a: []\nb: 1\n", "/a", 0, "x")).toBe("a: [x]\nb: 1\n");
    expect(insertItem("p", "l:\n  - a: [] # none\n", "/l/0/a", 0, { b: 1 })).toBe("l:\n  - a:\n      - b: 1 # none\n");
    expect(removeItem("p", "a:\n  - x\nb: 1\n", "/a/0")).toBe("a: []\nb: 1\n");
    expect(removeItem("p", "a: [x]\n", "/a/0")).toBe("a: []\n");
  });

  test("is refused in words where it cannot be done safely", () => {
    expect(() => moveItem("p", "a:\n  - - x\n    - y\n", "/a/0/0", 1)).toThrow(/same line as its parent/);
    expect(() => moveItem("p", PAGE, "/blocks/0", 3)).toThrow("no place 4 in this list of 3");
    expect(() => moveItem("p", PAGE, "/blocks/7", 0)).toThrow("nothing at /blocks/7");
    expect(() => insertItem("p", PAGE, "/title", 0, 1)).toThrow("no list at /title");
    expect(() => removeItem("p", "a: &l\n  - x\n  - y\nb: *l\n", "/a/0")).toThrow(/by the anchor "l"/);
  });
});

describe("a property", () => {
  test("is added where its order says, as it would be written by hand", () => {
    const order = ["type", "id", "heading", "lead"];
    expect(addProperty("p", PAGE, "/blocks/0/id", "top", order)).toBe(PAGE.replace("# top\n", "# top\n    id: top\n"));
    expect(addProperty("p", PAGE, "/blocks/0/lead", "a: b", order)).toBe(
      PAGE.replace("heading: A\n", 'heading: A\n    lead: "a: b"\n'),
    );
    expect(addProperty("p", PAGE, "/vars", { town: "Here" }, ["title", "vars"])).toBe(
      PAGE.replace("title: x\n", "title: x\nvars:\n  town: Here\n"),
    );
    expect(addProperty("p", PAGE, "/blocks/1/items/0/x", "c, d")).toBe(PAGE.replace("a: b }", 'a: b, x: "c, d" }'));
    expect(addProperty("p", PAGE, "/blocks/2/more", 1)).toBe(PAGE.replace("      e\n", "      e\n    more: 1\n"));
    expect(addProperty("p", "a: {}\n", "/a/b", 1)).toBe("a: { b: 1 }\n");
  });

  test("is removed with its comments", () => {
    const text = "a: 1\n# why b\n# is so\nb:\n  - c # d\ne: 2\n";
    expect(removeProperty("p", text, "/b")).toBe("a: 1\ne: 2\n");
    expect(removeProperty("p", text, "/a")).toBe(text.replace("a: 1\n", ""));
    expect(removeProperty("p", "l:\n  - a: 1\n    b: 2\n", "/l/0/a")).toBe("l:\n  - b: 2\n");
    expect(removeProperty("p", "l: { a: 1, b: 2, c: 3 }\n", "/l/c")).toBe("l: { a: 1, b: 2 }\n");
    expect(removeProperty("p", "l: { a: 1, b: 2, c: 3 }\n", "/l/a")).toBe("l: { b: 2, c: 3 }\n");
    expect(removeProperty("p", addProperty("p", PAGE, "/blocks/0/id", "x"), "/blocks/0/id")).toBe(PAGE);
  });

  test("is refused in words where it cannot be done", () => {
    expect(() => addProperty("p", PAGE, "/title", "y")).toThrow('already has a "title" there');
    expect(() => addProperty("p", PAGE, "/title/a", "y")).toThrow("no group at /title");
    expect(() => removeProperty("p", "a: { b: 1 }\n", "/a/b")).toThrow("remove the whole group");
    expect(() => removeProperty("p", PAGE, "/nothing")).toThrow("nothing at /nothing");
  });
});
