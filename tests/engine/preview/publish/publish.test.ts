import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { checkFolder } from "../../../../renderer/content/check/checkFolder";
import type { SiteChange } from "../../../../renderer/desk/protocol/publish";
import { git as runGit } from "../../../../renderer/desk/server/publish/git";
import { proposalNow, publish } from "../../../../renderer/desk/server/publish/publish";
import { publishPlan } from "../../../../renderer/desk/server/publish/publishPlan";
import { pullRequestAt } from "../../../../renderer/desk/server/publish/remote";
import { changesOf } from "../../../../renderer/desk/server/publish/siteChanges";
import { takenBack } from "../../../../renderer/desk/server/publish/takenBack";
import { fixtureSite } from "../../../support/fixtureSite";

const gitIn = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" }).trim();

/** The repository that each test copies: git would start eight times to make another one. */
let template: string;
beforeAll(() => {
  template = fixtureSite().cwd;
  for (const args of [
    ["init", "-q", "-b", "main"],
    ["config", "user.name", "Pat"],
    ["config", "user.email", "pat@example.com"],
    ["add", "-A"],
    ["commit", "-qm", "Start"],
    ["init", "-q", "--bare", "remote.git"],
    ["remote", "add", "origin", "remote.git"],
    ["push", "-q", "origin", "main"],
    ["--git-dir=remote.git", "symbolic-ref", "HEAD", "refs/heads/main"],
  ])
    gitIn(template, ...args);
});

/** A site in a repository with one commit, and a remote beside it. */
function repository({ remote = true } = {}) {
  const site = fixtureSite();
  const git = (...args: string[]) => gitIn(site.cwd, ...args);
  for (const name of [".git", "remote.git"]) {
    cpSync(path.join(template, name), path.join(site.cwd, name), { recursive: true });
  }
  if (remote) git("remote", "set-url", "origin", path.join(site.cwd, "remote.git"));
  else git("remote", "remove", "origin");
  const retitle = (file: string) => site.write(file, site.read(file).replace(/^title: /m, "title: New "));
  return { ...site, retitle, git, remoteGit: (...args: string[]) => git("--git-dir=remote.git", ...args) };
}

/** A site without errors. */
const sound = async () => [];
const DAY = new Date("2031-05-06T12:00:00Z");

test("one commit of the pages goes to a new branch, and nothing changes locally", async () => {
  const { pages, git, remoteGit, write, retitle } = repository();
  retitle("about.yaml");
  write("../other.txt", "not published");
  git("add", "other.txt");
  const status = git("status", "--porcelain");
  const plan = await publishPlan(pages);
  expect(plan.message).toBe("Change title of About");
  expect(plan.changes).toMatchObject([
    { file: "about.yaml", pointer: "/title", after: expect.stringMatching(/^New /) },
  ]);
  const branch = "desk/2031-05-06-change-title-of-about";
  expect(await publish(pages, { message: plan.message }, sound, DAY)).toMatchObject({ result: "published", branch });
  expect(remoteGit("show", "--format=%an: %s", "--name-only", branch)).toBe(
    "Pat: Change title of About\n\npages-data/about.yaml",
  );
  expect(remoteGit("rev-list", "--count", branch)).toBe("2");
  expect(git("status", "--porcelain")).toBe(status);
  expect(git("branch", "--show-current")).toBe("main");
});

