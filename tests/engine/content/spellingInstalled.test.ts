import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildTrieFast, serializeTrie } from "cspell-trie-lib";
import { expect, onTestFinished, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { findPackage, packageOf, readInstalled } from "../../../renderer/content/site/spelling/installed";
import { type FixtureSite, fixtureSite } from "../../support/fixtureSite";
import { contentFolder, page } from "./folder";

/** A project with one package: a dictionary of a few words. */
function projectWith(name: string, words: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), "dictionary-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, "node_modules", name, "dict");
  mkdirSync(folder, { recursive: true });
  // Without regard to capitals, as cspell's own dictionaries list them.
  const all = words.flatMap((word) => [word, `~${word.toLowerCase()}`]).sort();
  writeFileSync(path.join(folder, "words.trie"), [...serializeTrie(buildTrieFast(all).root)].join(""));
  writeFileSync(path.join(folder, "..", "cspell-ext.json"), "// With comments, as some have it.\n{}");
  writeFileSync(path.join(folder, "..", "package.json"), JSON.stringify({ name, version: "1.2.3" }));
  return path.join(root, "any.js");
}

test("a dictionary that is installed knows its words, compounds of them, and what was meant", async () => {
  const from = projectWith("@cspell/dict-de-de", ["Brot", "Bäckerei", "Zeit", "gebacken", "geht"]);
  const found = findPackage("@cspell/dict-de-de", from);
  if (!found) throw new Error("It is not found.");
  expect(found.version).toBe("@cspell/dict-de-de@1.2.3");
  const german = await readInstalled(found, "de-DE");
  const words = [
    "Brot",
    "Gebacken",
    "geht's",
    "Brotbäckerei",
    "Brotszeit",
    "WhatsApp",
    "שלום",
    "Bäkcerei",
    "Brotbäkcerei",
  ];
  expect(words.filter((word) => !german.has(word))).toEqual(["Bäkcerei", "Brotbäkcerei"]);
  expect(german.suggest("Bäkcerei")).toBe("Bäckerei");
});

test.each([
  ["de-DE", "@cspell/dict-de-de"],
  ["de-AT", "@cspell/dict-de-at"],
  ["fr-CA", "@cspell/dict-fr-fr"],
  ["pt-BR", "@cspell/dict-pt-br"],
  ["en-GB", "@cspell/dict-en-gb"],
  ["en-IE", "@cspell/dict-en-gb"],
  ["hu-HU", undefined],
  ["tlh", undefined],
])("the dictionary of %s is %s", (tag, name) => {
  expect(packageOf(tag)).toBe(name);
});

/** The messages about spelling on the fixture site with changes. */
async function spelling(change: (site: FixtureSite) => void): Promise<string[]> {
  const site = fixtureSite();
  change(site);
  const { problems } = await checkFolder({ ...site, spelling: true });
  return problems.filter(({ rule }) => rule === "text/spelling").map(({ message }) => message);
}

test("without the dictionary of the language one line names its package, and no word is reported", async () => {
  const messages = await spelling((site) => {
    site.write("site.yaml", `language: en-GB\n${site.read("site.yaml")}`);
    site.write(
      "index.yaml",
      `${site.read("index.yaml")}\n  - type: textSection\n    heading: Apointment\n    body: A.\n`,
    );
  });
  expect(messages).toEqual([
    "Spelling is not checked: the dictionary of British English is not installed. Run npm install @cspell/dict-en-gb.",
  ]);
});

test("a word that the dictionary of a language lacks and most sites write is right", () => {
  const project = projectWith("@cspell/dict-it-it", ["la", "pagina", "usa"]);
  const text = page("A", "breadcrumb: La pagnia usa cookie\n");
  const cwd = contentFolder({ "a.yaml": text, "site.yaml": "language: it\nbusiness: { name: A }\n" });
  const { stdout } = spawnSync(process.execPath, [path.resolve("scripts/run.mjs"), "check", "--pages", "pages"], {
    cwd,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_PATH: path.join(path.dirname(project), "node_modules"),
      SITE_CACHE: path.join(cwd, "cache"),
    },
  });
  expect(stdout).toContain('"pagnia" is not in the dictionary of Italian.');
  expect(stdout).not.toContain('"cookie"');
});

test("the names of the business, of who is quoted and of a fact are right words", async () => {
  const quote =
    "  - type: testimonials\n    heading: Qwembo\n    testimonials: [{ quote: Yes., name: Priyanke, location: Town }]\n";
  const messages = await spelling((site) => {
    site.change("site.yaml", "  name: Maple Street Dog Grooming", "  name: Tallybord");
    site.change("site.yaml", "facts:\n", "facts:\n  owner: { value: Loopa Zimmerin }\n");
    site.write("index.yaml", `${site.read("index.yaml")}\n${quote}    lead: Tallybord, Priyanke and Loopa's team.\n`);
  });
  expect(messages.map((message) => message.slice(0, 8))).toEqual(['"Qwembo"']);
});
