import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesIn } from "../../../renderer/base/files/files.mjs";
import { codeVersion } from "../../../renderer/cache/codeVersion.mjs";
import { Store } from "../../../renderer/cache/store.mjs";
import { measureOriginals } from "../../../renderer/pictures/measure";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const MONTH = 31 * 24 * 60 * 60 * 1000;

/** A copy of the repository's code, to change. */
let copy: string;
/** The versions of its code as it is copied. */
let before: ReturnType<typeof versions>;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "cache-"));
  for (const name of readdirSync(ROOT)) {
    if (/^(\.|node_modules|dist|tests|pages-data|public)/.test(name)) continue;
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, "node_modules"));
  cpSync(path.join(ROOT, "node_modules/.package-lock.json"), path.join(copy, "node_modules/.package-lock.json"));
  before = versions();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The stores by what their version depends on, opened as their modules do. */
const stores = {
  answers: undefined,
  yaml: ["renderer/content/yaml/parseYaml.ts"],
  spelling: ["renderer/content/site/spelling/dictionary.ts"],
  pages: undefined,
  validator: ["renderer/content/schema/validator.ts"],
  looks: ["renderer/pictures/measureFile.ts"],
  pictures: ["renderer/pictures/encode.ts"],
  cards: ["renderer/cards.page.worker.ts"],
  models: ["renderer/page/pageModel.ts"],
  code: ["renderer/_default.page.server.tsx", "renderer/_default.page.client.ts", "vite.config.ts"],
};

/** The version of each kind's code. */
function versions() {
  return Object.fromEntries(
    Object.entries(stores).map(([kind, entries]) => [
      kind,
      codeVersion(
        entries?.map((file) => path.join(copy, file)),
        copy,
      ),
    ]),
  );
}

/** The kinds whose results a change of a file's content invalidates. */
function outdatedBy(file: string, change: (text: string) => string): string[] {
  const full = path.join(copy, file);
  const text = readFileSync(full, "latin1");
  writeFileSync(full, change(text), "latin1");
  const after = versions();
  writeFileSync(full, text, "latin1");
  return Object.keys(stores).filter((kind) => before[kind] !== after[kind]);
}

describe("a change of code invalidates old results", () => {
  test.each([
    ["a rule", "renderer/content/rules/headings.ts", ["answers", "pages"]],
    ["the composed schema", "site-schema.json", ["answers", "pages"]],
    ["a shared schema", "blocks/shared/link.schema.json", ["answers"]],
    ["how Markdown is read", "renderer/content/markdown/strayMarks.ts", ["answers", "pages"]],
    ["the words of a language", "renderer/languages/forms/de.yaml", ["answers", "models"]],
    ["a card's code", "blocks/look/Card.tsx", ["answers", "cards", "code"]],
    ["how typefaces are found", "renderer/typefaces/typefacePackage.ts", ["answers", "cards"]],
    ["a block's code", "blocks/Faq/Faq.tsx", ["answers", "code"]],
    ["a block's behavior", "blocks/Hero/Hero.behavior.ts", ["answers", "code"]],
    ["the settings of pictures", "renderer/pictures/settings.ts", ["answers", "looks", "pictures", "cards"]],
    ["how pictures are decoded", "renderer/pictures/decode.ts", ["answers", "pictures", "cards"]],
    ["the parser of YAML", "renderer/content/yaml/parseYaml.ts", ["answers", "yaml"]],
    ["a script", "scripts/commands/check.ts", ["answers"]],
    ["the configuration of Vite", "vite.config.ts", ["answers", "code"]],
  ])("%s", (_, file, kinds) => {
    const outdated = outdatedBy(file, (text) => `${text}\n`);
    expect(outdated).toEqual(expect.arrayContaining(kinds));
  });

  test("a change of any file of the blocks, the renderer or the scripts invalidates the cached results of the check", () => {
    const files = ["blocks", "renderer", "scripts"].flatMap((folder) => filesIn(path.join(copy, folder)).slice(0, 5));
    for (const file of files) {
      const text = readFileSync(file);
      const before = codeVersion(undefined, copy);
      appendFileSync(file, " ");
      expect(codeVersion(undefined, copy), file).not.toBe(before);
      writeFileSync(file, text);
    }
  });

  test.each([
    ["sharp", ["looks", "pictures", "cards"]],
    ["yaml", ["yaml"]],
    ["ajv", ["validator"]],
    ["cspell-trie-lib", ["spelling"]],
    ["satori", ["cards"]],
    ["react", ["cards", "code"]],
    // A package of a package.
    ["detect-libc", ["pictures", "cards"]],
  ])("another version of %s", (name, kinds) => {
    const outdated = outdatedBy("package-lock.json", (text) => {
      const list = JSON.parse(text);
      list.packages[`node_modules/${name}`].version = "999.0.0";
      return JSON.stringify(list);
    });
    expect(outdated).toEqual(expect.arrayContaining(["answers", ...kinds]));
    // What takes a minute to make does not depend on packages that have nothing to do with it.
    if (!kinds.includes("pictures")) expect(outdated).not.toContain("pictures");
  });

  test("all are valid again once the changes are undone", () => {
    expect(versions()).toEqual(before);
  });
});