test("published changes are not sent or listed again, and the next change continues the open proposal", {
  tags: ["slow"],
}, async () => {
  const { cwd, pages, git, remoteGit, retitle, write, read } = repository();
  retitle("about.yaml");
  const branch = "desk/2031-05-06-say-it";
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", branch);
  const refs = remoteGit("for-each-ref");
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toMatchObject({
    result: "refused",
    words: `Nothing has changed since you published "Say it" on the branch ${branch}.`,
  });
  expect(remoteGit("for-each-ref")).toBe(refs);
  const plan = await publishPlan(pages);
  expect(plan).toMatchObject({ changes: [], sent: { branch, messages: ["Say it"] } });
  retitle("index.yaml");
  write("new.yaml", read("about.yaml"));
  const next = await publishPlan(pages);
  expect(next.changes.map(({ file }) => file)).toEqual(["index.yaml", "new.yaml"]);
  expect(next.pages).toEqual([
    { file: "index.yaml", kind: "changed", route: "/" },
    { file: "new.yaml", kind: "added", route: "/new" },
  ]);
  const moves = path.join(cwd, "moves");
  const hook = path.join(cwd, ".git/hooks/reference-transaction");
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\n[ "$1" != committed ] || { cat; echo; } >> '${moves}'\n`, { mode: 0o755 });
  expect(await publish(pages, { message: "Say more" }, sound, DAY)).toHaveProperty("branch", branch);
  expect(remoteGit("log", "--format=%s", branch)).toBe("Say more\nSay it\nStart");
  // Who looks meanwhile sees both or neither: a branch that has gone on from what was published would be none.
  const transactions = readFileSync(moves, "utf8").split("\n\n");
  expect(transactions.filter((one) => one.includes(`heads/${branch}`) && !one.includes("refs/published/"))).toEqual([]);
  expect((await publishPlan(pages)).changes).toEqual([]);
  // A proposal that was thrown away is not sent any more.
  git("branch", "-D", branch);
  expect((await publishPlan(pages)).changes).toHaveLength(3);
});

test("a proposal whose branch is gone or has gone on at the remote is not continued, but based upon", {
  tags: ["slow"],
}, async () => {
  const { pages, remoteGit, retitle } = repository();
  retitle("about.yaml");
  await publish(pages, { message: "Say it" }, sound, DAY);
  expect(await proposalNow(pages)).toEqual({ state: "open", branch: "desk/2031-05-06-say-it" });
  remoteGit("branch", "-D", "desk/2031-05-06-say-it");
  expect(await proposalNow(pages)).toEqual({ state: "closed", branch: "desk/2031-05-06-say-it" });
  retitle("index.yaml");
  expect(await publish(pages, { message: "Say more" }, sound, DAY)).toHaveProperty(
    "branch",
    "desk/2031-05-06-say-more",
  );
  expect(remoteGit("log", "--format=%s", "desk/2031-05-06-say-more")).toBe("Say more\nSay it\nStart");
});

test.each(["merged", "squashed"])("a proposal that was %s is online since then", { tags: ["slow"] }, async (way) => {
  const { pages, cwd, git, retitle } = repository();
  expect(await proposalNow(pages)).toEqual({ state: "none" });
  retitle("about.yaml");
  await publish(pages, { message: "Say it" }, sound, DAY);
  const branch = "desk/2031-05-06-say-it";
  git("clone", "-q", "remote.git", "other");
  const other = (...args: string[]) =>
    gitIn(path.join(cwd, "other"), "-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args);
  if (way === "merged") other("merge", "-q", "--no-ff", "-m", "Merge it", `origin/${branch}`);
  else other("merge", "-q", "--squash", `origin/${branch}`);
  if (way === "squashed") other("commit", "-qm", "Squash it");
  const since = other("log", "-1", "--format=%cI");
  other("commit", "-q", "--allow-empty", "-m", "Later");
  other("push", "-q", "origin", "main");
  // Two desks, or a person who looks again before the remote has answered.
  const hook = path.join(cwd, ".git/hooks/reference-transaction");
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, "#!/bin/sh\nsleep 0.3\n", { mode: 0o755 });
  const online = { state: "online", branch, since };
  expect(await Promise.all([proposalNow(pages), proposalNow(pages)])).toEqual([online, online]);
  rmSync(hook);
  retitle("index.yaml");
  expect(await publish(pages, { message: "Say more" }, sound, DAY)).toHaveProperty(
    "branch",
    "desk/2031-05-06-say-more",
  );
  git("remote", "set-url", "origin", path.join(pages, "nowhere"));
  expect(await proposalNow(pages)).toEqual({ state: "unknown" });
});

test("pages are published without the others, with the pictures and figures of their own", {
  tags: ["slow"],
}, async () => {
  const { pages, git, remoteGit, retitle, write, read } = repository();
  const line = (page: string) => `  - { page: ${page}, figure: ten days }\n`;
  for (const page of ["about", "index", "new"]) {
    write(`images/${page}.svg`, "<svg/>");
    write(`${page}.yaml`, `${read(page === "new" ? "services.yaml" : `${page}.yaml`)}# /images/${page}.svg\n`);
    retitle(`${page}.yaml`);
  }
  write("figures.yaml", `confirmed:\n${["about", "index", "new"].map(line).join("")}`);
  const status = git("status", "--porcelain");
  const checked: [string, boolean][] = [];
  const errorsNow = async (instead: Map<string, string | undefined>) => {
    for (const [file, text] of instead) checked.push([file, text === undefined]);
    expect(instead.get("figures.yaml")).toContain(`confirmed:\n${line("about")}`);
    expect(instead.get("figures.yaml")).not.toContain(line("index"));
    return [];
  };
  const branch = "desk/2031-05-06-say-it";
  const published = await publish(pages, { message: "Say it", files: ["about.yaml"] }, errorsNow, DAY);
  expect(published).toHaveProperty("branch", branch);
  expect(checked.slice(0, 3)).toEqual([
    ["figures.yaml", false],
    ["index.yaml", false],
    ["new.yaml", true],
  ]);
  expect(remoteGit("show", "--format=", "--name-only", branch)).toBe(
    "pages-data/about.yaml\npages-data/figures.yaml\npages-data/images/about.svg",
  );
  expect(remoteGit("show", `${branch}:pages-data/figures.yaml`)).toContain(line("about").trim());
  expect(git("status", "--porcelain")).toBe(status);
  const { changes, pages: left } = await publishPlan(pages);
  expect(left.map(({ file }) => file)).toEqual(["index.yaml", "new.yaml"]);
  expect(changes.map(({ file }) => file)).not.toContain("about.yaml");
});

