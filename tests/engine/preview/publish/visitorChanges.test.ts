import { expect, test } from "vitest";
import { visibleChanges } from "../../../../renderer/diff/content/compareContent";
import { changesInTime, laterInWords, type States } from "../../../../renderer/diff/content/laterChanges";
import { plainChange } from "../../../../renderer/diff/people/plainWords";
import { LiveContent } from "../../../../renderer/preview/liveContent";
import { fixtureSite } from "../../../support/fixtureSite";

/** What visitors see of a change of the fixture's files. */
async function seenAfter(change: (site: ReturnType<typeof fixtureSite>) => void) {
  const site = fixtureSite();
  const before = site.all();
  change(site);
  const live = new LiveContent(site);
  await live.update();
  const after = site.all();
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const texts = new Map([...names].filter((name) => before[name] !== after[name]).map((name) => [name, before[name]]));
  if (!live.content) throw new Error("The site was not read.");
  return visibleChanges(await live.tried(texts), live.content);
}

test("a text is reported with its page, and a fact with all pages that use it", async () => {
  const seen = await seenAfter((site) => {
    site.write("about.yaml", site.read("about.yaml").replace(/^description: .*$/m, "description: Quite another."));
    const phone = /phone: "?(.+?)"?$/m.exec(site.read("site.yaml"))?.[1] ?? "";
    site.change("site.yaml", phone, "(503) 555-0199");
  });
  expect(seen).toContainEqual(
    expect.objectContaining({ kind: "description", routes: ["/about"], after: expect.any(String) }),
  );
  const phones = seen.filter(({ kind }) => kind === "phone");
  expect(phones.map(({ after }) => after)).toEqual(["(503) 555-0199"]);
  expect(phones[0]?.routes.length).toBeGreaterThan(1);
});

test("added, removed and draft pages are reported as a whole, and a move is not a change of words", async () => {
  const seen = await seenAfter((site) => {
    site.write("new.yaml", site.read("about.yaml"));
    site.write("draft.yaml", `draft: true\n${site.read("about.yaml")}`);
    site.remove("contact.yaml");
    const [head, first, second, ...rest] = site.read("about.yaml").split(/^(?= {2}- type: )/m);
    site.write("about.yaml", [head, second, first, ...rest].join(""));
  });
  expect(seen.map(({ what, routes }) => [what, ...routes])).toEqual([
    ["section moved", "/about"],
    ["page removed, without a redirect", "/contact"],
    ["page added", "/new"],
  ]);
});

test("a new style and a new link of the menu are one change each, at its place, in the words of the shared file", async () => {
  expect(
    await seenAfter((site) =>
      site.change("site.yaml", "navigation:\n", "prices:\n  nails: { name: Nails, price: $41 }\nnavigation:\n"),
    ),
  ).toEqual([]);
  const seen = await seenAfter((site) => {
    const book = "prices:\n  puppyGroom: { name: Puppy Groom, options: { small: { price: $41, duration: 1 hour } } }\n";
    const menu = "navigation:\n  links:\n    - { label: Puppies, to: /services#puppies }\n";
    site.change("site.yaml", "navigation:\n  links:\n", `${book}${menu}`);
    const row = "      - name: Puppy Groom\n        price: ${price.puppyGroom.small}\n        duration: 1 hour\n";
    site.change("services.yaml", "      - name: Nail Trim\n", `${row}      - name: Nail Trim\n`);
  });
  const inWords = seen.map((change) => plainChange(change, (route) => route, 6));
  expect(inWords.map(({ what, pieces, where }) => [what, pieces.map(({ text }) => text).join(""), where])).toEqual([
    ["New text", "Puppy Groom / $41 / 1 hour", "On /services, under “Little Extras”"],
    ["New text", "Puppies", ""],
  ]);
});

test("a text is told as it is read, without the marks of what is strong", async () => {
  const seen = await seenAfter((site) =>
    site.change("about.yaml", "**less hairspray and more dogs**", "**more dogs** and no hairspray"),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(JSON.stringify(seen)).not.toContain("*");
});

test("later changes are reported once with their day, and for each day only its part", async () => {
  const site = fixtureSite();
  const before = site.all();
  const block = (heading: string, from: string) =>
    `\n  - type: textSection\n    from: ${from}\n    heading: ${heading}\n    text: Ask us for one.\n`;
  const now = site.read("about.yaml").replace(/^description: .*$/m, "description: Quite another.");
  site.write("about.yaml", now + block("Gift Cards", "2031-12-01") + block("Winter Baths", "2032-01-15"));
  const live = new LiveContent({ ...site, at: "2031-05-06" });
  await live.update();
  const texts = new Map([["about.yaml", before["about.yaml"]]]);
  const statesAt = async (at?: string): Promise<States> => [
    await live.tried(texts, at),
    await live.tried(new Map(), at),
  ];
  const seen = await changesInTime(await statesAt(), statesAt);
  expect(seen.map(({ from, what, after, routes }) => [from, what, after, ...routes])).toEqual([
    [undefined, "description", expect.any(String), "/about"],
    ["December 1, 2031", "section added", "Gift Cards / Ask us for one.", "/about"],
    ["January 15, 2032", "section added", "Winter Baths / Ask us for one.", "/about"],
  ]);
  const [, later] = seen;
  expect(later && laterInWords(later)).toBe(
    'From December 1, 2031: section added "Gift Cards / Ask us for one.", on /about.',
  );
  expect(live.content?.clock, "the site is shown as of its own day").toBe((await statesAt())[1].clock);
});

test("a comment is not a visible change", async () => {
  expect(await seenAfter((site) => site.write("about.yaml", `# why\n${site.read("about.yaml")}`))).toEqual([]);
});