describe("an entry", () => {
  const open = () => new Store("test", { root: copy, entries: [path.join(copy, "renderer/cache/store.mjs")] });

  test("is found for the same input, and for no other", () => {
    open().write("input", "result");
    expect(open().read("input")?.toString()).toBe("result");
    expect(open().read("other input")).toBeUndefined();
  });

  test("is found as long as the code is the same", () => {
    open().write("input", "result");
    appendFileSync(path.join(copy, "renderer/cache/store.mjs"), "// another line\n");
    expect(open().read("input")).toBeUndefined();
  });

  test.each([
    ["emptied", () => ""],
    ["cut off", (bytes: Buffer) => bytes.subarray(0, -1)],
    ["null", () => "null"],
    [
      "with one bit flipped",
      (bytes: Buffer) => {
        const other = Buffer.from(bytes);
        other[80] = (other[80] ?? 0) ^ 1;
        return other;
      },
    ],
    [
      "with a bit of its hash flipped",
      (bytes: Buffer) => {
        const other = Buffer.from(bytes);
        other[0] = (other[0] ?? 0) ^ 1;
        return other;
      },
    ],
  ])("that was damaged is made again: %s", async (_, damage) => {
    const store = open();
    const result = "a result of some length";
    store.write("damaged", result);
    const file = store.file("damaged");
    writeFileSync(file, damage(readFileSync(file)));
    expect(store.read("damaged")).toBeUndefined();
    expect(store.text("damaged", () => result)).toBe(result);
    expect(open().read("damaged")?.toString()).toBe(result);

    const fill = async (folder: string) => writeFileSync(path.join(folder, "part.js"), result.repeat(9));
    const made = await store.made("folder", fill);
    const part = path.join(made, "part.js");
    writeFileSync(part, damage(readFileSync(part)));
    expect(readFileSync(path.join(await open().made("folder", fill), "part.js"), "utf8")).toBe(result.repeat(9));
  });

  test("that is a folder is made again if any one of its files is another, or gone", async () => {
    const names = ["one.js", "two.js", "three.js"];
    let times = 0;
    const fill = async (folder: string) => {
      times++;
      for (const name of names) writeFileSync(path.join(folder, name), name);
    };
    for (const name of names) {
      writeFileSync(path.join(await open().made("parts", fill), name), "other");
      expect(open().ready("parts"), name).toBeUndefined();
      rmSync(path.join(await open().made("parts", fill), name));
      expect(open().ready("parts"), name).toBeUndefined();
    }
    const folder = await open().made("parts", fill);
    expect(names.map((name) => readFileSync(path.join(folder, name), "utf8"))).toEqual(names);
    expect([open().ready("parts"), times]).toEqual([folder, 1 + 2 * names.length]);
  });

  test("is written again if a folder is in its place, or a file in the place of its kind's folder", async () => {
    const fill = async (folder: string) => writeFileSync(path.join(folder, "part.js"), "part");
    const store = open();
    store.write("replaced", "result");
    const made = await store.made("made", fill);
    for (const place of [store.file("replaced"), path.join(made, "part.js")]) {
      rmSync(place);
      mkdirSync(place);
      writeFileSync(path.join(place, "other"), "");
    }
    expect(open().text("replaced", () => "result")).toBe("result");
    await open().made("made", fill);
    expect(open().read("replaced")?.toString()).toBe("result");
    expect(readFileSync(path.join(await open().made("made", () => Promise.reject()), "part.js"), "utf8")).toBe("part");

    rmSync(store.folder, { recursive: true });
    writeFileSync(store.folder, "a file");
    open().write("replaced", "result");
    expect(open().read("replaced")?.toString()).toBe("result");
  });

  test("that was not used for a month is removed when another is written; one in use stays", () => {
    for (const input of ["unused", "used"]) open().write(input, input);
    const longAgo = new Date(Date.now() - MONTH);
    // Looked for at most once a day, of which this file keeps the date.
    for (const file of [open().file("unused"), open().file("used"), path.join(open().folder, ".tidied")])
      utimesSync(file, longAgo, longAgo);
    expect(open().read("used")).toBeDefined();
    open().write("new", "new");
    expect(open().read("unused")).toBeUndefined();
    expect(open().read("used")?.toString()).toBe("used");
  });

  test("that cannot be written to disk is kept in memory until the process ends", async () => {
    const root = mkdtempSync(path.join(tmpdir(), "cache-unwritable-"));
    mkdirSync(path.join(root, "node_modules"));
    // A file where the folder should be: even the system's administrator cannot write below it.
    writeFileSync(path.join(root, "node_modules/.cache"), "");
    const store = new Store("test", { root, entries: [] });
    store.write("input", "result");
    expect(store.read("input")?.toString()).toBe("result");
    const folder = await store.made("folder", async (made) => writeFileSync(path.join(made, "part.js"), "part"));
    expect(readFileSync(path.join(folder, "part.js"), "utf8")).toBe("part");
    rmSync(root, { recursive: true, force: true });
  });
});