test("a publication that could not be sent is sent by the next try, on the same branch", {
  tags: ["slow"],
}, async () => {
  const { pages, git, remoteGit, retitle } = repository();
  retitle("about.yaml");
  git("remote", "set-url", "origin", path.join(pages, "nowhere"));
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("result", "refused");
  expect((await publishPlan(pages)).changes).toHaveLength(1);
  git("remote", "set-url", "origin", path.join(pages, "../remote.git"));
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", "desk/2031-05-06-say-it");
  expect(remoteGit("for-each-ref", "--format=%(refname:short)")).toBe("desk/2031-05-06-say-it\nmain");
});

test("a publication that could not be sent is made again upon a commit that came since", {
  tags: ["slow"],
}, async () => {
  const { pages, git, remoteGit, retitle } = repository();
  retitle("about.yaml");
  git("remote", "set-url", "origin", path.join(pages, "nowhere"));
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("result", "refused");
  git("remote", "set-url", "origin", path.join(pages, "../remote.git"));
  git("commit", "--quiet", "--allow-empty", "--message", "Since");
  const branch = "desk/2031-05-06-say-it-2";
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", branch);
  expect(remoteGit("rev-parse", `${branch}^`)).toBe(git("rev-parse", "HEAD"));
});

test("new pictures that no page shows are not published; a page that names one is published with it", {
  tags: ["slow"],
}, async () => {
  const { pages, remoteGit, retitle, write, read } = repository();
  retitle("about.yaml");
  for (const name of ["unused", "[odd] *name", "used"]) write(`images/${name}.svg`, "<svg/>");
  write("about.yaml", `${read("about.yaml")}# /images/used.svg\n`);
  const { changes, left } = await publishPlan(pages);
  expect(changes.map(({ file }) => file)).toEqual(["about.yaml", "images/used.svg"]);
  expect(left).toEqual(["images/[odd] *name.svg", "images/unused.svg"]);
  const branch = "desk/2031-05-06-say-it";
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", branch);
  expect(remoteGit("show", "--format=", "--name-only", branch)).toBe(
    "pages-data/about.yaml\npages-data/images/used.svg",
  );
  expect((await publishPlan(pages)).left).toHaveLength(2);
});

