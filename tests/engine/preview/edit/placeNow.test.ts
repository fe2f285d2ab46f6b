import { describe, expect, test } from "vitest";
import { placeNow, textsOf } from "../../../../renderer/desk/protocol/placeNow";
import { editedSite, PAGE } from "./editedSite";

const hero = { type: "hero", heading: "Washed and dried", lead: "A bath with one tub and two towels." };
const story = { type: "story", heading: "Since 1994", text: "It started in the family, with one table." };
const notes = { type: "story", heading: "What we do not do", text: "We do not cut in a hurry." };
const page = (...blocks: object[]) => textsOf({ title: "About", blocks });
const HEADING = "/blocks/1/heading";

describe("the place of a text after a change", () => {
  const before = page(hero, story, notes);
  const changed = { ...story, heading: "Saved by the editor" };

  test.each([
    ["a block was added above", page(hero, { ...notes, heading: "New", text: "Another." }, changed, notes), 2],
    ["its block was moved to the end", page(hero, notes, changed), 2],
    ["its block was moved to the start", page(changed, hero, notes), 0],
    ["the block above was removed", page(changed, notes), 0],
    ["all its texts were rewritten in place", page(hero, { type: "story", heading: "X", text: "Y" }, notes), 1],
    ["its block was removed", page(hero, notes), undefined],
    ["its block was copied", page(hero, story, story, notes), undefined],
    ["another kind of block is there", page(hero, { ...story, type: "hero" }, notes), undefined],
    ["nothing was changed", before, 1],
  ])("is found again by what it is: %s", (_, after, index) => {
    expect(placeNow(HEADING, before, after)).toBe(index === undefined ? undefined : `/blocks/${index}/heading`);
  });

  test("of two equal blocks, the second stays the second", () => {
    expect(placeNow("/blocks/1/heading", page(story, story), page(hero, story, story))).toBe("/blocks/2/heading");
    expect(placeNow("/blocks/1/heading", page(story, story), page(hero, story))).toBeUndefined();
  });

  test("is found in an entry of a list inside a block, and outside of all lists", () => {
    const list = (...items: string[]) =>
      page(hero, { ...story, points: items.map((name) => ({ name, note: `${name}!` })) });
    const after = list("Cats", "Dogs and puppies", "Birds");
    expect(placeNow("/blocks/1/points/0/note", list("Dogs and puppies", "Birds"), after)).toBe(
      "/blocks/1/points/1/note",
    );
    expect(placeNow("/title", before, page())).toBe("/title");
  });
});

describe("a change that is kept although an editor has saved the same lines", () => {
  const set = (value: string) => [{ do: "set", pointer: "/blocks/0/heading", value } as const];
  const SECOND = PAGE.slice(PAGE.indexOf("  - type: textSection"));
  const FIRST = PAGE.slice(PAGE.indexOf("  # the first"), PAGE.indexOf("  - type: textSection"));
  const theirs = FIRST.replace("'Old heading'", "Theirs");

  /** Types a heading while an editor saves this text, and keeps it. */
  const keep = async (text: string) => {
    const { site, editor, edit, text: now } = editedSite();
    site.write("about.yaml", text);
    const conflict = await edit(set("Mine"), PAGE);
    if (conflict.result !== "conflict") throw new Error(`There is no choice: ${JSON.stringify(conflict)}`);
    const { file, base, hash } = conflict;
    return { result: await editor.edit({ file, base, over: hash, steps: set("Mine") }), now: now() };
  };

  test("is made where the text is now", async () => {
    const added = "  - type: hero\n    heading: Added\n    lead: By the editor.\n";
    for (const blocks of [theirs, added + theirs + SECOND, `${SECOND}${theirs}`]) {
      const text = PAGE.slice(0, PAGE.indexOf("  # the first")) + blocks;
      const { result, now } = await keep(text);
      expect(result).toMatchObject({ result: "saved" });
      expect(now).toBe(text.replace("Theirs", "Mine"));
    }
  });

  test("is refused with a sentence if the text is no longer there, and nothing is written", async () => {
    const text = PAGE.replace(
      FIRST,
      "  - type: hero\n    heading: Another\n    lead: Of the editor.\n  - type: hero\n    heading: One more\n",
    );
    const { result, now } = await keep(text);
    expect(result).toMatchObject({ result: "refused", words: expect.stringContaining("is no longer in") });
    expect(now).toBe(text);
  });
});
