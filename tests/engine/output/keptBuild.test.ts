import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../../../renderer/base/files/files.mjs";
import { Store } from "../../../renderer/cache/store.mjs";
import { manifestText } from "../../../renderer/output/manifest";
import { lastRun } from "../../../scripts/lastRun/build.mjs";

const said = { problems: "", built: "Built 2 pages into site", left: "" };
const again = { code: 0, text: expect.stringMatching(/^Built 2 pages into site in \d+\.\d s: nothing has changed\.$/) };
let folder: string;
/** Until when the result is valid. */
let until: number;
let store: Store;
const inside = (name: string) => path.join(folder, name);

const TEXTS = {
  "pages/index.yaml": "title: One\n",
  "pages/images/photo.svg": "<svg/>",
  "code/rule.mjs": "",
  "code/package-lock.json": "{}",
  "site/index.html": "<!doctype html>",
  "site.nginx.conf": "server",
  ".site.manifest.json": "{}",
};

/** A folder of pages under git and what a build of it has left, which each test gets a copy of. */
let committed: string;
beforeAll(() => {
  committed = mkdtempSync(path.join(tmpdir(), "kept-build-"));
  folder = committed;
  for (const place of ["pages/images", "site", "code/node_modules"]) mkdirSync(inside(place), { recursive: true });
  for (const [name, text] of Object.entries(TEXTS)) writeFileSync(inside(name), text);
  // Without examples of hooks, which would be copied, too.
  git("init", "--quiet", "--template=");
  git("add", "pages");
  commit();
});
afterAll(() => rmSync(committed, { recursive: true, force: true }));

/** And a stored result. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-build-"));
  cpSync(committed, folder, { recursive: true });
  store = new Store("answers", { root: inside("code") });
  const page = "index.html";
  const files = { [page]: { hash: hashOf(readFileSync(inside(`site/${page}`))) } };
  writeFileSync(inside(".site.manifest.json"), manifestText(files));
  const beside = ["site.nginx.conf", ".site.manifest.json"].map(inside);
  until = Date.now() + 60_000;
  open()?.write({ ok: true, said, beside, holds: [until - 60_000, until] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function git(...args: string[]) {
  const names = ["-c", "user.name=x", "-c", "user.email=x@y.example"];
  execFileSync("git", [...names, ...args], { cwd: folder });
}
const commit = () => git("commit", "--quiet", "--allow-empty", "--message", "x");

/** As the next command opens it, which finds the code as it is then. */
function open(...flags: string[]) {
  store = new Store("answers", { root: inside("code") });
  return lastRun(["--pages", inside("pages"), "--out", inside("site"), ...flags], store);
}

function replaceBytes(name: string) {
  const { atime, mtime } = statSync(inside(name));
  const text = readFileSync(inside(name), "latin1");
  writeFileSync(inside(name), text.replace(/[a-z]/, "q"));
  utimesSync(inside(name), atime, mtime);
}

test("a build prints the last result again if nothing has changed, even if files were touched", () => {
  expect(open()?.read()).toEqual(again);
  for (const file of ["pages/index.yaml", "site/index.html"]) utimesSync(inside(file), 1, 1);
  cpSync(inside("site"), inside("copy"), { recursive: true });
  rmSync(inside("site"), { recursive: true });
  renameSync(inside("copy"), inside("site"));
  expect(open()?.read()).toEqual(again);
});

const CHANGES: Record<string, () => void> = {
  "a page": () => writeFileSync(inside("pages/index.yaml"), "title: Two\n"),
  "a page, with the same size and dates": () => replaceBytes("pages/index.yaml"),
  "a page that comes": () => writeFileSync(inside("pages/about.yaml"), "title: Two\n"),
  "a page that goes": () => rmSync(inside("pages/index.yaml")),
  "a page that is renamed": () => renameSync(inside("pages/index.yaml"), inside("pages/about.yaml")),
  "a page that becomes a link to the same text": () => {
    renameSync(inside("pages/index.yaml"), inside("text"));
    symlinkSync(inside("text"), inside("pages/index.yaml"));
  },
  "an empty folder in the place of a page": () => mkdirSync(inside("pages/about.yaml")),
  "the known problems": () => writeFileSync(inside("pages/.check-baseline.yaml"), "- x\n"),
  "a picture": () => writeFileSync(inside("pages/images/photo.svg"), "<svg></svg>"),
  "all pictures": () => rmSync(inside("pages/images"), { recursive: true }),
  "a file that is called like a page, in a folder": () => {
    mkdirSync(inside("pages/es"));
    writeFileSync(inside("pages/es/about.yaml"), "");
  },
  "the folder of served files, which comes beside the pages": () => mkdirSync(inside("public")),
  "the code": () => writeFileSync(inside("code/rule.mjs"), "export {};"),
  "the packages": () => writeFileSync(inside("code/package-lock.json"), "{ }"),
  "the commit": commit,
  "a file of the output": () => writeFileSync(inside("site/index.html"), "<!doctype htm>"),
  "a file of the output, with the same size and dates": () => replaceBytes("site/index.html"),
  "a file of the output that is gone": () => rmSync(inside("site/index.html")),
  "the whole output": () => rmSync(inside("site"), { recursive: true }),
  "the file for nginx": () => writeFileSync(inside("site.nginx.conf"), "other"),
  "the manifest": () => rmSync(inside(".site.manifest.json")),
  "a lock": () => writeFileSync(inside(".site.lock"), "{}"),
  "what a killed build left": () => mkdirSync(inside("site.staging")),
  "what the site shows, at its time": () => vi.useFakeTimers({ now: until, toFake: ["Date"] }),
  "the clock, set back": () => vi.useFakeTimers({ now: until - 120_000, toFake: ["Date"] }),
  "its own answer": () => {
    for (const name of readdirSync(store.folder)) writeFileSync(path.join(store.folder, name), "null");
  },
};

test.each(Object.keys(CHANGES))("it builds again after a change of %s", (name) => {
  CHANGES[name]?.();
  expect(open()?.read()).toBeUndefined();
});

test("it builds again with other flags, and keeps no result of a partial build, of errors, or of files that changed meanwhile", () => {
  for (const flag of ["--no-cards", "--no-pictures"]) expect(open(flag)?.read()).toBeUndefined();
  expect(open("--at", "2027-01-01")?.read()).toBeUndefined();
  expect(open("--shard", "1/2")).toBeUndefined();
  expect(open("--merge", "x")).toBeUndefined();
  expect(open("--unknown")).toBeUndefined();
  rmSync(store.folder, { recursive: true });
  open()?.write({ ok: false, said });
  expect(open()?.read()).toBeUndefined();
  const meanwhile = open();
  writeFileSync(inside("pages/index.yaml"), "title: Two\n");
  meanwhile?.write({ ok: true, said, beside: [] });
  expect(open()?.read()).toBeUndefined();
});