test("a branch of the same name from another machine is not changed", { tags: ["slow"] }, async () => {
  const { pages, git, remoteGit, retitle, write, read } = repository();
  retitle("about.yaml");
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", "desk/2031-05-06-say-it");
  git("update-ref", "-d", "refs/heads/desk/2031-05-06-say-it");
  git("update-ref", "-d", "refs/remotes/origin/desk/2031-05-06-say-it");
  const first = remoteGit("rev-parse", "desk/2031-05-06-say-it");
  write("about.yaml", read("about.yaml").replace("title: New", "title: Newer"));
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", "desk/2031-05-06-say-it-2");
  expect(remoteGit("rev-parse", "desk/2031-05-06-say-it")).toBe(first);
  expect(remoteGit("show", "desk/2031-05-06-say-it-2:pages-data/about.yaml")).toBe(read("about.yaml").trim());
  expect(git("for-each-ref", "--format=%(refname:short)", "refs/heads")).toBe("desk/2031-05-06-say-it-2\nmain");
});

test("while a branch whose name is taken at the remote cannot be removed here, no other is made", async () => {
  const { cwd, pages, git, remoteGit, retitle, write, read } = repository();
  retitle("about.yaml");
  const branch = "desk/2031-05-06-say-it";
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("branch", branch);
  git("update-ref", "-d", `refs/heads/${branch}`);
  git("update-ref", "-d", `refs/remotes/origin/${branch}`);
  write("about.yaml", read("about.yaml").replace("title: New", "title: Newer"));
  // Git asks this program before it changes a branch: githooks(5).
  const refuses = `#!/bin/sh\n[ "$1" = prepared ] && grep " 0* refs/heads/desk/" && exit 1\nexit 0\n`;
  const hooks = path.join(cwd, ".git/hooks");
  mkdirSync(hooks, { recursive: true });
  writeFileSync(path.join(hooks, "reference-transaction"), refuses, { mode: 0o755 });
  expect(await publish(pages, { message: "Say it" }, sound, DAY)).toHaveProperty("result", "refused");
  expect(git("for-each-ref", "--format=%(refname:short)", "refs/heads")).toBe(`${branch}\nmain`);
  expect(remoteGit("for-each-ref", "--format=%(refname:short)", "refs/heads")).toBe(`${branch}\nmain`);
});

test("changes are listed text by text, and new and removed files as a whole", async () => {
  const { pages, write, retitle, remove, read } = repository();
  retitle("index.yaml");
  write("new.yaml", read("about.yaml"));
  remove("contact.yaml");
  write("services.yaml", `# a comment\n${read("services.yaml")}`);
  write("images/new.svg", "<svg/>");
  write("new.yaml", `${read("new.yaml")}# /images/new.svg\n`);
  const { changes, message } = await publishPlan(pages);
  expect(
    changes.map(({ file, pointer, before, after }) => [file, pointer, before === undefined, after === undefined]),
  ).toEqual([
    ["contact.yaml", "", false, true],
    ["images/new.svg", "", true, false],
    ["index.yaml", "/title", false, false],
    ["new.yaml", "", true, false],
    ["services.yaml", "", false, false],
  ]);
  expect(message).toBe("Add the page New, remove the page Contact, change Index and Services");
});

test("what cannot be published says why, and loses nothing", async () => {
  const { pages, git, retitle, read } = repository();
  expect(await publish(pages, { message: "x" }, sound)).toMatchObject({
    result: "refused",
    words: "Nothing has changed since the last commit.",
  });
  retitle("about.yaml");
  expect(await publish(pages, { message: "  " }, sound)).toMatchObject({
    words: "Say in a sentence what has changed.",
  });
  git("remote", "set-url", "origin", path.join(pages, "no such place"));
  const text = read("about.yaml");
  const failed = await publish(pages, { message: '$(touch x); "quoted" --force' }, sound, DAY);
  const branch = "desk/2031-05-06-touch-x-quoted-force";
  expect(failed).toMatchObject({ words: expect.stringContaining(`in the branch ${branch} on this machine`) });
  expect(failed).toMatchObject({ words: expect.stringContaining("no such place") });
  expect(git("show", `${branch}:pages-data/about.yaml`)).toBe(text.trim());
  expect(readFileSync(path.join(pages, "about.yaml"), "utf8")).toBe(text);
  const bare = repository({ remote: false });
  bare.retitle("about.yaml");
  expect(await publish(bare.pages, { message: "x" }, sound)).toMatchObject({
    words: expect.stringContaining("No remote is set"),
  });
});

