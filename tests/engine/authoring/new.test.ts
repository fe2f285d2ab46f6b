import { Readable, Writable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { pageAt } from "../../../renderer/authoring/addresses";
import { clonePage } from "../../../renderer/authoring/clonePage";
import { checkFolder } from "../../../renderer/content/checkFolder";
import { loadContent } from "../../../renderer/content/load/loadContent";
import { askForPage } from "../../../scripts/authoring/askForPage";
import { changedLines, salon } from "./salon";

vi.setConfig({ testTimeout: 60_000 });

const OWN = [
  ...["--from", "/faux-locs-fredericksburg", "--route", "/faux-locs-stafford"],
  ...["--var", "town=Stafford"],
  ...["--title", "${style} near ${town}: Four Finishes"],
  ...[
    "--description",
    "Faux locs for ${town}: straight, wavy, distressed or goddess, ${from} and up, by a licensed braider.",
  ],
];

describe("a clone", () => {
  test("is the source byte for byte but for what was asked, and a draft", async () => {
    const pages = salon();
    const before = pages.all();
    const { code, said } = await pages.run("new", ...OWN, "--heading", "Locs: made for ${town}");
    expect(said).toContain("pages-data/faux-locs-stafford.yaml is a draft");
    expect(code).toBe(0);
    const { "faux-locs-stafford.yaml": made = "", ...others } = pages.all();
    expect(others).toEqual(before);
    const changed = changedLines(before["faux-locs-fredericksburg.yaml"] ?? "", made);
    expect(changed.filter((line) => line.startsWith("- ")).map((line) => line.slice(0, 16))).toEqual([
      "- title: ${style",
      "- description: F",
      "- town: Frederic",
      "- heading: ${sty",
    ]);
    expect(changed.filter((line) => line.startsWith("+ "))).toEqual([
      "+ draft: true",
      '+ title: "${style} near ${town}: Four Finishes"',
      '+ description: "Faux locs for ${town}: straight, wavy, distressed or goddess, ${from} and up, by a licensed braider."',
      "+ town: Stafford",
      '+ heading: "Locs: made for ${town}"',
    ]);
    expect(made).toContain("from: $175 # the lowest price of the options below");
    const { problems } = await checkFolder(pages);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("leaves the source's other addresses to the source", async () => {
    const pages = salon();
    const flags = [
      "--route",
      "/appointments",
      "--title",
      "Make an appointment with us",
      "--description",
      "Choose a day and a style.",
    ];
    expect((await pages.run("new", "--from", "/booking", ...flags)).code).toBe(0);
    expect(pages.read("booking.yaml")).toContain("aliases:");
    expect(pages.read("appointments.yaml")).not.toContain("aliases:");
  });

  test("says what is still the source's, by its line", async () => {
    const pages = salon();
    pages.change("faux-locs-fredericksburg.yaml", "badge: Wear locs for a season", "badge: Made in Fredericksburg");
    const { said } = await pages.run("new", ...OWN);
    const line = pages.read("faux-locs-stafford.yaml").split("\n").indexOf("    badge: Made in Fredericksburg") + 1;
    expect(said).toMatch(/line \d+ {2}textSection: heading, text\n/);
    expect(said).toContain(`line ${line}  Fredericksburg (\${town})`);
  });
});

describe("nothing is written", () => {
  const source = "/faux-locs-fredericksburg";
  const own = { route: "/faux-locs-stafford", title: "Locs near ${town}", description: "Locs for ${town}." };

  test.each([
    ["/faux-locs", own, "There is no page /faux-locs."],
    ["/book", own, "/book is an alias of /booking"],
    [source, { ...own, route: "/Box Braids" }, "Did you mean /box-braids?"],
    [source, { ...own, route: "/site" }, "site.yaml holds the facts"],
    [source, { ...own, route: "/book" }, "/book is taken: it is an alias of pages-data/booking.yaml."],
    [source, { ...own, route: "/about" }, "/about is taken: it is the address of pages-data/about.yaml."],
    [source, { ...own, title: "${style} in ${town}, Virginia | Four finishes" }, "Every page has one of its own."],
    [source, { route: "/x" }, "is that of pages-data/faux-locs-fredericksburg.yaml."],
    [source, { ...own, vars: { twon: "Stafford" } }, "Did you mean town?"],
    [source, { ...own, heading: "In ${twon}" }, "Did you mean ${town}?"],
    [source, { ...own, heading: "In ${town" }, "${town has no } at its end."],
    [source, { ...own, heading: " " }, "The heading is empty."],
    [source, { ...own, image: "/images/box-braid.svg", alt: "Box braids." }, "Did you mean /images/box-braids.svg?"],
    [source, { ...own, image: "/images/box-braids.svg" }, "give them with --alt"],
  ])("for a clone of %s as %j", (from, options, sentence) => {
    const pages = salon();
    const site = loadContent(pages.dir, pages);
    expect(() => clonePage(pages, site, pageAt(from, site), options)).toThrow(sentence);
  });

  test.each([
    [["--from", "/services"], 2, "--route must be given"],
    [[...OWN, "--var", "town"], 2, "--var is a name and its words"],
    [[...OWN, "--colour", "red"], 2, "Unknown option '--colour'"],
    [[...OWN, "--heading", "<b>Locs</b>"], 1, "markdown/not-allowed"],
    [[...OWN, "--dry-run"], 0, "nothing was changed"],
  ])("by npm run new -- %j", async (flags, code, sentence) => {
    const pages = salon();
    const before = pages.all();
    const result = await pages.run("new", ...flags);
    expect(result.said).toContain(sentence);
    expect(result.said).not.toMatch(/^ +at /m);
    expect(result.code).toBe(code);
    expect(pages.all()).toEqual(before);
  });
});

test("a person is asked, with the source's words to start from, and told at once what cannot be", async () => {
  const site = loadContent(salon().dir, salon());
  const terminal = screen(["Stafford", null, null, "/about", "/locs-stafford", null, null, null, null, null]);
  const { source, options } = await askForPage(site, { from: "/faux-locs-fredericksburg" }, terminal);
  expect(source.route).toBe("/faux-locs-fredericksburg");
  expect(terminal.shown()).toContain("/about is taken");
  expect(options).toEqual({
    route: "/locs-stafford",
    vars: { town: "Stafford", style: "Faux Locs", from: "$175" },
    title: "${style} in ${town}, Virginia | Four Finishes",
    description:
      "Faux locs without the years of growing. Straight, wavy, distressed or goddess, ${from} and up, wrapped in ${town} by a licensed cosmetologist.",
    heading: "${style} for ${town}",
    breadcrumb: "${style}",
    image: "/images/faux-locs.svg",
    alt: "Illustration of faux locs.",
  });
});

/** A terminal at which somebody types: each answer in the place of what stands there, null to take it as it is. */
function screen(answers: (string | null)[]) {
  let text = "";
  const input = new Readable({ read() {} });
  const left = [...answers];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const press = () => {
    const answer = left.shift();
    if (answer === undefined) return;
    if (answer !== null) input.push(`\u0015${answer}`);
    input.push("\r");
    setTimeout(press, 50);
  };
  setTimeout(press, 50);
  return { input, output, shown: () => text };
}