test("another picture under the same name, of the same size and with the same date, is measured again", async () => {
  const images = path.join(copy, "images");
  mkdirSync(images);
  const file = path.join(images, "photo.svg");
  const hash = async (color: string) => {
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`,
    );
    utimesSync(file, 0, 0);
    const { "/images/photo.svg": original } = await measureOriginals(copy, ["/images/photo.svg"]);
    return original && "picture" in original ? original.picture.hash : undefined;
  };
  const red = await hash("red");
  expect(await hash("tan")).not.toBe(red);
  expect(await hash("red")).toBe(red);
  expect(statSync(file).mtimeMs).toBe(0);
});

test("the check runs again after a rule or a page has changed, or its cached result was damaged", {
  tags: ["slow"],
}, () => {
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    if (name.startsWith(".")) continue;
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(copy, "node_modules", name));
  }
  const pages = path.join(copy, "pages");
  cpSync(path.join(ROOT, "tests/engine/mistakes/site/pages"), pages, { recursive: true });
  const check = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "check", "--pages", "pages"], {
      cwd: copy,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    return { status, stdout };
  };
  const before = check();
  expect(before.status).toBe(0);

  const answers = path.join(copy, "node_modules/.cache/site/answers");
  for (const name of readdirSync(answers)) writeFileSync(path.join(answers, name), "null");
  expect(check()).toEqual(before);

  const rule = path.join(copy, "renderer/content/rules/headings.ts");
  const code = readFileSync(rule, "utf8");
  writeFileSync(rule, code.replace("if (!first)", "if (first)"));
  const other = check();
  expect(other.stdout).toContain("headings/one-h1");
  writeFileSync(rule, code);
  expect(check()).toEqual(before);
});
