// @module-tag slow
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLow } from "../../support/repositoryCopy";
import { filesOf, runBuild } from "../../support/runBuild";
import { phonePhotograph } from "./photograph";

const SITE = path.resolve(import.meta.dirname, "../mistakes/site/pages");
const PAGE = (name: string, source: string) =>
  `title: ${name} in Harborview, Oregon\ndescription: ${name} by a careful groomer in Harborview, small, medium or large, with care.\nblocks:\n  - type: hero\n    heading: ${name}\n    images: [{ src: ${source}, alt: ${name} from behind. }]\n`;

let folder: string;
let pages: string;
let out: string;
let first: ReturnType<typeof filesOf>;

/** A small site whose one page shows a photograph, and whose draft shows another. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "build-pictures-"));
  pages = path.join(folder, "pages");
  out = path.join(folder, "site");
  cpSync(SITE, pages, { recursive: true });
  makeLow(path.join(pages, "images/full-groom.svg"));
  writeFileSync(path.join(pages, "images/trims.jpg"), await phonePhotograph());
  cpSync(path.join(pages, "images/full-groom.svg"), path.join(pages, "images/secret.svg"));
  writeFileSync(path.join(pages, "trims.yaml"), PAGE("Trims", "/images/trims.jpg"));
  writeFileSync(path.join(pages, "later.yaml"), `draft: true\n${PAGE("Later", "/images/secret.svg")}`);
  const { code, said } = await runBuild(pages, out);
  expect(code, said).toBe(0);
  first = filesOf(out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the build publishes the files of the pictures that pages show, and no original", () => {
  const pictures = [...first.keys()].filter((file) => file.startsWith("assets/pictures/"));
  expect(pictures.filter((file) => file.includes("trims-")).length).toBeGreaterThan(8);
  expect(
    pictures.filter((file) => file.includes("secret")),
    "the draft's picture",
  ).toEqual([]);
  expect([...first.keys()].filter((file) => /images\/|trims\.jpg$/.test(file))).toEqual([]);
  for (const [file, { text }] of first) if (/\.(avif|webp|jpg)$/.test(file)) expect(text).not.toContain("Phonemaker");
  const asked = first.get("trims.html")?.text.matchAll(/\/(assets\/(?:pictures|cards)\/[^ "?]+)/g) ?? [];
  const names = [...asked].map(([, file = ""]) => file);
  expect(names.length).toBeGreaterThan(8);
  for (const file of names) expect(existsSync(path.join(out, file)), file).toBe(true);
});

test("another picture under the same name changes its page, its files and its card, and nothing else", async () => {
  const svg = readFileSync(path.join(pages, "images/full-groom.svg"), "utf8");
  writeFileSync(path.join(pages, "images/trims.jpg"), svg.replace("</svg>", "<!-- another --></svg>"));
  const { code, said } = await runBuild(pages, out);
  expect(code, said).toBe(0);
  expect(said).toMatch(/rendered 1 of 1 changed pages/);
  const now = filesOf(out);
  const changed = [...new Set([...first.keys(), ...now.keys()])].filter(
    (file) => first.get(file)?.written !== now.get(file)?.written,
  );
  const others = changed.filter((file) => !/^(trims\.html|assets\/(pictures|cards)\/trims|_headers)/.test(file));
  expect(others).toEqual([]);
  expect(changed).toContain("trims.html");
  expect([...now.keys()].filter((file) => file.startsWith("assets/cards/trims."))).toHaveLength(1);
});

test("with --no-pictures everything else is there, as it is with them", async () => {
  const { code, said } = await runBuild(pages, out, { pictures: false });
  expect(code, said).toBe(0);
  const now = filesOf(out);
  const missing = [...first.keys()].filter(
    (file) => !now.has(file) && !/^(trims\.html|assets\/cards\/trims)/.test(file),
  );
  expect(missing.length).toBeGreaterThan(20);
  expect(missing.filter((file) => !file.startsWith("assets/pictures/"))).toEqual([]);
  expect([...now.keys()].filter((file) => file.startsWith("assets/pictures/"))).toEqual([]);
});

test("with --no-cards the site's own card serves every page", async () => {
  const { code, said } = await runBuild(pages, out, { cards: false });
  expect(code, said).toBe(0);
  const cards = [...filesOf(out).keys()].filter((file) => file.startsWith("assets/cards/"));
  expect(cards).toEqual([expect.stringMatching(/^assets\/cards\/site\.[0-9a-f]{8}\.jpg$/)]);
  for (const page of ["trims.html", "services.html"]) {
    expect(readFileSync(path.join(out, page), "utf8")).toMatch(
      new RegExp(`property="og:image" content="https://[^"]+/${cards[0]}"`),
    );
  }
});
