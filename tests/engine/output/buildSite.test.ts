// @module-tag slow
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { look } from "../../../blocks/look/design";
import { hashOf } from "../../../renderer/base/files/files.mjs";
import { buildSite } from "../../../renderer/output/buildSite";
import { manifestFile, manifestText, readManifest } from "../../../renderer/output/manifest";
import * as pageModel from "../../../renderer/page/pageModel";
import { metaPolicy } from "../../../renderer/page/policy/metaPolicy";
import { command } from "../../../scripts/commands/build";
import { GROOMER, PUBLIC, ROOT } from "../../support/fixtureSite";
import { filesOf, runBuild, runBuildProcess } from "../../support/runBuild";
import { runCommand } from "../../support/runCommand";

const FULL_DISK = { NODE_OPTIONS: `--require ${path.join(import.meta.dirname, "fullDisk.cjs")}` };
let folder: string;
/** The folder of a good build: the pages, the output, and what the build keeps beside it. */
let good: string;
let pages: string;
let out: string;
let first: ReturnType<typeof filesOf>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "build-site-"));
  good = path.join(folder, "good");
  cpSync(GROOMER, path.join(good, "pages"), { recursive: true });
  cpSync(PUBLIC, path.join(good, "public"), { recursive: true });
  expect(await runBuild(path.join(good, "pages"), path.join(good, "site"))).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every test starts from the fixture site, built. */
beforeEach(() => {
  const work = path.join(folder, "work");
  rmSync(work, { recursive: true, force: true });
  cpSync(good, work, { recursive: true, preserveTimestamps: true });
  pages = path.join(work, "pages");
  out = path.join(work, "site");
  first = filesOf(out);
});

