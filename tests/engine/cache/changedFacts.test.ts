// @module-tag slow
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseDocument, stringify, visit } from "yaml";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { findAll, resultsOf } from "../../../renderer/content/model/fileResults";
import { contentFile, contentFolder } from "../content/folder";

/** Values of every kind that a rule may find typed out on a page, and plain words. */
const VALUES = [
  "plain words of no kind",
  "open daily from noon to midnight",
  "Open daily 9 AM to 4 PM",
  "(503) 555-0199",
  "someone@other.example",
  "https://other.example/",
  "99 Oak Street",
  "$77",
  "30+ years",
  "${business.name} and ${facts.motto}",
];

/** A page with each of these typed out, and no fact; and one with names of facts. */
const TEXTS = {
  "typed.yaml": `Say plain words of no kind. ${VALUES.slice(1, -1).join(". ")}. The deposit is $77. We have 30+ years. {facts.motto} {motto}`,
  "filled.yaml":
    "Here is ${facts.motto}, and ${facts.longevity}, and ${facts.deposit}. Call ${business.phone}, at ${business.address}, ${business.hours}. ${facts.mottto} $${facts.deposit}",
};

const page = (name: string) =>
  stringify({
    title: `The Page ${name} of this Small Site`,
    description: `A page called ${name} that says what it says, in as many words as such a description has to have.`,
    blocks: [
      { type: "hero", heading: `Page ${name}` },
      { type: "textSection", heading: "Words", text: TEXTS[name as keyof typeof TEXTS] },
    ],
  });

test("whatever value of site.yaml changes, a check with cached pages finds the same as one without", async () => {
  const cwd = contentFolder(Object.fromEntries(Object.keys(TEXTS).map((name) => [name, page(name)])));
  const file = path.join(cwd, "pages", "site.yaml");
  const text = contentFile("site.yaml").replace("facts:\n", "facts:\n  motto: { value: gentle hands }\n");
  const options = { dir: "pages", publicDir: "public", cwd };
  const answers = async () => {
    const plain = await checkFolder(options);
    const remembered = await checkFolder({ ...options, remember: true });
    expect(remembered.problems, readFileSync(file, "utf8")).toEqual(plain.problems);
    for (const [index, page] of plain.content.pages.entries()) {
      const other = remembered.content.pages[index] as typeof page;
      expect([other.data, other.unfilled]).toEqual([page.data, page.unfilled]);
      // All that is kept of it, such as the hash by which a build knows what to render.
      findAll(page);
      for (const [name, found] of Object.entries(resultsOf(page).toJSON())) {
        if (name !== "findings") expect(resultsOf(other).get(name), name).toEqual(found);
      }
    }
    return JSON.stringify(plain.problems);
  };
  const places: [start: number, end: number][] = [];
  visit(parseDocument(text), {
    Scalar(key, { range }) {
      if (key !== "key" && range) places.push([range[0], range[1]]);
    },
  });
  expect(places.length).toBeGreaterThan(40);
  const facts = [text.indexOf("\nfacts:"), text.indexOf("\nnavigation:")] as const;
  const seen = new Set<string>();
  // Each comes after another change, so that what is kept is of a state that differs in little more than it.
  for (const [index, [start, end]] of places.entries()) {
    const isFact = start > facts[0] && start < facts[1];
    for (const value of isFact ? VALUES : [VALUES[index % VALUES.length]]) {
      writeFileSync(file, text.slice(0, start) + JSON.stringify(value) + text.slice(end));
      seen.add(await answers());
    }
  }
  expect(seen.size).toBeGreaterThan(places.length);
});
