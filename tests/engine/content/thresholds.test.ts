import { beforeAll, describe, expect, test } from "vitest";
import type { Finding } from "../../../renderer/base/problem";
import { loadRules, type Rule } from "../../../renderer/content/check/loadRules";
import { Facts, fillFile } from "../../../renderer/content/facts/facts";
import type { SiteContent } from "../../../renderer/content/model/siteContent";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { tooLarge } from "../../../renderer/content/yaml/limits";
import { parseYaml } from "../../../renderer/content/yaml/parseYaml";
import { contentFile, contentFolder, page } from "./folder";

/** Both sides of the limits of the rules: the last value that is fine, and the first that is found. */

const hero = (more: string) => `${page("Trims")}    ${more}\n`;
const rows = (...all: string[]) =>
  `${page("Trims")}  - type: priceTable\n    heading: Prices\n    rows:\n${all.map((row) => `      - { name: Trim, ${row} }\n`).join("")}`;
const duration = (words: string) => rows(`price: $75, duration: ${words}`);
const prices = (...all: string[]) => rows(...all.map((price) => `price: "${price}"`));
const picture = (size: string, more = "", alt = "A terrier") =>
  hero(`images: [{ src: /images/${size}.jpg, alt: ${alt} }]${more}`);
const share = (size: string) => page("Trims", `sharePicture: { src: /images/${size}.jpg, alt: A terrier }\n`);
const inSquare = (size: string) =>
  `${page("Trims")}  - type: gallery\n    heading: Work\n    images: [{ src: /images/${size}.jpg, alt: A terrier, category: Trims }]\n`;
const ofSteps = (size: string) =>
  `${page("Trims")}  - type: stages\n    heading: Work\n    image: { src: /images/${size}.jpg, alt: Trims }\n    steps: []\n`;
const titled = (length: number) => page("Trims").replace(/^title: .*/, `title: ${"t".repeat(length)}`);
const described = (length: number) => page("Trims").replace(/^description: .*/m, `description: ${"d".repeat(length)}`);
const button = (label: string) =>
  hero(`actions: [{ label: Book, to: https://a.example/ }, { label: ${label}, to: https://a.example/ }]`);
const until = (moment: string) => page("Trims", `until: ${moment}\n`);

