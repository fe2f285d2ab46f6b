import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFolder } from "../../../../renderer/content/checkFolder";
import { git as runGit } from "../../../../renderer/preview/publish/git";
import { publish, publishPlan, pullRequestAt } from "../../../../renderer/preview/publish/publish";
import { takenBack } from "../../../../renderer/preview/publish/takenBack";
import { fixtureSite } from "../../../support/fixtureSite";

/** A site in a repository with one commit, and a remote beside it. */
function repository({ remote = true } = {}) {
  const site = fixtureSite();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: site.cwd, encoding: "utf8" }).trim();
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Pat");
  git("config", "user.email", "pat@example.com");
  git("add", "-A");
  git("commit", "-qm", "Start");
  if (remote) {
    git("init", "-q", "--bare", "remote.git");
    git("remote", "add", "origin", path.join(site.cwd, "remote.git"));
  }
  const retitle = (file: string) => site.write(file, site.read(file).replace(/^title: /m, "title: New "));
  return { ...site, retitle, git, remoteGit: (...args: string[]) => git("--git-dir=remote.git", ...args) };
}

/** A site without errors. */
const sound = async () => [];
const unseen = async () => [];
const DAY = new Date("2031-05-06T12:00:00Z");

test("one commit of the pages goes to a branch of its own, and nothing here changes", async () => {
  const { pages, git, remoteGit, write, retitle } = repository();
  retitle("about.yaml");
  write("../other.txt", "not published");
  git("add", "other.txt");
  const status = git("status", "--porcelain");
  const plan = await publishPlan(pages, unseen);
  expect(plan.message).toBe("Change title of about");
  expect(plan.changes).toMatchObject([
    { file: "about.yaml", pointer: "/title", after: expect.stringMatching(/^New /) },
  ]);
  const branch = "desk/2031-05-06-change-title-of-about";
  expect(await publish(pages, plan.message, sound, DAY)).toMatchObject({ result: "published", branch });
  expect(remoteGit("show", "--format=%an: %s", "--name-only", branch)).toBe(
    "Pat: Change title of about\n\npages-data/about.yaml",
  );
  expect(remoteGit("rev-list", "--count", branch)).toBe("2");
  expect(git("status", "--porcelain")).toBe(status);
  expect(git("branch", "--show-current")).toBe("main");
  expect(await publish(pages, plan.message, sound, DAY)).toMatchObject({ branch: `${branch}-2` });
});

test("a branch that another machine has pushed by the same name is left alone", async () => {
  const { pages, git, remoteGit, retitle, write, read } = repository();
  retitle("about.yaml");
  expect(await publish(pages, "Say it", sound, DAY)).toHaveProperty("branch", "desk/2031-05-06-say-it");
  git("update-ref", "-d", "refs/heads/desk/2031-05-06-say-it");
  git("update-ref", "-d", "refs/remotes/origin/desk/2031-05-06-say-it");
  const first = remoteGit("rev-parse", "desk/2031-05-06-say-it");
  write("about.yaml", read("about.yaml").replace("title: New", "title: Newer"));
  expect(await publish(pages, "Say it", sound, DAY)).toHaveProperty("branch", "desk/2031-05-06-say-it-2");
  expect(remoteGit("rev-parse", "desk/2031-05-06-say-it")).toBe(first);
  expect(remoteGit("show", "desk/2031-05-06-say-it-2:pages-data/about.yaml")).toBe(read("about.yaml").trim());
  expect(git("for-each-ref", "--format=%(refname:short)", "refs/heads")).toBe("desk/2031-05-06-say-it-2\nmain");
});

test("changes are listed text by text, and new and removed files as a whole", async () => {
  const { pages, write, retitle, remove, read } = repository();
  retitle("index.yaml");
  write("new.yaml", read("about.yaml"));
  remove("contact.yaml");
  write("services.yaml", `# a comment\n${read("services.yaml")}`);
  write("images/new.svg", "<svg/>");
  const { changes, message } = await publishPlan(pages, unseen);
  expect(
    changes.map(({ file, pointer, before, after }) => [file, pointer, before === undefined, after === undefined]),
  ).toEqual([
    ["contact.yaml", "", false, true],
    ["images/new.svg", "", true, false],
    ["index.yaml", "/title", false, false],
    ["new.yaml", "", true, false],
    ["services.yaml", "", false, false],
  ]);
  expect(message).toBe("Change contact, images/new.svg, index and 2 more");
});

test("what cannot be published says why, and loses nothing", async () => {
  const { pages, git, retitle, read } = repository();
  expect(await publish(pages, "x", sound)).toMatchObject({
    result: "refused",
    words: "Nothing has changed since the last commit.",
  });
  retitle("about.yaml");
  expect(await publish(pages, "  ", sound)).toMatchObject({ words: "Say in a sentence what has changed." });
  git("remote", "set-url", "origin", path.join(pages, "no such place"));
  const text = read("about.yaml");
  const failed = await publish(pages, '$(touch x); "quoted" --force', sound, DAY);
  const branch = "desk/2031-05-06-touch-x-quoted-force";
  expect(failed).toMatchObject({ words: expect.stringContaining(`in the branch ${branch} on this machine`) });
  expect(failed).toMatchObject({ words: expect.stringContaining("no such place") });
  expect(git("show", `${branch}:pages-data/about.yaml`)).toBe(text.trim());
  expect(readFileSync(path.join(pages, "about.yaml"), "utf8")).toBe(text);
  const bare = repository({ remote: false });
  bare.retitle("about.yaml");
  expect(await publish(bare.pages, "x", sound)).toMatchObject({ words: expect.stringContaining("No remote is set") });
});

test("a site with errors is not published, and a save during the check is checked too", async () => {
  const { pages, git, remoteGit, retitle, write, read, cwd } = repository();
  const place = { dir: pages, publicDir: path.join(cwd, "public") };
  const errorsNow = async () => (await checkFolder(place)).problems.filter(({ severity }) => severity === "error");
  retitle("index.yaml");
  const sane = read("about.yaml");
  write("about.yaml", sane.replace(/^description:/m, "descripton:"));
  const objects = () => [git("for-each-ref"), remoteGit("for-each-ref"), git("rev-list", "--all")];
  const before = objects();
  const refused = await publish(pages, "Say it", errorsNow, DAY);
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
    "Say it",
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

test("a text is taken back alone, and a list with other entries is refused", () => {
  const before = "a: 'one' # why\nlist: [x, y]\n";
  expect(takenBack("p", "a: 'two' # why\nlist: [x, z]\nnew: 1\n", before, "/a")).toBe(
    "a: 'one' # why\nlist: [x, z]\nnew: 1\n",
  );
  expect(takenBack("p", `${before}new: 1\n`, before, "/new")).toBe(before);
  expect(takenBack("p", "list: [x, y]\n", "a: one\nlist: [x, y]\n", "/a")).toContain("a: one");
  expect(() => takenBack("p", "list: [x]\n", before, "/list/0")).toThrow("other entries there");
});

test("where git is not installed, the words say so", async () => {
  const nowhere = { env: { PATH: path.join(import.meta.dirname, "nowhere") } };
  await expect(runGit(import.meta.dirname, ["status"], nowhere)).rejects.toThrow(
    "git is not installed, or not in the PATH.",
  );
});
