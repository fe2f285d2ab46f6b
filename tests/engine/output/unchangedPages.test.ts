import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { PageContent } from "../../../renderer/content/model/siteContent";
import type { Site } from "../../../renderer/contract/types.generated";
import { commit, lastOutput, prepareStage } from "../../../renderer/output/output";
import { Stage } from "../../../renderer/output/stage";
import { splitUnchanged } from "../../../renderer/output/unchangedPages";
import { hashesOfParts, watchParts } from "../../../renderer/output/usedParts";
import { pageContext } from "../../../renderer/page/pageContext";
import { checkedSite } from "../../support/fixtureSite";

const page = {
  file: "about.yaml",
  route: "/about",
  text: "",
  source: {},
  data: { title: "About" },
  values: [],
  unfilled: [],
} satisfies PageContent;
const site = { language: "en-US", navigation: { links: [] }, palette: {} } as unknown as Site;
const DAY = "2030-12-31";
const surroundings = { context: "code", site, originals: {}, day: DAY, compress: true, shownOf: () => undefined };

/** An output folder in which a build has put the page, made for a day or for any. */
async function built(day?: string, parts = "language"): Promise<string> {
  const out = path.join(mkdtempSync(path.join(tmpdir(), "unchanged-")), "site");
  mkdirSync(out);
  prepareStage(out);
  const [changed] = splitUnchanged([page], surroundings, [lastOutput(out)]).changed;
  const stage = new Stage(out, 4);
  stage.add("about.html", "<!doctype html>", {
    input: changed?.input,
    policy: "default-src 'none'",
    day,
    parts,
    partsHash: hashesOfParts(site)(parts),
  });
  commit(out, await stage.finish(), {});
  return out;
}

test("a page is kept while its content, files and surroundings are the same, with its policy", async () => {
  const out = await built();
  const { kept, changed } = splitUnchanged([page], surroundings, [lastOutput(out)]);
  expect(changed).toEqual([]);
  expect(kept.map(({ file, policy }) => [file, policy])).toEqual([
    ["about.html", "default-src 'none'"],
    ["about.html.br", undefined],
    ["about.html.gz", undefined],
  ]);
  const renamed = { ...page, data: { title: "About us" } };
  expect(splitUnchanged([renamed], surroundings, [lastOutput(out)]).changed).toHaveLength(1);
  expect(splitUnchanged([page], { ...surroundings, context: "other code" }, [lastOutput(out)]).changed).toHaveLength(1);
  const shownOf = () => ({ data: { parents: [{ name: "News", route: "/news" }] }, pictures: [] });
  expect(splitUnchanged([page], { ...surroundings, shownOf }, [lastOutput(out)]).changed).toHaveLength(1);
  writeFileSync(path.join(out, "about.html.gz"), readFileSync(path.join(out, "about.html.gz")).subarray(1));
  expect(splitUnchanged([page], surroundings, [lastOutput(out)]).changed).toHaveLength(1);
  const { kept: plain } = splitUnchanged([page], { ...surroundings, compress: false }, [lastOutput(out)]);
  expect(plain.map(({ file }) => file)).toEqual(["about.html"]);
});

test("a page is kept while the parts of the site that it was rendered from are the same", async () => {
  const changedFor = (out: string, other: object) =>
    splitUnchanged([page], { ...surroundings, site: { ...site, ...other } as Site }, [lastOutput(out)]).changed.length;
  const out = await built(undefined, "booking,language");
  expect(changedFor(out, {})).toBe(0);
  expect(changedFor(out, { navigation: { links: ["/new"] }, prices: {} })).toBe(0);
  expect(changedFor(out, { language: "de-DE" })).toBe(1);
  expect(changedFor(out, { booking: {} }), "it looked for a part that was not there").toBe(1);
  expect(changedFor(await built(undefined, "*"), { booking: {} }), "it listed all parts").toBe(1);
});

test("every way to read a part of the site counts as a use", () => {
  const partsOf = (look: (site: Site) => unknown) => {
    const { site: seen, parts } = watchParts(site);
    look(seen);
    return parts();
  };
  expect(partsOf(() => {})).toBe("");
  expect(partsOf(({ language }) => language)).toBe("language");
  expect(partsOf((seen) => seen.booking)).toBe("booking");
  expect(partsOf((seen) => "map" in seen)).toBe("map");
  expect(partsOf((seen) => Object.hasOwn(seen, "map"))).toBe("map");
  expect(partsOf((seen) => Object.keys(seen))).toContain("*");
  expect(partsOf((seen) => ({ ...seen }))).toBe("*,language,navigation,palette");
});

test("a page that shows something by the date is rendered again on another day", async () => {
  expect(splitUnchanged([page], surroundings, [lastOutput(await built(DAY))]).changed).toEqual([]);
  expect(splitUnchanged([page], surroundings, [lastOutput(await built("2001-01-01"))]).changed).toHaveLength(1);
});

test("a page depends on the date if one of its blocks reads it", async () => {
  const checked = await checkedSite();
  const days: string[] = [];
  const context = pageContext(checked.page("/"), checked.site, DAY, (day) => days.push(day));
  expect(context.route).toBe("/");
  expect(days).toEqual([]);
  const read = context.today;
  expect(read).toBe(DAY);
  expect(days).toEqual([read]);
});
