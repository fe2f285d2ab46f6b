// @module-tag slow
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { reportOf } from "../../../renderer/diff/causes/reportOf";
import type { Change } from "../../../renderer/diff/change";
import { compareBuilt } from "../../../renderer/diff/compare/compareBuilt";
import { formatHtml } from "../../../renderer/diff/format/html";
import { changedPlaces } from "../../../renderer/diff/people/changedPlaces";
import { buildState } from "../../../scripts/diff/buildStates";
import { compareContents } from "../../../scripts/diff/compareContents";
import type { State } from "../../../scripts/diff/states";
import { type FixtureSite, fixtureSite } from "../../support/fixtureSite";
import { filesOf } from "../../support/runBuild";
import { NOT_FOR_PEOPLE, peopleRead } from "./peopleRead";
import { SEEDS, type Seed } from "./seeds";

const AT = "2030-05-01T12:00";

let base: FixtureSite;
let before: State;
let folder: string;
let old: string;

const stateOf = ({ cwd }: FixtureSite, name: string): State => ({
  name,
  root: cwd,
  pages: "pages-data",
  publicDir: "public",
  otherPackages: false,
});

beforeAll(async () => {
  base = fixtureSite();
  before = stateOf(base, "before");
  folder = mkdtempSync(path.join(tmpdir(), "diff-test-"));
  old = await build(before, "before");
});

async function build(state: State, name: string, at = AT): Promise<string> {
  const { NODE_ENV } = process.env;
  try {
    const out = path.join(folder, name);
    await buildState(state, out, { cards: false, at, built: old });
    return out;
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
}

async function reportFor(change: Seed["change"]) {
  const site = fixtureSite();
  change(site);
  const after = stateOf(site, "after");
  const comparison = compareBuilt(old, await build(after, "after"));
  const { changes, otherCauses } = await compareContents(before, after, AT);
  return {
    site,
    dirs: { before: old, after: path.join(folder, "after") },
    report: reportOf(comparison, { before: "before", after: "after", changes, otherCauses }),
  };
}

/** A change as one line: kind, routes, old and new, and the line of YAML that caused it. */
function inShort({ what, routes, before: from = "", after: to = "", causes }: Change, site: FixtureSite): string[] {
  const cut = (text: string) => (text.length > 50 ? `${text.slice(0, 50)}…` : text);
  const lines = causes.map(({ file, line, side, fact }) => {
    const text = line && (side === "before" ? base : site).read(path.basename(file)).split("\n")[line - 1];
    return `${file.replace("pages-data/", "")}${side ? " before" : ""}: ${cut((text || "").trim())}${fact ? ` (${fact.name})` : ""}`;
  });
  return [`${what} @ ${routes.join(" ")}: ${cut(from)} → ${cut(to)}`, ...lines];
}

test.each(SEEDS)("$name is reported once, and to people in their words", async ({ change, expected }) => {
  const { report, site, dirs } = await reportFor(change);
  const said = peopleRead(formatHtml(report, await changedPlaces(report, dirs)));
  expect(said.match(NOT_FOR_PEOPLE)?.[0]).toBeUndefined();
  const found = report.changes.flatMap((each) => inShort(each, site));
  expect(found).toEqual(expected);
});

test("a state is built as of the moment that is given", async () => {
  const site = fixtureSite();
  const page = "title: Offer\ndescription: An offer.\nuntil: 2030-06-30\nblocks: [{ type: hero, heading: Offer }]\n";
  site.write("offer.yaml", page);
  const hasPage = async (at: string) =>
    existsSync(path.join(await build(stateOf(site, "after"), "after", at), "offer.html"));
  expect(await hasPage("2030-06-30T12:00")).toBe(true);
  expect(await hasPage("2030-07-01T12:00")).toBe(false);
});

test("a state that has files in common with another is built as by itself, and the other stays as it was", async () => {
  const oldFiles = filesOf(old);
  const site = fixtureSite();
  SEEDS[0]?.change(site);
  const after = stateOf(site, "after");
  const alone = path.join(folder, "alone");
  await buildState(after, alone, { cards: false, at: AT });
  const beside = filesOf(await build(after, "after"));
  const texts = (files: typeof beside) => new Map([...files].map(([name, { text }]) => [name, text]));
  expect(texts(beside)).toEqual(texts(filesOf(alone)));
  expect(filesOf(old)).toEqual(oldFiles);
});