/** A picture is named by its size, whether it is a photograph, and its brightness: `900x1200-photo-0.15`. */
const PAGES: [rule: string, fine: string, found: string, words?: RegExp][] = [
  // Only above a working day a duration may be a range without its hyphen, and whole days are none.
  ["durations/implausible", duration("12 hours"), duration("13 hours"), /Did you mean/],
  ["durations/implausible", duration("48 hours"), duration("47 hours"), /Did you mean/],
  // Split into a range, its end is at most three times its beginning, at most a working day, and in minutes round.
  ["durations/implausible", duration("310 hours"), duration("39 hours"), /Did you mean/],
  ["durations/implausible", duration("513 hours"), duration("412 hours"), /Did you mean/],
  ["durations/implausible", duration("66 hours"), duration("67 hours"), /Did you mean/],
  ["durations/implausible", duration("3046 minutes"), duration("3045 minutes"), /Did you mean/],
  ["durations/implausible", duration("2945 minutes"), duration("2545 minutes"), /Did you mean/],
  ["prices/out-of-line", prices("$10-$59"), prices("$10-$60"), /wide range/],
  ["prices/out-of-line", prices("$399", "$80", "$100"), prices("$400", "$80", "$100"), /seems/],
  ["prices/out-of-line", prices("$21", "$80", "$100"), prices("$20", "$80", "$100"), /seems/],
  ["prices/out-of-line", prices("$400", "$81", "$100"), prices("$400", "$80", "$100"), /seems/],
  ["prices/out-of-line", prices("$2,010", "$80", "$100"), prices("$2,000", "$80", "$100"), /seems/],
  // From 1,000 on without a separator, twice the others is enough.
  ["prices/out-of-line", prices("$999", "$190", "$499"), prices("$1000", "$190", "$500"), /seems/],
  ["prices/out-of-line", prices("$1,000", "$190", "$500"), prices("$1000", "$190", "$500"), /seems/],
  ["prices/out-of-line", prices("$1000", "$190", "$501"), prices("$1000", "$190", "$500"), /seems/],
  ["head/share-picture", share("1200x630"), share("1199x630"), /below/],
  ["head/share-picture", share("1200x630"), share("1200x629"), /below/],
  ["head/share-picture", share("1200x700"), share("1200x701"), /% of its height/],
  ["head/share-picture", share("1400x662"), share("1400x661"), /% of its width/],
  ["images/too-small", picture("800x600"), picture("799x600")],
  ["images/alt-length", picture("800x600", "", "a".repeat(125)), picture("800x600", "", "a".repeat(126))],
  ["images/upright-cropped", picture("1312x2000"), picture("1311x2000"), /is upright/],
  ["images/upright-cropped", picture("2250x1000", "\n    layout: above"), picture("2249x1000", "\n    layout: above")],
  ["images/upright-cropped", inSquare("1000x700-photo"), inSquare("1000x699-photo"), /is wide/],
  ["images/upright-cropped", inSquare("1000x1000-photo"), inSquare("1000x1220-photo"), /is upright/],
  ["images/steps", ofSteps("2401x1000"), ofSteps("2399x1000")],
  ["images/brightness", picture("800x600-photo-0.15"), picture("800x600-photo-0.14"), /very dark/],
  ["images/brightness", picture("800x600-photo-0.9"), picture("800x600-photo-0.91"), /very bright/],
  ["titles/length", titled(30), titled(29)],
  ["titles/length", titled(60), titled(61)],
  ["descriptions/length", described(70), described(69)],
  ["descriptions/length", described(160), described(161)],
  // Four characters of an address are enough for the only page that begins with them.
  ["links/unknown-page", hero("lead: See [all](/se)."), hero("lead: See [all](/ser)."), /Did you mean/],
  ["links/two-labels", button("Call 555-0174"), button("Call 555-017")],
  ["text/placeholder", hero("lead: Size XX and ?? of it."), hero("lead: Size XXX of it.")],
  ["text/placeholder", hero("lead: Size XX and ?? of it."), hero("lead: Size ??? of it.")],
  ["clock/ends-soon", until("2031-05-15T12:01"), until("2031-05-15T12:00")],
  ["clock/ended", until("2031-05-01T12:01"), until("2031-05-01T12:00")],
];

const NOW = "2031-05-01T12:00";
const load = (files: Parameters<typeof contentFolder>[0], cleanUp?: (remove: () => void) => void) =>
  loadContent({
    dir: "pages",
    publicDir: "public",
    cwd: contentFolder(files, { ...(cleanUp && { cleanUp }) }),
    at: NOW,
  });

let rules: Map<string, Rule>;
const find = (rule: string, content: SiteContent): Finding[] => [...(rules.get(rule)?.check(content) ?? [])];
beforeAll(async () => {
  rules = new Map((await loadRules()).map((rule) => [rule.name, rule]));
});

describe("a page", () => {
  let content: SiteContent;
  let cleanUp = () => {};
  beforeAll(() => {
    const files = PAGES.flatMap(([, fine, found], at) => [
      [`fine-${at}.yaml`, fine],
      [`found-${at}.yaml`, found],
    ]);
    content = {
      ...load(Object.fromEntries(files), (remove) => (cleanUp = remove)),
      originals: picturesIn(files.join()),
    };
    return () => cleanUp();
  });

  test.each(PAGES.map(([rule, , , words], at) => [rule, at, words] as const))(
    "is on each side of a limit of %s (%i)",
    (rule, at, words = /./) => {
      const files = find(rule, content).flatMap(({ file, message }) => (words.test(message) ? file : []));
      expect(files).toContain(`pages/found-${at}.yaml`);
      expect(files).not.toContain(`pages/fine-${at}.yaml`);
    },
  );
});

