// @module-tag slow
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { siteSchema } from "../../../renderer/content/schema/siteSchema";
import { readBlocks } from "../../../renderer/schema/readBlocks";
import { GROOMER, ROOT } from "../../support/fixtureSite";
import { describedNames, plainText } from "./describedNames";
import { LanguageServer, type Offer } from "./languageServer";

const blocks = readBlocks(ROOT);
const types = blocks.map(({ type }) => type);
const HEAD =
  "title: Box Braids\ndescription: Box braids in Fredericksburg.\nblocks:\n  - type: hero\n    heading: Box Braids\n";

let workspace: string;
let server: LanguageServer;
let pages = 0;

/** A workspace with the repository's own settings and schema, and the fixture site's pages. */
beforeAll(async () => {
  workspace = mkdtempSync(path.join(tmpdir(), "editor-"));
  for (const part of [".vscode", "site-schema.json"]) {
    cpSync(path.join(ROOT, part), path.join(workspace, part), { recursive: true });
  }
  cpSync(GROOMER, path.join(workspace, "pages-data"), { recursive: true });
  server = await LanguageServer.start(workspace);
});
afterAll(() => {
  server.stop();
  rmSync(workspace, { recursive: true });
});

/** Opens a text as a page of its own: the server keeps what it knows of a file by its name. */
const openPage = (text: string) => server.open(`pages-data/page-${pages++}.yaml`, text);

/** What is offered at the end of a text. */
async function offersAfter(text: string): Promise<Offer[]> {
  const { uri } = openPage(text);
  const lines = text.split("\n");
  return server.completion(uri, lines.length - 1, lines.at(-1)?.length ?? 0);
}

const inserted = (offer: Offer) => offer.textEdit?.newText ?? offer.insertText ?? "";

test("the workspace recommends the YAML extension", () => {
  const { recommendations } = JSON.parse(readFileSync(path.join(ROOT, ".vscode/extensions.json"), "utf8"));
  expect(recommendations).toContain("redhat.vscode-yaml");
});

describe("an error is marked", () => {
  test("only on the line of a misspelled property", async () => {
    const { diagnostics } = openPage(`${HEAD}    headlin: A second one\n    lead: All is well.\n`);
    expect((await diagnostics).map(({ range, message }) => ({ ...range, message }))).toEqual([
      {
        start: { line: 5, character: 4 },
        end: { line: 5, character: 11 },
        message: "Property headlin is not allowed.",
      },
    ]);
  });

  test("in a cloned block by its new type, not by its old one", async () => {
    const { diagnostics } = openPage(`${HEAD}  - type: faq\n    heading: Questions\n    badge: From the hero\n`);
    expect((await diagnostics).map(({ range, message }) => [range.start.line, message])).toEqual([
      [5, 'Missing property "items".'],
      [7, "Property badge is not allowed."],
    ]);
  });

  test("nowhere in good pages", async () => {
    for (const file of ["index.yaml", "about.yaml", "services.yaml", "contact.yaml"]) {
      const text = readFileSync(path.join(GROOMER, file), "utf8");
      expect(await openPage(text).diagnostics, file).toEqual([]);
    }
  });

  test("in site.yaml by its own part of the schema", async () => {
    const text = readFileSync(path.join(GROOMER, "site.yaml"), "utf8");
    expect(await server.open("pages-data/site.yaml", text).diagnostics).toEqual([]);
    const { diagnostics } = openPage(text.replace("  tagline:", "  tagLine:"));
    expect((await diagnostics).map(({ message }) => message).sort()).toEqual([
      'Missing property "tagline".',
      "Property tagLine is not allowed.",
    ]);
  });
});

describe("what is offered", () => {
  test("at an empty dash: every type, and nothing else", async () => {
    const offers = await offersAfter(`${HEAD}  - `);
    for (const offer of offers) expect(inserted(offer), offer.label).toMatch(/^type: /);
    expect(offers.map(({ label }) => label).sort()).toEqual(["Block", "type", ...types].sort());
  });

  test("inside a block: the properties of that block which it does not have yet", async () => {
    for (const { name, type, schema } of blocks) {
      const offers = await offersAfter(`${HEAD}  - type: ${type}\n    tone: soft\n    `);
      const properties = Object.keys(siteSchema.definitions?.[name]?.properties ?? {});
      const missing = properties.filter((property) => !["type", "tone"].includes(property));
      const names = offers.map(({ label }) => label).filter((label) => label !== schema.title);
      expect(names.sort(), type).toEqual(missing.sort());
    }
  });

  test("after type: every type", async () => {
    const offers = await offersAfter(`${HEAD}  - type: `);
    expect(offers.map(({ label }) => label).sort()).toEqual([...types].sort());
  });

  test("a snippet for every block, which is its example word for word", async () => {
    const offers = await offersAfter(`${HEAD}  - `);
    let page = HEAD;
    for (const { type, example } of blocks) {
      const [snippet, ...others] = offers.filter(({ label }) => label === type);
      expect(others, type).toEqual([]);
      const item = `  - ${typed(inserted(snippet as Offer), "  ")}`;
      expect(parse(item), type).toEqual([example]);
      page += item;
    }
    expect(await openPage(page).diagnostics).toEqual([]);
  });
});

describe("hover shows the description", () => {
  test("of every property of a page", async () => {
    await expectDescriptions(
      `draft: true\naliases: [/boxes]\nredirectFrom: [/braids]\nbreadcrumb: Boxes\nvars: { town: Stafford }\n${HEAD}`,
    );
  });

  test("of every property in the example of every block, and of its type", async () => {
    for (const { file } of blocks) {
      const example = readFileSync(path.join(ROOT, path.dirname(file), "example.yaml"), "utf8");
      await expectDescriptions(HEAD + example.replace(/^(?=.)/gm, "    ").replace("    ", "  - "));
    }
  });
});

async function expectDescriptions(text: string): Promise<void> {
  const { uri } = openPage(text);
  const names = describedNames(text, "Page");
  expect(names.length).toBeGreaterThan(5);
  for (const { name, line, character, description } of names) {
    expect(plainText(await server.hover(uri, line, character)), name).toContain(plainText(description));
  }
}

/** A snippet as the editor types it: later lines indented as the first, and what is escaped as it is meant. */
function typed(snippet: string, indent: string): string {
  expect(snippet).not.toMatch(/(?<!\\)\$/);
  return `${snippet.replace(/\\([\\$}])/g, "$1").replaceAll("\n", `\n${indent}`)}\n`;
}
