import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pageAt } from "../../../renderer/authoring/addresses";
import { clonePage } from "../../../renderer/authoring/clonePage";
import { fileNamed } from "../../../renderer/authoring/takePicture";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { askForPage } from "../../../scripts/authoring/askForPage";
import { command as clone } from "../../../scripts/commands/new";
import { runCommand } from "../../support/runCommand";
import { changedLines, run } from "./changes";
import { landingSite } from "./landingSite";

const OWN = [
  ...["--from", "/full-groom-harborview", "--route", "/full-groom-pine-cove"],
  ...["--var", "town=Pine Cove"],
  ...["--title", "${service} near ${town}: Four Finishes"],
  ...[
    "--description",
    "A full groom for ${town}: teddy bear, lamb or your own idea, ${from} and up, by a certified groomer.",
  ],
];

describe("a clone", () => {
  test("equals the source byte for byte except for the requested changes, and is a draft", async () => {
    const pages = landingSite();
    const before = pages.all();
    const { code, said } = await run(pages, "new", ...OWN, "--heading", "Grooms: made for ${town}");
    expect(said).toContain("pages-data/full-groom-pine-cove.yaml is a draft");
    expect(code).toBe(0);
    const { "full-groom-pine-cove.yaml": made = "", ...others } = pages.all();
    expect(others).toEqual(before);
    const changed = changedLines(before["full-groom-harborview.yaml"] ?? "", made);
    expect(changed.filter((line) => line.startsWith("- ")).map((line) => line.slice(0, 16))).toEqual([
      "- title: ${servi",
      "- description: A",
      "- town: Harborvi",
      "- heading: ${ser",
    ]);
    expect(changed.filter((line) => line.startsWith("+ "))).toEqual([
      "+ draft: true",
      '+ title: "${service} near ${town}: Four Finishes"',
      '+ description: "A full groom for ${town}: teddy bear, lamb or your own idea, ${from} and up, by a certified groomer."',
      "+ town: Pine Cove",
      '+ heading: "Grooms: made for ${town}"',
    ]);
    expect(made).toContain("from: $75 # the lowest price of the options below");
    const { problems } = await checkFolder(pages);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("of a page of another folder is named with the commands that show and check it", async () => {
    const { pages, read } = landingSite();
    const { code, said } = await runCommand(clone, [...OWN, "--pages", pages]);
    expect(code).toBe(0);
    expect(read("full-groom-pine-cove.yaml")).toContain("draft: true");
    expect(said).toContain(
      `\n${pages}/full-groom-pine-cove.yaml is a draft: npm run dev -- --pages ${pages} shows it at /full-groom-pine-cove,`,
    );
    expect(said).toContain(`npm run check -- --pages ${pages} finds no error`);
  });

  test("leaves the source's other addresses to the source", async () => {
    const pages = landingSite();
    const flags = [
      "--route",
      "/appointments",
      "--title",
      "Make an appointment with us",
      "--description",
      "Choose a day and a style.",
    ];
    expect((await run(pages, "new", "--from", "/contact", ...flags)).code).toBe(0);
    expect(pages.read("contact.yaml")).toContain("aliases:");
    expect(pages.read("appointments.yaml")).not.toContain("aliases:");
  });

  test("without a title and a description has those of the original, which the check and the command report", async () => {
    const pages = landingSite();
    const { code, said } = await run(pages, "new", "--from", "/full-groom-harborview", "--route", "/x", "--yes");
    expect(code).toBe(0);
    const [title, description] = ["title", "description"].map((name) => lineOf(pages.read("x.yaml"), `${name}: `));
    expect(said).toContain(`Still the same text as on /full-groom-harborview:\n  line ${title}  Full Groom`);
    expect(said).toContain(`\n  line ${description}  `);
    expect(pages.read("x.yaml")).toContain("draft: true");
    const { problems } = await pages.check();
    const own = problems.filter(({ file }) => file === "pages-data/x.yaml");
    expect(own.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(
      expect.arrayContaining(["warning titles/unique", "warning descriptions/unique"]),
    );
    expect(own.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("lists the texts copied from the original, with their lines", async () => {
    const pages = landingSite();
    pages.change("full-groom-harborview.yaml", "badge: Ready for a season", "badge: Made in Harborview");
    const { said } = await run(pages, "new", ...OWN);
    const line = lineOf(pages.read("full-groom-pine-cove.yaml"), "    badge: ");
    expect(said).toContain(`line ${line}  Made in Harborview\n`);
  });
});

/** The number of the first line that begins so. */
const lineOf = (text: string, start: string) => text.split("\n").findIndex((line) => line.startsWith(start)) + 1;

describe("nothing is written", () => {
  const source = "/full-groom-harborview";
  const own = { route: "/full-groom-pine-cove", title: "Grooms near ${town}", description: "Grooms for ${town}." };

  test.each([
    ["/full-groom", own, "There is no page /full-groom."],
    ["/visit", own, "/visit is an alias of /contact"],
    [source, { ...own, route: "/Bath Time" }, "Did you mean /bath-time?"],
    [source, { ...own, route: "/site" }, "site.yaml holds the facts"],
    [source, { ...own, route: "/visit" }, "/visit is taken: it is an alias of /contact."],
    [source, { ...own, route: "/about" }, "/about is taken: there is such a page."],
    [source, { ...own, title: "${service} in ${town}, Oregon | Four finishes" }, "Every page needs its own."],
    [
      source,
      {
        ...own,
        description:
          "A full groom without the wait. Teddy bear, lamb, summer or show trim, ${from} and up, scissored in ${town} by a certified groomer.",
      },
      "is already used by /full-groom-harborview.",
    ],
    [source, { ...own, vars: { twon: "Pine Cove" } }, "Did you mean town?"],
    [source, { ...own, heading: "In ${twon}" }, "Did you mean ${town}?"],
    [source, { ...own, heading: "In ${town" }, "${town has no } at its end."],
    [source, { ...own, heading: " " }, "The heading is empty."],
    [source, { ...own, image: "/images/batch.svg", alt: "A bath." }, "Did you mean /images/bath.svg?"],
    [source, { ...own, image: "/images/bath.svg" }, "give them with --alt"],
  ])("for a clone of %s as %j", (from, options, sentence) => {
    const pages = landingSite();
    const site = loadContent(pages);
    expect(() => clonePage(pages, site, pageAt(from, site), options)).toThrow(sentence);
  });

  test.each([
    [["--from", "/services"], 2, "--route must be given"],
    [[...OWN, "--var", "town"], 2, "--var takes a name and its value"],
    [[...OWN, "--colour", "red"], 2, "Unknown option '--colour'"],
    [[...OWN, "--heading", "<b>Grooms</b>"], 1, "markdown/not-allowed"],
    [[...OWN, "--dry-run"], 0, "nothing was changed"],
  ])("by npm run new -- %j", async (flags, code, sentence) => {
    const pages = landingSite();
    const before = pages.all();
    const result = await run(pages, "new", ...flags);
    expect(result.said).toContain(sentence);
    expect(result.said).not.toMatch(/^ +at /m);
    expect(result.code).toBe(code);
    expect(pages.all()).toEqual(before);
  });
});

test("asks with the original page's text as the default, and reports an invalid answer at once", async () => {
  const site = loadContent(landingSite());
  const terminal = screen(["Pine Cove", null, null, "/about", "/groom-pine-cove", null, null, null, null, null]);
  const { source, options } = await askForPage(site, { from: "/full-groom-harborview" }, terminal);
  expect(source.route).toBe("/full-groom-harborview");
  expect(terminal.shown()).toContain("/about is taken");
  expect(options).toEqual({
    route: "/groom-pine-cove",
    vars: { town: "Pine Cove", service: "Full Groom", from: "$75" },
    title: "${service} in ${town}, Oregon | Four Finishes",
    description:
      "A full groom without the wait. Teddy bear, lamb, summer or show trim, ${from} and up, scissored in ${town} by a certified groomer.",
    heading: "${service} for ${town}",
    breadcrumb: "${service}",
    image: "/images/trim.svg",
    alt: "A white dog on the table with a comb beside it.",
  });
});

test("an answer that ends with < leads back to the question before, with the answers so far", async () => {
  const site = loadContent(landingSite());
  const answers = [
    "Pine Cov",
    "<",
    "Pine Cove",
    null,
    "<",
    null,
    null,
    "/groom-pine-cove",
    "One title",
    "x<",
    "Another",
    null,
  ];
  const terminal = screen([...answers, null, null, null]);
  const { options } = await askForPage(site, { from: "/full-groom-harborview" }, terminal);
  expect(options).toMatchObject({ route: "/groom-pine-cove", vars: { town: "Pine Cove" }, title: "Another" });
});

describe("a picture from anywhere", () => {
  /** A picture of 900 × 600 pixels that a camera has noted to be turned. */
  const photo = async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "photo-")), "my photo.jpg");
    const gray = { width: 900, height: 600, channels: 3 as const, background: "#888888" };
    writeFileSync(file, await sharp({ create: gray }).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    return file;
  };
  const alt = ["--alt", "A terrier that waits for its turn."];

  test("is copied into images, turned upright, and named by the page", { tags: ["slow"] }, async () => {
    const pages = landingSite();
    const { code, said } = await run(pages, "new", ...OWN, "--image", await photo(), ...alt);
    expect(said).toContain("is a draft");
    expect(code).toBe(0);
    expect(pages.read("full-groom-pine-cove.yaml")).toContain("/images/full-groom-pine-cove.jpg");
    const { width, height, orientation } = await sharp(
      path.join(pages.pages, "images/full-groom-pine-cove.jpg"),
    ).metadata();
    expect([width, height, orientation]).toEqual([600, 900, undefined]);
  });

  test("is refused with a sentence if it is not a picture, and removed if no page is made", {
    tags: ["slow"],
  }, async () => {
    const pages = landingSite();
    const before = readdirSync(path.join(pages.pages, "images"));
    const file = await photo();
    expect((await run(pages, "new", ...OWN, "--image", file, ...alt, "--dry-run")).code).toBe(0);
    expect((await run(pages, "new", ...OWN, "--image", file)).said).toContain("needs other words");
    writeFileSync(file, "no picture");
    expect((await run(pages, "new", ...OWN, "--image", file, ...alt)).said).toContain(
      "is not a picture, or is damaged",
    );
    expect(readdirSync(path.join(pages.pages, "images"))).toEqual(before);
  });

  test.each([
    ["quoted", (file: string) => `'${file}'`],
    ["escaped", (file: string) => file.replaceAll(" ", "\\ ")],
    ["as an address", (file: string) => pathToFileURL(file).href],
    ["plain", (file: string) => `  ${file} `],
  ])("is found where its path is %s", async (_, written) => {
    const file = await photo();
    expect(fileNamed(written(file))).toBe(file);
    expect(fileNamed(`${written(file)}.not-there`)).toBeUndefined();
  });
});

/** A terminal at which somebody types: each answer replaces the default, null accepts it. */
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
    // Only while a question is asked: keys between two questions are lost, and a busy machine takes its time.
    if (input.listenerCount("keypress") > 0) {
      const answer = left.shift();
      if (answer === undefined) return;
      if (answer !== null) input.push(`\u0015${answer}`);
      input.push("\r");
    }
    setTimeout(press, 50).unref();
  };
  setTimeout(press, 50).unref();
  return { input, output, shown: () => text };
}