test("a site with errors is not published, and a save during the check is checked too", {
  tags: ["slow"],
}, async () => {
  const { pages, git, remoteGit, retitle, write, read, cwd } = repository();
  const place = { dir: pages, publicDir: path.join(cwd, "public") };
  const errorsNow = async () => (await checkFolder(place)).problems.filter(({ severity }) => severity === "error");
  retitle("index.yaml");
  const sane = read("about.yaml");
  write("about.yaml", sane.replace(/^description:/m, "descripton:"));
  const objects = () => [git("for-each-ref"), remoteGit("for-each-ref"), git("rev-list", "--all")];
  const before = objects();
  const refused = await publish(pages, { message: "Say it" }, errorsNow, DAY);
  expect(refused).toMatchObject({ result: "refused", words: expect.stringContaining("Nothing was published") });
  expect(refused).toHaveProperty("problems", [
    expect.objectContaining({
      file: expect.stringContaining("about.yaml"),
      line: 2,
      message: expect.stringContaining("descripton"),
    }),
  ]);
  expect(objects()).toEqual(before);
  write("about.yaml", sane);
  let checks = 0;
  const published = await publish(
    pages,
    { message: "Say it" },
    async () => {
      const errors = await errorsNow();
      if (++checks === 1) retitle("about.yaml");
      return errors;
    },
    DAY,
  );
  expect(published).toHaveProperty("result", "published");
  expect(checks).toBe(2);
  expect(remoteGit("show", "desk/2031-05-06-say-it:pages-data/about.yaml")).toBe(read("about.yaml").trim());
});

test("of a part, the errors of what is published count, not those that stay behind", { tags: ["slow"] }, async () => {
  const { pages, remoteGit, retitle, write, read, cwd } = repository();
  const place = { dir: pages, publicDir: path.join(cwd, "public") };
  const errorsNow = async (changed: Map<string, string | undefined>) =>
    (await checkFolder({ ...place, changed })).problems.filter(({ severity }) => severity === "error");
  retitle("index.yaml");
  write("about.yaml", read("about.yaml").replace(/^description:/m, "descripton:"));
  const parts = (files: string[]) => publish(pages, { message: "Say it", files }, errorsNow, DAY);
  expect(await parts(["about.yaml"])).toMatchObject({
    result: "refused",
    problems: [{ file: expect.stringContaining("about.yaml") }],
  });
  expect(await parts(["index.yaml"])).toHaveProperty("result", "published");
  expect(remoteGit("show", "--format=", "--name-only", "desk/2031-05-06-say-it")).toBe("pages-data/index.yaml");
});

test.each([
  ["git@github.com:pat/site.git", "https://github.com/pat/site/compare/desk/a?expand=1"],
  ["https://pat:secret@github.com/pat/site", "https://github.com/pat/site/compare/desk/a?expand=1"],
  [
    "ssh://git@gitlab.com:22/g/sub/site.git",
    "https://gitlab.com/g/sub/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=desk%2Fa",
  ],
  ["/srv/git/site.git", undefined],
  ["https://example.com/pat/site.git", undefined],
])("a pull request for %s is opened at %s", (remote, address) => {
  expect(pullRequestAt(remote, "desk/a")).toBe(address);
});

const LIST = `title: A
blocks:
  # the first
  - type: hero
    heading: One
  - type: textSection
    heading: Two
    text: Some words about two.
  # why it is there
  - type: textSection
    heading: Three
    text:   "Other words, about three."
  - type: faq
    items:
      - { question: Q1, answer: First }
      - { question: Q2, answer: Second }
`;
const FIRST = "  # the first\n  - type: hero\n    heading: One\n";
const ADDED = "  - type: callToAction\n    heading: Ready?\n    actions: [{ label: Book, to: / }]\n";
const THIRD = LIST.slice(LIST.indexOf("  # why"), LIST.indexOf("  - type: faq"));
const without = (part: string) => LIST.replace(part, "");

