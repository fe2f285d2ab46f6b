import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeBack } from "../../../renderer/base/files/moves";
import {
  commit,
  manifestFile,
  manifestText,
  prepareStage,
  readManifest,
  stagingOf,
} from "../../../renderer/build/output";
import { Stage } from "../../../renderer/build/stage";
import { filesOf } from "../../support/runBuild";
import { onFileChange, stoppedAfter } from "../../support/stopped";

const folder = mkdtempSync(path.join(tmpdir(), "moves-"));
const out = path.join(folder, "work/site");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two versions of a site: every page differs, and a page, an asset and a folder come and go. */
const versions = [1, 2].map((version) => ({
  "index.html": `<script src="/assets/all.${version}.js">`,
  "about.html": `<p>Version ${version}</p>`,
  [`only/in-${version}.html`]: "<p>Here</p>",
  [`assets/all.${version}.js`]: `${version}`,
  "sitemap.xml": `<v>${version}</v>`,
  "favicon.svg": "<svg/>",
}));

/** Everything except the moves. @returns a function that makes them */
async function prepared(version: number): Promise<() => void> {
  const stageDir = prepareStage(out);
  const stage = new Stage(out, stageDir, "all", 1);
  for (const [file, text] of Object.entries(versions[version] ?? {})) stage.add(file, text);
  const files = await stage.finish();
  return () =>
    void commit(out, stageDir, files, readManifest(out), {
      [path.join(folder, "work/site.nginx.conf")]: `# ${version}\n`,
    });
}

/** The bytes of a site and of all that is beside it. */
const textsIn = (place = "") => new Map([...filesOf(place)].map(([file, { text }]) => [file, text]));
const [first, second] = ["first", "second"].map((name) => path.join(folder, name));
const copy = (from = "", to = "") => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
};
const work = path.dirname(out);

beforeAll(async () => {
  mkdirSync(work);
  (await prepared(0))();
  copy(work, first);
  (await prepared(1))();
  copy(work, second);
});
beforeEach(() => copy(first, work));

test("assets are moved first, then compressed forms, then pages; removals come last", async () => {
  const move = await prepared(1);
  const order: string[] = [];
  const restore = onFileChange((name, [file, target]) => {
    const place = path.relative(out, String(name === "renameSync" ? target : file));
    if (/^(renameSync|rmSync)$/.test(name) && !place.startsWith("..")) order.push(`${name} ${place}`);
  });
  move();
  restore();
  const kinds = [
    /^renameSync .*(?<!\.html|\.br|\.gz)$/,
    /^renameSync .*\.(br|gz)$/,
    /^renameSync .*\.html$/,
    /^rmSync /,
  ];
  const kind = (step: string) => kinds.findIndex((one) => one.test(step));
  expect(order.map(kind)).toEqual(order.map(kind).sort());
  expect(new Set(order.map(kind))).toEqual(new Set([0, 1, 2, 3]));
});

test("stopped after any change of a file, and again during the undo, everything is undone", {
  tags: ["slow"],
}, async () => {
  const [before, after] = [textsIn(first), textsIn(second)];
  let stops = 0;
  for (; ; stops++) {
    copy(first, work);
    if (!stoppedAfter(stops, await prepared(1))) break;
    const stageDir = stagingOf(out);
    // Every one of the moves that take back is stopped, too.
    for (let again = 0; stoppedAfter(again, () => takeBack(stageDir)); again++) {}
    const found = textsIn(work);
    expect(found, `after ${stops} changes`).toEqual(found.get("site/sitemap.xml") === "<v>1</v>" ? before : after);
    expect(readdirSync(work).sort(), `after ${stops} changes`).toEqual(readdirSync(first ?? "").sort());
  }
  expect(textsIn(work)).toEqual(after);
  expect(stops).toBeGreaterThan(40);
});

test.each(["ENOSPC", "EACCES", "EROFS"])(
  "an error of the disk while files move (%s) leaves the last output",
  async (code) => {
    let left = 7;
    const restore = onFileChange((name) => {
      if (name === "renameSync" && left-- === 0) throw Object.assign(new Error(code), { code });
    });
    try {
      const move = await prepared(1);
      expect(move).toThrow(code);
    } finally {
      restore();
    }
    expect(takeBack(stagingOf(out))).toBe(true);
    expect(textsIn(work)).toEqual(textsIn(first));
  },
);

/** What a file may hold after a power cut, a sync program or somebody's hand; a folder in its place is the last. */
const DAMAGED = ["null", "[]", "[null]", '"x"', "5", "", '{"a": {"ha', '{"a":null}', "\0\x01\xff", undefined];

function damage(file: string, text: string | undefined): void {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  if (text === undefined) mkdirSync(path.join(file, "in"), { recursive: true });
  else writeFileSync(file, text);
}

test.each(DAMAGED)("a journal with %j is ignored, and a list of the output is made again", async (text) => {
  for (const file of [path.join(stagingOf(out), "journal.json"), manifestFile(out)]) {
    damage(file, text);
    (await prepared(0))();
    expect(textsIn(work)).toEqual(textsIn(first));
  }
});

test("neither a journal nor a list of the output leads out of its folder", async () => {
  const others = ["other", "work/other"].map((name) => path.join(folder, name));
  for (const other of others) writeFileSync(other, "kept");
  const steps = [{ target: "../../other" }, { target: "../site/../../other" }];
  for (const step of steps) {
    damage(path.join(stagingOf(out), "journal.json"), JSON.stringify([step]));
    takeBack(stagingOf(out));
  }
  damage(
    manifestFile(out),
    manifestText({ ...readManifest(out), "../other": { hash: "x" }, "../../other": { hash: "x" } }),
  );
  (await prepared(0))();
  for (const other of others) expect(textsIn(path.dirname(other)).get("other")).toBe("kept");
  for (const other of others) rmSync(other);
});

test("a folder in the place of a file is replaced by it, and restored when that is undone", async () => {
  const place = path.join(out, "about.html");
  damage(place, undefined);
  const damaged = textsIn(work);
  const move = await prepared(1);
  expect(stoppedAfter(30, move)).toBe(true);
  takeBack(stagingOf(out));
  expect(textsIn(work)).toEqual(damaged);
  (await prepared(1))();
  expect(textsIn(work)).toEqual(textsIn(second));
});
