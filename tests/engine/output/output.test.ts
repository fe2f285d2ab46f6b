import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { manifestFile, manifestText, readManifest } from "../../../renderer/output/manifest";
import { clearStage, commit, prepareStage, wholeOutput } from "../../../renderer/output/output";
import { Stage } from "../../../renderer/output/stage";
import { filesOf } from "../../support/runBuild";
import { onFileChange, stoppedAfter } from "../../support/stopped";

const folder = mkdtempSync(path.join(tmpdir(), "output-"));
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

/** Everything except the exchange. @returns a function that makes it, and returns the reason if it was the slower way */
async function prepared(version: number): Promise<() => string | undefined> {
  prepareStage(out);
  const stage = new Stage(out, 1);
  for (const [file, text] of Object.entries(versions[version] ?? {})) stage.add(file, text);
  const files = await stage.finish();
  return () => {
    let slow: string | undefined;
    const beside = { [path.join(folder, "work/site.nginx.conf")]: `# ${version}\n` };
    commit(out, files, readManifest(out), beside, (reason) => {
      slow = reason;
    });
    return slow;
  };
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

const isSite = (version: number, found: Map<string, string>) =>
  Object.entries(versions[version] ?? {}).every(([file, text]) => found.get(file) === text) &&
  !found.has(`only/in-${2 - version}.html`);

test("stopped after any change of a file, and again while the next build begins, a whole site is served", {
  tags: ["slow"],
}, async () => {
  const [before, after] = [textsIn(first), textsIn(second)];
  let stops = 0;
  for (; ; stops++) {
    copy(first, work);
    if (!stoppedAfter(stops, await prepared(1))) break;
    const served = [0, 1].filter((version) => isSite(version, textsIn(wholeOutput(out))));
    expect(served, `after ${stops} changes`).toHaveLength(1);
    for (let again = 0; stoppedAfter(again, () => clearStage(out)); again++)
      expect(isSite(served[0] ?? 0, textsIn(wholeOutput(out))), `after ${stops} and ${again} changes`).toBe(true);
    expect(textsIn(work), `after ${stops} changes`).toEqual(served[0] === 0 ? before : after);
  }
  expect(textsIn(work)).toEqual(after);
  expect(stops).toBeGreaterThan(5);
});

/** Makes the rename with this number fail while `work` runs. */
function refused(number: number, code: string, work: () => void): void {
  let left = number;
  const restore = onFileChange((name) => {
    if (name === "renameSync" && left-- === 0) throw Object.assign(new Error(code), { code });
  });
  try {
    work();
  } finally {
    restore();
  }
}

test.each(["ENOSPC", "EIO", "EROFS"])("an error of the disk (%s) leaves the last output", async (code) => {
  for (const number of [0, 1, 2, 3]) {
    const exchange = await prepared(1);
    expect(() => refused(number, code, exchange)).toThrow(code);
    clearStage(out);
    expect(textsIn(work)).toEqual(textsIn(first));
  }
});

test.each([
  ["EBUSY", 0],
  ["EXDEV", 0],
  ["EPERM", 1],
])("where a folder cannot be renamed (%s), its files are replaced, and this is said", async (code, number) => {
  const exchange = await prepared(1);
  refused(number, code, () => expect(exchange()).toBe(code));
  expect(textsIn(work)).toEqual(textsIn(second));
});

test("a link to the output goes on leading there", async () => {
  renameSync(out, path.join(folder, "elsewhere"));
  symlinkSync(path.join(folder, "elsewhere"), out);
  expect((await prepared(1))()).toContain("link");
  expect(textsIn(path.join(folder, "elsewhere"))).toEqual(textsIn(path.join(second ?? "", "site")));
});

test("the next build completes files that were being replaced one after the other", { tags: ["slow"] }, async () => {
  for (let stops = 3; ; stops += 3) {
    copy(first, work);
    const exchange = await prepared(1);
    if (!stoppedAfter(stops, () => refused(0, "EBUSY", exchange))) break;
    (await prepared(0))();
    expect(textsIn(work), `after ${stops} changes`).toEqual(textsIn(first));
  }
  expect(textsIn(work)).toEqual(textsIn(second));
});

/** What a file may hold after a power cut, a sync program or somebody's hand; a folder in its place is the last. */
const DAMAGED = ["null", "[]", "[null]", '"x"', "5", "", '{"a": {"ha', '{"a":null}', "\0\x01\xff", undefined];

function damage(file: string, text: string | undefined): void {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  if (text === undefined) mkdirSync(path.join(file, "in"), { recursive: true });
  else writeFileSync(file, text);
}

test.each(DAMAGED)("a list of the output with %j is made again", async (text) => {
  damage(manifestFile(out), text);
  (await prepared(0))();
  expect(textsIn(work)).toEqual(textsIn(first));
});

test("no list of the output leads out of its folder", async () => {
  const others = ["other", "work/other"].map((name) => path.join(folder, name));
  for (const other of others) writeFileSync(other, "kept");
  damage(
    manifestFile(out),
    manifestText({ ...readManifest(out), "../other": { hash: "x" }, "../../other": { hash: "x" } }),
  );
  (await prepared(0))();
  for (const other of others) expect(textsIn(path.dirname(other)).get("other")).toBe("kept");
  for (const other of others) rmSync(other);
});

test("a folder in the place of a file is replaced; what somebody else put there stays, and so do the rights", async () => {
  damage(path.join(out, "about.html"), undefined);
  damage(path.join(out, ".git/config"), "text");
  chmodSync(out, 0o2751);
  (await prepared(1))();
  expect(textsIn(work)).toEqual(new Map([...textsIn(second), ["site/.git/config", "text"] as const].sort()));
  expect(statSync(out).mode & 0o7777).toBe(0o2751);
});