test.each([
  ["an added block", LIST.replace(FIRST, FIRST + ADDED), [["added", "/blocks/1", 'Call to action "Ready?"']]],
  ["a removed block", without(THIRD), [["removed", "/blocks/2", 'Text section "Three"']]],
  ["the first block removed", without(FIRST), [["removed", "/blocks/0", 'Hero "One"']]],
  [
    "the last block moved up",
    LIST.replace(THIRD, "").replace(FIRST, THIRD + FIRST),
    [["moved", "/blocks/0", 'Text section "Three"']],
  ],
  ["a block moved down", without(FIRST) + FIRST, [["moved", "/blocks/3", 'Hero "One"']]],
  [
    "an added entry",
    LIST.replace("      - { question: Q2", "      - { question: Q0, answer: No }\n      - { question: Q2"),
    [["added", "/blocks/3/items/1", "Q0"]],
  ],
  ["a removed entry", without("      - { question: Q1, answer: First }\n"), [["removed", "/blocks/3/items/0", "Q1"]]],
  ["a changed text", LIST.replace("Some words", "New words"), [["changed", "/blocks/1/text", "New words about two."]]],
  ["a new heading", LIST.replace("heading: One", "heading: Uno"), [["changed", "/blocks/0/heading", "Uno"]]],
  [
    "a removed text",
    without('    text:   "Other words, about three."\n'),
    [["removed", "/blocks/2/text", "Other words, about three."]],
  ],
])("%s is one change, which is undone exactly and without any other", (_name, now, expected) => {
  const found = changesOf("about.yaml", LIST, now);
  expect(found.map(({ kind, pointer, before, after }) => [kind, pointer, after ?? before])).toEqual(expected);
  const [change] = found as [SiteChange];
  const back = takenBack("about.yaml", now, LIST, change);
  expect(parse(back)).toEqual(parse(LIST));
  if (change.kind !== "removed" || change.pointer.split("/").length < 4) expect(back).toBe(LIST);
});

test("of a block that was added, moved, removed and changed at once, each change is undone separately", () => {
  const edited = LIST.replace("heading: Two", "heading: Zwei");
  const now = `${edited.replace(FIRST, ADDED).replace(THIRD, "")}${THIRD}`;
  const before = changesOf("about.yaml", LIST, now);
  expect(before.map(({ kind, before, after }) => [kind, after ?? before])).toEqual([
    ["changed", "Zwei"],
    ["moved", 'Text section "Three"'],
    ["removed", 'Hero "One"'],
    ["added", 'Call to action "Ready?"'],
  ]);
  for (const change of before) {
    const others = changesOf("about.yaml", LIST, takenBack("about.yaml", now, LIST, change));
    expect(others).toHaveLength(3);
    expect(others.map(({ kind }) => kind)).not.toContain(change.kind);
  }
  let text = now;
  for (let [first] = before; first && text !== LIST; [first] = changesOf("about.yaml", LIST, text))
    text = takenBack("about.yaml", text, LIST, first);
  expect(text).toBe(LIST);
});

test("a change that no longer exists is not undone", () => {
  const now = LIST.replace(FIRST, FIRST + ADDED);
  const [added] = changesOf("about.yaml", LIST, now) as [SiteChange];
  const later = now.replace("heading: Ready?", "heading: Later?");
  expect(() => takenBack("about.yaml", later, LIST, added)).toThrow("has changed in the same place");
  expect(() => takenBack("about.yaml", now, undefined, added)).toThrow("has changed in the same place");
});

test("if git is not installed, the message says so", async () => {
  const nowhere = { env: { PATH: path.join(import.meta.dirname, "nowhere") } };
  await expect(runGit(import.meta.dirname, ["status"], nowhere)).rejects.toThrow(
    "git is not installed, or not in the PATH.",
  );
});