describe("the output", () => {
  test("has every page at its place, and no other page", () => {
    const routes = readdirSync(pages)
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => file.replace(".yaml", ""))
      .filter((name) => !["site", "figures", "index", "404"].includes(name));
    const expected = ["index.html", "404.html", "visit.html", ...routes.map((route) => `${route}.html`)];
    expect([...first.keys()].filter((file) => file.endsWith(".html")).sort()).toEqual(expected.sort());
    const rest = [...first.keys()].filter((file) => !/\.html$|^images\/|^assets\/|\.(br|gz)$/.test(file));
    expect(rest).toEqual([
      "_headers",
      "apple-touch-icon.png",
      "favicon.ico",
      "favicon.svg",
      "icon-192.png",
      "icon-512.png",
      "manifest.webmanifest",
      "robots.txt",
      "sitemap.xml",
    ]);
  });

  test("has every text in both compressed forms beside it, and nothing else in any", () => {
    expectCompressed(first);
    expect(first.has("about.html.br")).toBe(true);
    expect(first.has("favicon.svg.gz")).toBe(true);
  });

  test("has the policy of what may run in every page, also where the shell has a variable named PROD", () => {
    // Vitest has one, and it is empty.
    expect(process.env.PROD).toBe("");
    const without = [...first].filter(([file, { text }]) => file.endsWith(".html") && metaPolicy(text) === undefined);
    expect(without.map(([file]) => file)).toEqual([]);
  });

  test("has an alias as the very same page", () => {
    expect(first.get("visit.html")?.text).toBe(first.get("contact.html")?.text);
    expect(first.get("visit.html")?.text).toMatch(/<link rel="canonical" href="[^"]+\/contact">/);
  });

  test("has the files of the public folder as they are", () => {
    const files = [...filesOf(PUBLIC)];
    expect(files.length).toBeGreaterThan(0);
    for (const [file, { text }] of files) expect(first.get(file)?.text === text, file).toBe(true);
  });

  test("has a hash in the name of every asset, and contains each asset that a page or an asset loads", () => {
    const assets = [...first.keys()].filter((file) => file.startsWith("assets/") && !/\.(br|gz)$/.test(file));
    expect(assets.length).toBeGreaterThan(2);
    for (const asset of assets) expect(asset).toMatch(/[.-][\w-]{8}\.(js|css|avif|webp|jpg|png|woff2)$/);
    const asked = [...(first.get("about.html")?.text ?? "").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)];
    expect(asked.length).toBeGreaterThan(0);
    for (const [, asset = ""] of asked) expect(assets).toContain(asset);
    for (const asset of assets) {
      const script = first.get(asset)?.text ?? "";
      for (const [, target = ""] of script.matchAll(/["'`](assets\/[^"'`]+\.(?:js|css))["'`]/g)) {
        expect(assets).toContain(target);
      }
      for (const [, target = ""] of script.matchAll(/(?:from|import\()\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) {
        expect(assets).toContain(path.posix.join(path.posix.dirname(asset), target));
      }
    }
  });

  test("keeps stylesheets out of every head but for the one style: an island's come with the island", () => {
    for (const [file, { text }] of first) {
      if (file.endsWith(".html")) expect(text.split("</head>")[0], file).not.toContain('rel="stylesheet"');
    }
  });

  test("lists in the sitemap every page once, the not-found page and the aliases left out", () => {
    const urls = [...(first.get("sitemap.xml")?.text ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const canonicals = [...first]
      .filter(([file]) => file.endsWith(".html") && file !== "404.html" && file !== "visit.html")
      .map(([, { text }]) => text.match(/<link rel="canonical" href="([^"]+)">/)?.[1]);
    expect([...urls].sort()).toEqual(canonicals.sort());
    expect(first.get("robots.txt")?.text).toContain(`\nSitemap: ${new URL("/sitemap.xml", urls[0])}\n`);
  });
});

describe("a second build", () => {
  test("of the same pages writes nothing", async () => {
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(changed()).toEqual([]);
  });

  test("writes the page that changed, and only that page", async () => {
    edit("contact.yaml", "Send a Message", "Write Here First");
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(changed()).toEqual(["contact.html", "visit.html"]);
    expect(filesOf(out).get("visit.html")?.text).toContain("Write Here First");
    expectCompressed(filesOf(out));
  });

  test("writes the pages that show a fact of site.yaml that changed, and no others", async () => {
    edit("site.yaml", 'dogs: { value: "4,000+" }', 'dogs: { value: "5,000+" }');
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(changed()).toEqual(["index.html"]);
    expect(filesOf(out).get("index.html")?.text).toContain("5,000+");
  });

  test("makes the models and the cards of changed pages only", async () => {
    const models = vi.spyOn(pageModel, "toPageModel");
    onTestFinished(() => models.mockRestore());
    edit("about.yaml", "title: About Our Groomers", "title: All About Our Groomers");
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(models.mock.calls.map(([page]) => page.route)).toEqual(["/about"]);
    expect([...filesOf(out).keys()].filter((file) => first.has(file))).toHaveLength(first.size);
  });

  test("makes the cards again that show a fact of site.yaml that changed", async () => {
    const cardsIn = (files: typeof first) => [...files.keys()].filter((file) => file.startsWith("assets/cards/"));
    edit("site.yaml", "  name: Maple Street Dog Grooming", "  name: Maple Road Dog Grooming");
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    const [before, after] = [first, filesOf(out)].map(cardsIn);
    expect(after).toHaveLength(before?.length ?? 0);
    expect(after?.filter((file) => before?.includes(file))).toEqual([]);
    const shown = filesOf(out)
      .get("about.html")
      ?.text.match(/assets\/cards\/about\.\w+\.jpg/)?.[0];
    expect(after).toContain(shown);
  });

  test("removes the page that is gone, with its folder and its line in the sitemap", async () => {
    const page = "title: For a while\ndescription: Here for a while.\nblocks: [{ type: hero, heading: Hello }]\n";
    writeFileSync(path.join(pages, "for-a-while.yaml"), page);
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    const card = expect.stringMatching(/^assets\/cards\/for-a-while\.[0-9a-f]+\.jpg$/);
    expect(changed()).toEqual(["_headers", card, "for-a-while.html", "sitemap.xml"]);

    rmSync(path.join(pages, "for-a-while.yaml"));
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(existsSync(path.join(out, "for-a-while"))).toBe(false);
    expect(texts()).toEqual(new Map([...first].map(([file, { text }]) => [file, text])));
  });

  test("repairs a file of the output that was changed or lost", async () => {
    writeFileSync(path.join(out, "about.html"), "scribble");
    writeFileSync(path.join(out, "services.html.br"), "scribble");
    rmSync(path.join(out, "robots.txt.gz"));
    rmSync(path.join(out, "404.html"));
    const pictures = [...first.keys()].filter((file) => /\.(avif|webp|png|jpg)$/.test(file));
    const find = (form: RegExp) => pictures.find((file) => form.test(file)) ?? "";
    const [avif, other, card] = [find(/\.avif$/), find(/\.webp$/), find(/\/cards\/.*\.jpg$/)];
    for (const file of [avif, card]) writeFileSync(path.join(out, file), "scribble");
    rmSync(path.join(out, other));
    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(texts()).toEqual(new Map([...first].map(([file, { text }]) => [file, text])));
  });
});

test("a build keeps a picture only if the same code has made it", async () => {
  const made = readManifest(out);
  const [name = "", picture] = Object.entries(made).find(([file]) => file.endsWith(".avif")) ?? [];
  // As if other code had made other bytes for the same address.
  writeFileSync(path.join(out, name), "other bytes");
  const other = { ...made, [name]: { ...picture, hash: hashOf("other bytes"), input: "other code" } };
  writeFileSync(manifestFile(out), manifestText(other));
  expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
  expect(texts()).toEqual(new Map([...first].map(([file, { text }]) => [file, text])));
  expect(readManifest(out)).toEqual(made);
});

describe("a build that fails leaves the last output byte for byte", () => {
  test("an error in the content: exit code 1, with its location", async () => {
    edit("about.yaml", "type: faq", "type: fqa");
    const { code, said } = await runBuild(pages, out);
    expect(code).toBe(1);
    expect(said).toMatch(/about\.yaml:\d+:\d+/);
    expect(said).toContain('"faq"');
    expect(changed()).toEqual([]);
  });

  test("an error in site.yaml", async () => {
    edit("site.yaml", "postalCode:", "zip:");
    expect(await runBuild(pages, out)).toMatchObject({ code: 1 });
    expect(changed()).toEqual([]);
  });

  test("a full disk while pages are rendered: exit code 2, and the next build succeeds", async () => {
    edit("site.yaml", "One dog at a time, on", "Every dog by itself, on");
    const { code, said } = await runBuildProcess(pages, out, FULL_DISK);
    expect(said).toContain("no space left");
    expect(said, "no stack trace for an error that is not the program's").not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
    expect(changed()).toEqual([]);

    expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
    expect(filesOf(out).get("about.html")?.text).toContain("Every dog by itself, on");
    expect(existsSync(`${out}.staging`)).toBe(false);
  });

  test("a folder of pages that is not there: exit code 2, in words", async () => {
    const { code, said } = await runCommand(command, ["--pages", path.join(folder, "nowhere"), "--out", out], ROOT);
    expect(code).toBe(2);
    expect(said).toContain("There is no folder");
    expect(said).not.toMatch(/^\s+at /m);
    expect(changed()).toEqual([]);
  });
});

test("a first build is complete early except for its pictures, makes a requested picture first, and ends like any other", async () => {
  const firstOut = path.join(folder, "first", "site");
  const missing = () => [...first.keys()].filter((file) => !existsSync(path.join(firstOut, file)));
  const asked: string[] = [];
  let stillMissing = 0;
  const early = async (makePicture: (address: string) => Promise<void>) => {
    expect(missing().filter((file) => !/^assets\/(pictures|cards)\//.test(file))).toEqual([]);
    const [picture = "", card = ""] = ["pictures", "cards"].map((kind) =>
      missing().find((file) => file.includes(kind)),
    );
    for (const file of [picture, card]) {
      await makePicture(`/${file}`);
      asked.push(readFileSync(path.join(firstOut, file), "latin1"));
      expect(asked.at(-1)).toBe(first.get(file)?.text);
    }
    await makePicture("/assets/pictures/unknown.avif");
    stillMissing = missing().length;
  };
  const options = { pagesDir: pages, publicDir: PUBLIC, design: look, onProgress: () => {} };
  expect(await buildSite({ ...options, outDir: firstOut, early })).toMatchObject({ ok: true });
  expect(asked).toHaveLength(2);
  expect(stillMissing).toBeGreaterThan(0);
  const texts = (files: typeof first) => [...files].map(([file, { text }]) => [file, text]);
  expect(texts(filesOf(firstOut))).toEqual(texts(first));
});

test("a first build that is cut off while pictures are made leaves no picture that the next build does not know", async () => {
  const firstOut = path.join(folder, "cut-off", "site");
  const options = { pagesDir: pages, publicDir: PUBLIC, design: look, onProgress: () => {} };
  const early = async (makePicture: (address: string) => Promise<void>) => {
    const asked = [...first.keys()].filter((file) => /^assets\/(cards|pictures)\//.test(file));
    for (const file of asked) await makePicture(`/${file}`);
    expect(asked.filter((file) => !existsSync(path.join(firstOut, file)))).toEqual([]);
    throw new Error("Stopped.");
  };
  await expect(buildSite({ ...options, outDir: firstOut, early })).rejects.toThrow("Stopped.");
  edit("index.yaml", "heading: ", "heading: Another ");
  expect(await runBuild(pages, firstOut)).toMatchObject({ code: 0 });
  expect(await runBuild(pages, out)).toMatchObject({ code: 0 });
  expect([...filesOf(firstOut).keys()]).toEqual([...filesOf(out).keys()]);
  expect([...filesOf(out).keys()]).not.toEqual([...first.keys()]);
});

test("a folder with files of someone else is refused, and nothing in it is touched", async () => {
  const foreign = path.join(folder, "holiday-pictures");
  mkdirSync(foreign);
  writeFileSync(path.join(foreign, "beach.jpg"), "sand");
  await expect(runBuild(pages, foreign)).rejects.toThrow(
    "holiday-pictures holds files that no build of this site made",
  );
  expect(readdirSync(foreign)).toEqual(["beach.jpg"]);
});

/** Each compressed file is that of the text beside it, and each text has them. */
function expectCompressed(files: typeof first): void {
  for (const [file, { text }] of files) {
    if (!/\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file)) continue;
    const bytes = (form: string) => Buffer.from(files.get(file + form)?.text ?? "", "latin1");
    expect(brotliDecompressSync(bytes(".br")).toString("latin1") === text, file).toBe(true);
    expect(gunzipSync(bytes(".gz")).toString("latin1") === text, file).toBe(true);
  }
  const forms = [...files.keys()].filter((file) => /\.(br|gz)$/.test(file));
  expect(forms.filter((file) => !files.has(file.slice(0, -3)))).toEqual([]);
}

/** The files that were written, came or went since the build that the tests start from, without compressed forms. */
function changed(): string[] {
  const now = filesOf(out);
  const names = new Set([...first.keys(), ...now.keys()]);
  return [...names]
    .filter((file) => !/\.(br|gz)$/.test(file) && first.get(file)?.written !== now.get(file)?.written)
    .sort();
}

function texts(): Map<string, string> {
  return new Map([...filesOf(out)].map(([file, { text }]) => [file, text]));
}

function edit(file: string, from: string, to: string): void {
  const full = path.join(pages, file);
  const text = readFileSync(full, "utf8");
  expect(text).toContain(from);
  writeFileSync(full, text.replaceAll(from, to));
}