/** What would be measured of the pictures that a text names. */
function picturesIn(text: string): SiteContent["originals"] {
  return Object.fromEntries(
    Array.from(text.matchAll(/\/images\/(\d+)x(\d+)(-photo)?(?:-([\d.]+))?\.jpg/g), ([name, ...parts]) => {
      const [width, height, brightness] = [parts[0], parts[1], parts[3] ?? 0.5].map(Number) as [number, number, number];
      const drawn = !parts[2];
      const own = { name, hash: "", widths: [width], bands: [], fallback: "jpg" as const };
      const picture = { ...own, width, height, ...(!drawn && { photo: true as const }) };
      return [name, { file: name, contentHash: "", width, height, drawn, brightness, picture }];
    }),
  );
}

const site = contentFile("site.yaml");
const book = (...prices: string[]) =>
  `${site}prices:\n  trim:\n    name: Trim\n    options:\n${prices.map((price, at) => `      size${at}: { price: ${price} }\n`).join("")}`;
const accent = (color: string) => `${site}palette: { day: { accent: "${color}", onAccent: "#ffffff" } }\n`;
const texted = (number: string) => `${site}contactForm: { to: "${number}" }\n`;
const phone = (number: string) => site.replace(/phone: .*/, `phone: "${number}"`);

const open = (opens: string, closes: string) =>
  site.replace(/opens: "07:00", closes: "18:00"/, `opens: "${opens}", closes: "${closes}"`);

test.each<[rule: string, fine: string, found: string, words?: RegExp]>([
  ["hours/turned", open("12:00", "06:00"), open("12:00", "06:01")],
  ["hours/turned", open("12:00", "06:00"), open("11:59", "06:00")],
  ["hours/turned", open("09:00", "02:00"), open("09:00", "02:01")],
  ["colors/contrast", accent("#767676"), accent("#777777"), /"onAccent" on "accent"/],
  ["phones/digits", phone("(503) 555-0174"), phone("(503) 555-017")],
  ["phones/digits", phone("(503) 555-0174"), phone("(503) 555-01745")],
  // Fewer than seven are reported by the schema.
  ["phones/digits", phone("555-017"), phone("555-0174")],
  ["phones/unreadable", phone("+1 12345"), phone("+1 123456")],
  ["phones/unreadable", texted("+1 12345"), texted("+1 123456")],
  ["prices/out-of-line", book("$500", "$60", "$100"), book("$501", "$60", "$100"), /far from/],
  ["prices/out-of-line", book("$12", "$60", "$100"), book("$11", "$60", "$100"), /far from/],
])("site.yaml is on each side of a limit of %s", (rule, fine, found, words = /./) => {
  const [wrong, right] = [found, fine].map((text) => find(rule, load({ "site.yaml": text })).map((one) => one.message));
  expect(wrong).toContainEqual(expect.stringMatching(words));
  expect(right).not.toContainEqual(expect.stringMatching(words));
});

test("a text of a collection has at least and at most so many characters, as people count them", () => {
  const collection = "collection: News\npages: { properties: { summary: { minLength: 3, maxLength: 5 } } }\n";
  const found = (summary: string) =>
    find(
      "collections/not-allowed",
      load({ "news/_collection.yaml": collection, "news/one.yaml": page("One", `summary: ${summary}\n`) }),
    );
  for (const summary of ["abc", "abcde", "ab👍de"]) expect(found(summary), summary).toEqual([]);
  for (const summary of ["ab", "abcdef", "a👍"]) expect(found(summary), summary).toHaveLength(1);
});

test("a draft may have seven words in a row of another page, and not eight", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");
  const copied = (count: number) => {
    const text = hero(`lead: ${words(count)}`);
    return find("text/copied", load({ "a.yaml": text, "b.yaml": text.replace("blocks:", "draft: true\nblocks:") }));
  };
  expect(copied(7)).toEqual([]);
  expect(copied(8)).toHaveLength(1);
});

/** Rows of 100 characters with their line breaks, none of which is a word too long. */
const rowsOf100 = (count: number) => `${"word ".repeat(19)}word\n`.repeat(count);

