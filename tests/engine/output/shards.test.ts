// @module-tag slow
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isInShard } from "../../../renderer/output/shards";
import { command as buildCommand } from "../../../scripts/commands/build";
import { isLong } from "../../support/amount";
import { GROOMER, ROOT } from "../../support/fixtureSite";
import { filesOf } from "../../support/runBuild";
import { runCommand } from "../../support/runCommand";

const { NODE_ENV } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), "shards-"));
const pages = path.join(folder, "pages");
/** The two finished shards that the tests of the merge start from. */
const good = path.join(folder, "good");
const dirs = [path.join(folder, "1"), path.join(folder, "2")];
const [one = "", two = ""] = dirs;
const out = path.join(folder, "out/site");

const run = async (...args: string[]) => {
  const done = await runCommand(buildCommand, ["--pages", pages, ...args], ROOT);
  expect(done.said, "no stack trace for an error that is not the program's").not.toMatch(/^\s+at /m);
  return done;
};
const merge = (...from: string[]) => run("--merge", ...from, "--out", out);

/** Every file beside and in the output folder of a build, without what builds note for the next one. */
function bytesOf(site: string): Map<string, string> {
  const files = [...filesOf(path.dirname(site))].filter(([file]) => !path.basename(file).startsWith("."));
  return new Map(files.map(([file, { text }]) => [file, text]));
}

const page = (name: string, rest: string) =>
  `title: ${name} in Harborview, Oregon\ndescription: ${name} by a careful groomer in Harborview, small, medium or large, with care.\n${rest}blocks:\n  - type: hero\n    heading: ${name}\n`;
const plain = path.join(folder, "plain/site");

beforeAll(async () => {
  cpSync(GROOMER, pages, { recursive: true });
  writeFileSync(
    path.join(pages, "paws.yaml"),
    page("Paws and Claws", "redirectFrom: [/claws, /nails]\n").replace(/heading: .*/, "heading: Claws, cut by Łucja"),
  );
  // The typefaces of every page have the characters of all pages.
  writeFileSync(path.join(pages, "later.yaml"), page("Something Later", "draft: true\nredirectFrom: [/soon]\n"));
  // A list of a shard has pages that only another one makes.
  mkdirSync(path.join(pages, "news"));
  writeFileSync(path.join(pages, "news/_collection.yaml"), "collection: News\nkind: NewsArticle\nfeed: true\n");
  const list = "  - { type: list, heading: All news, of: news, limit: 2, furtherPages: true }\n";
  writeFileSync(path.join(pages, "news.yaml"), page("News", "") + list);
  for (const [index, name] of ["First Days", "New Prices", "A Second Table", "Closed for a Day"].entries()) {
    const entry = `date: 2027-0${index + 1}-14\nsummary: What was new in month ${index + 1}.\n`;
    const picture = "picture: { src: /images/nap.svg, alt: A dog that sleeps. }\n";
    const file = `news/${name.toLowerCase().replaceAll(" ", "-")}.yaml`;
    writeFileSync(
      path.join(pages, file),
      page(name, entry + (index === 2 ? picture : "noindex: true\n".repeat(index % 2))),
    );
  }
  expect(await run("--out", plain)).toMatchObject({ code: 0 });
  for (const number of [1, 2]) {
    expect(await run("--shard", `${number}/2`, "--out", `${good}/${number}`)).toMatchObject({ code: 0 });
  }
});
afterAll(() => {
  Object.assign(process.env, { NODE_ENV });
  rmSync(folder, { recursive: true, force: true });
});

test("every page and picture belongs to one shard, the same one on every machine", () => {
  const routes = Array.from({ length: 1600 }, (_, number) => `/page-${number}`);
  const sizes = Array.from({ length: 16 }, (_, i) =>
    routes.filter((route) => isInShard({ number: i + 1, of: 16 }, route)),
  );
  expect(sizes.flat().sort()).toEqual(routes.sort());
  for (const { length } of sizes) expect(length).toBeGreaterThan(60);
  expect([1, 2, 3, 4].filter((number) => isInShard({ number, of: 4 }, "/about"))).toEqual([3]);
});

