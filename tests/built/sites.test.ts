// @module-tag slow
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addressOfPath, fileOfAddress } from "../../renderer/base/sitePath";
import { checkBuilt } from "../../renderer/content/built/checkBuilt";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { isNotFoundRoute } from "../../renderer/content/site/routes";
import { publicFolder } from "../../scripts/cli/publicFolder.mjs";
import { graph, textOf } from "../engine/document/readHtml";
import { filesOf, runBuild } from "../support/runBuild";
import { siteDir } from "../support/sites/builtSites";
import { fixtureFolder, fixtureNames } from "../support/sites/siteNames";
import { nodesIn, unknownIn } from "../support/vocabulary";

/** What a site is to have, in the `expected.yaml` beside its `pages-data`. */
interface Expected {
  /** Nodes of the structured data by route, each as far as it is written. */
  nodes: Record<string, Record<string, unknown>[]>;
  /** Words by the route of the page that shows them. */
  words?: Record<string, string[]>;
  /** Pieces of the HTML by the route of the page that has them. */
  source?: Record<string, string[]>;
  /** The routes of pages that are not in the sitemap. */
  unlisted?: string[];
  /** What no page contains, and what a page does not. */
  without?: string[];
  withoutOn?: Record<string, string[]>;
  /** Words of its own trade that are also of another's. */
  trade?: string[];
  /** The rules of the problems that the check reports, each once. */
  problems?: string[];
}

/** What is only of the site in `pages-data` of this repository. */
const OF_ANOTHER_SITE = /braid|(?<![.{,])\bhair(?!line)|\bsalon|fredericksburg|three ?strands|cornrow/i;

/** The site whose pictures are encoded: those of one site show that each of its files is there. */
const ENCODED = "fixture-bakery";

async function withPictures(dir: string): Promise<string> {
  const out = path.join(mkdtempSync(path.join(tmpdir(), "site-")), "client");
  const { code, said } = await runBuild(dir, out, { cards: false });
  if (code !== 0) throw new Error(said);
  return out;
}

describe.each(fixtureNames)("the site %s", (name) => {
  const folder = fixtureFolder(name);
  const expected = parse(readFileSync(path.join(folder, "expected.yaml"), "utf8")) as Expected;
  const dir = path.join(folder, "pages-data");
  const place = { dir, publicDir: publicFolder(dir) };
  let out: string;
  let files: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    out = name === ENCODED ? await withPictures(dir) : await siteDir(name);
    files = filesOf(out);
  });
  const page = (route: string) => readFileSync(path.join(out, fileOfAddress(route)), "utf8");

  test("passes the check with no problem but its own, also as it is built", async () => {
    const { content, problems: found } = await checkFolder(place);
    const isMissingPicture = ({ rule, message }: (typeof found)[number]) =>
      rule === "built/missing-file" && message.includes(" /assets/pictures/");
    const built = (await checkBuilt(content, out)).problems;
    const problems = [...found, ...built.filter((one) => name === ENCODED || !isMissingPicture(one))];
    const said = problems.map(({ file, line, message }) => `${path.basename(file)}:${line} ${message}`).join("\n");
    expect(
      problems.map(({ rule }) => rule),
      said,
    ).toEqual(expected.problems ?? []);
  });

  test.each(Object.keys(expected.nodes))("has the structured data of %s", (route) => {
    const nodes = graph(page(route));
    for (const node of expected.nodes[route] ?? []) {
      const same = nodes.filter(
        (one) => one["@type"] === node["@type"] && (!node["@id"] || one["@id"] === node["@id"]),
      );
      expect(same, JSON.stringify(nodes, null, 1)).toHaveLength(1);
      expect(same[0]).toMatchObject(node);
    }
  });

  test("says nothing to search engines that schema.org does not have", () => {
    const described = [...files].filter(([file, { text }]) => file.endsWith(".html") && text.includes("ld+json"));
    expect(described.length).toBeGreaterThan(3);
    for (const [file, { text }] of described) expect(unknownIn([...nodesIn(graph(text))]), file).toEqual([]);
  });

  test("shows its words, and nothing of what it does not have", () => {
    for (const [route, words] of Object.entries(expected.words ?? {})) {
      const text = textOf(page(route)).replaceAll(/[\u00a0\u202f]/g, " ");
      for (const one of words) expect(text).toContain(one);
    }
    const pages = [...files].filter(([file]) => file.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(2);
    const found = pages.flatMap(([file, { text }]) =>
      (expected.without ?? []).filter((piece) => text.includes(piece)).map((piece) => `${file}: ${piece}`),
    );
    for (const [route, pieces] of Object.entries(expected.withoutOn ?? {}))
      found.push(...pieces.filter((piece) => page(route).includes(piece)).map((piece) => `${route}: ${piece}`));
    expect(found).toEqual([]);
  });

  test("has its head, and a sitemap of what search engines are to list", () => {
    for (const [route, pieces] of Object.entries(expected.source ?? {}))
      for (const piece of pieces) expect(page(route).includes(piece), `${route}: ${piece}`).toBe(true);
    const sitemap = files.get("sitemap.xml")?.text ?? "";
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, route]) => route);
    // Neither old addresses nor aliases, and no not-found page.
    const routes = [...files].flatMap(([file, { text }]) => {
      const route = addressOfPath(`/${file}`) || "/";
      const [, own] = /<meta property="og:url" content="https:\/\/[^/]+(.*?)">/.exec(text) ?? [];
      return own === route && !isNotFoundRoute(route) ? [route] : [];
    });
    expect([...listed, ...(expected.unlisted ?? [])].sort()).toEqual(routes.sort());
  });

  test("has nothing of another site in any of its files", () => {
    const found = [...files].flatMap(([file, { text }]) => {
      const own = new RegExp((expected.trade ?? ["(?!)"]).join("|"), "gi");
      const [piece] = OF_ANOTHER_SITE.exec(`${file}\n${text}`.replace(own, "")) ?? [];
      return piece ? [`${file}: ${piece}`] : [];
    });
    expect(found).toEqual([]);
  });
});