test.each<[what: string, fine: string, found: string]>([
  ["a word", `a: ${"x".repeat(2048)}`, `a: ${"x".repeat(2049)}`],
  ["a line", `${"word ".repeat(3999)}words`, `${"word ".repeat(3999)}wordss`],
  ["a file", rowsOf100(2560), `${rowsOf100(2560)}x`],
  ["the lines", "a\n".repeat(19_999), "a\n".repeat(20_000)],
  ["the signs", `${":".repeat(1000)}\n`.repeat(30), `${":".repeat(1000)}\n`.repeat(30).concat(":")],
  ["pasted lines", `${"x".repeat(60)}\n`.repeat(19), `${"x".repeat(60)}\n`.repeat(20)],
  ["pasted letters", `${"x".repeat(59)}\n`.repeat(20), `${"x".repeat(60)}\n`.repeat(20)],
])("%s may be so large before it is parsed, and no larger", (_, fine, found) => {
  expect(tooLarge(fine)).toBeUndefined();
  expect(tooLarge(found)?.rule).toBe("files/too-large");
});

const text = (length: number) => `a: |-\n${`  ${"x".repeat(99)}\n`.repeat(199)}  ${"x".repeat(length - 199 * 100)}\n`;
const nested = (depth: number) => `a: ${"[".repeat(depth)}${"]".repeat(depth)}\n`;
const aliases = (count: number) => `a: &a x\nb:\n${"  - *a\n".repeat(count)}`;

test.each<[rule: string, fine: string, found: string]>([
  ["files/too-large", text(20_000), text(20_001)],
  // With the file and its list they are 5,000.
  ["files/too-large", `a:\n${"  - 1\n".repeat(4998)}`, `a:\n${"  - 1\n".repeat(4999)}`],
  ["yaml/too-deep", nested(200), nested(201)],
  ["yaml/too-many-aliases", aliases(99), aliases(100)],
])("a file is on each side of a limit of %s", (rule, fine, found) => {
  expect(parseYaml(fine).problems).toEqual([]);
  expect(parseYaml(found).problems.map((problem) => problem.rule)).toEqual([rule]);
});

describe("facts", () => {
  const factsOf = (...values: string[]) =>
    new Facts(values.map((value, at) => ({ name: `f${at}`, pointer: "", value })));
  const ofLength = (length: number) => factsOf("x".repeat(length));
  const reasonsOf = (facts: Facts, data: string[]) => fillFile(data, facts).unfilled.map(({ reason }) => reason);

  test("make a text so much longer, and all texts of a file", () => {
    expect(reasonsOf(ofLength(20_000), ["\u0024{f0}"])).toEqual([]);
    expect(reasonsOf(ofLength(20_001), ["\u0024{f0}"])).toEqual(["too-long"]);
    // Each text becomes longer by 10,000: the fiftieth makes it half a million, and further ones are left as they are.
    const texts = (count: number) => Array.from({ length: count }, () => "\u0024{f0}");
    expect(reasonsOf(ofLength(10_005), texts(50))).toEqual([]);
    expect(reasonsOf(ofLength(10_005), texts(51))).toEqual(["too-long"]);
    expect(reasonsOf(ofLength(10_004), texts(51))).toEqual([]);
  });

  test("are used by each other so deep", () => {
    const chain = (depth: number) => {
      const facts = factsOf("x", ...Array.from({ length: depth }, (_, at) => `\u0024{f${at}}`));
      return [facts.value(`f${depth}`), ...facts.circles().map(({ reason }) => reason)];
    };
    expect(chain(50)).toEqual(["x"]);
    expect(chain(51)).toEqual(["\u0024{f0}", "too-long"]);
  });

  test("that are not there are reported up to a hundred times", () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, at) => `\u0024{none${at}}`);
    expect(reasonsOf(factsOf(), unknown(99))).toHaveLength(99);
    expect(reasonsOf(factsOf(), unknown(101))).toHaveLength(100);
  });
});