// Four show nothing that two do not.
test.each([1, 2, ...(isLong ? [4] : [])])("%i shards, merged, are the bytes of one build", async (of) => {
  const place = path.join(folder, `${of} shards`);
  // Two are built already.
  const shards = Array.from({ length: of }, (_, i) => path.join(of === 2 ? good : place, `${i + 1}`));
  for (const [i, dir] of of === 2 ? [] : shards.entries()) {
    expect(await run("--shard", `${i + 1}/${of}`, "--out", dir)).toMatchObject({ code: 0 });
  }
  const site = path.join(place, "merged/site");
  expect(await run("--merge", ...shards.toReversed(), "--out", site)).toMatchObject({ code: 0 });
  expect(bytesOf(site)).toEqual(bytesOf(plain));
  const some = ["nails.html", "sitemap.xml.br", "_headers", "_redirects"].map((file) => `site/${file}`);
  expect([...bytesOf(site).keys()]).toEqual(expect.arrayContaining(["site.nginx.conf", ...some]));

  // A plain build goes on from it: it knows every page.
  expect((await run("--out", site)).said).not.toContain("rendered");
  expect(bytesOf(site)).toEqual(bytesOf(plain));
});

describe("a merge makes what no shard has, with the bytes of one build:", () => {
  beforeEach(() => {
    for (const dir of [...dirs, path.dirname(out)]) rmSync(dir, { recursive: true, force: true });
    for (const [i, dir] of dirs.entries()) cpSync(path.join(good, `${i + 1}`), dir, { recursive: true });
  });

  const expectMade = async (words: RegExp, ...from: string[]) => {
    const { code, said } = await merge(...from);
    expect(said).toMatch(words);
    expect(code).toBe(0);
    expect(bytesOf(out)).toEqual(bytesOf(plain));
  };

  test("of a shard that is missing", () => expectMade(/rendered \d+ of \d+ changed pages/, one, one));
  test.each([
    ["lost", (file: string) => rmSync(file)],
    ["changed", (file: string) => writeFileSync(file, "scribble")],
  ])("of a file that was %s", async (_, damage) => {
    const file = [...filesOf(path.join(two, "files")).keys()].find((name) => name.endsWith(".html.br")) ?? "";
    damage(path.join(two, "files", file));
    await expectMade(/rendered 1 of 1 changed pages/, one, two);
  });
  test("of a page that was edited since", async () => {
    const file = path.join(pages, "paws.yaml");
    const text = readFileSync(file, "utf8");
    for (const [edited, words] of [
      [text.replace("cut by", "filed by"), "filed by"],
      [text, "cut by"],
    ] as const) {
      writeFileSync(file, edited);
      expect((await merge(one, two)).code).toBe(0);
      expect(filesOf(out).get("paws.html")?.text).toContain(words);
    }
    expect(bytesOf(out)).toEqual(bytesOf(plain));
  });
});

describe("is refused, too:", () => {
  test.each([["3/2"], ["0/2"], ["2"], ["1/2/3"], ["a/b"]])("--shard %s", async (shard) => {
    const { code, said } = await run("--shard", shard);
    expect(said).toContain("from 1/16 to 16/16");
    expect(code).toBe(2);
  });
  test("a shard and a merge in one", async () => {
    expect(await run("--shard", "1/2", "--merge", good)).toMatchObject({
      code: 2,
      said: expect.stringContaining("not both"),
    });
  });
  test("a folder that is no shard, or one that was stopped", async () => {
    const stopped = path.join(folder, "stopped");
    mkdirSync(path.join(stopped, "files.staging"), { recursive: true });
    for (const dir of [pages, stopped]) {
      const { code, said } = await merge(dir);
      expect(said).toContain(`${dir} is no finished shard`);
      expect(code).toBe(2);
    }
    expect(await run("--shard", "1/2", "--out", stopped)).toMatchObject({ code: 0 });
  });
  test("a shard in the folder of a site, of which nothing is touched", async () => {
    const before = filesOf(path.dirname(plain));
    const { code, said } = await run("--shard", "1/2", "--out", plain);
    expect(said).toContain(`${plain} holds files that are not a shard`);
    expect(code).toBe(2);
    expect(filesOf(path.dirname(plain))).toEqual(before);
  });
  test("content with an error: the shard is not built", async () => {
    const file = path.join(pages, "paws.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("type: hero", "type: hreo"));
    expect(await run("--shard", "1/2", "--out", path.join(folder, "none"))).toMatchObject({ code: 1 });
    expect(existsSync(path.join(folder, "none"))).toBe(false);
    writeFileSync(file, text);
  });
});
