import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { lastChanges } from "../../../renderer/base/lastChanges";
import { sitemap } from "../../../renderer/output/hostFiles";

/** A repository with pages in a folder, committed on three days. */
function repository(): string {
  const root = mkdtempSync(path.join(tmpdir(), "changes-"));
  git(root, "init", "--quiet", "--initial-branch=main");
  commit(root, "2030-01-01", { "pages/about.yaml": "1", "pages/contact.yaml": "1", "pages/grüße.yaml": "1" });
  commit(root, "2030-02-02", { "pages/about.yaml": "2", "README.md": "1" });
  commit(root, "2030-03-03", { "README.md": "2" });
  return root;
}

function commit(root: string, day: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message=A change", { GIT_COMMITTER_DATE: `${day}T12:00:00Z` });
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function git(cwd: string, ...args: (string | NodeJS.ProcessEnv)[]): void {
  const env = args.filter((arg) => typeof arg === "object");
  const person = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  const words = args.filter((arg) => typeof arg === "string");
  execFileSync("git", [...person, ...words], { cwd, env: Object.assign({}, process.env, ...env), stdio: "ignore" });
}

const daysIn = async (root: string) =>
  Object.fromEntries(
    [...(await lastChanges(path.join(root, "pages")))].map(([file, day]) => [path.basename(file, ".yaml"), day]),
  );

test("each file has the day of the last commit that changed it", async () => {
  expect(await daysIn(repository())).toEqual({ about: "2030-02-02", contact: "2030-01-01", grüße: "2030-01-01" });
});

test("a folder is in the repository that it links into, and in the one that GIT_DIR names", async () => {
  const root = repository();
  const link = path.join(mkdtempSync(path.join(tmpdir(), "changes-")), "pages");
  symlinkSync(path.join(root, "pages"), link);
  expect((await lastChanges(link)).size).toBe(3);
  renameSync(path.join(root, ".git"), path.join(root, "elsewhere"));
  expect(await daysIn(root)).toEqual({});
  vi.stubEnv("GIT_DIR", path.join(root, "elsewhere"));
  vi.stubEnv("GIT_WORK_TREE", root);
  expect(await daysIn(root)).toMatchObject({ about: "2030-02-02" });
  vi.unstubAllEnvs();
});

test("a file that differs from its last commit has no day", async () => {
  const root = repository();
  write(root, "pages/about.yaml", "3");
  write(root, "pages/new.yaml", "1");
  expect(await daysIn(root)).toEqual({ contact: "2030-01-01", grüße: "2030-01-01" });
  git(root, "add", "--all");
  expect(await daysIn(root)).toEqual({ contact: "2030-01-01", grüße: "2030-01-01" });
});

test("a change from a branch has the day of its merge", async () => {
  const root = repository();
  git(root, "switch", "--quiet", "--create", "words");
  commit(root, "2030-04-04", { "pages/contact.yaml": "2" });
  git(root, "switch", "--quiet", "main");
  commit(root, "2030-05-05", { "pages/about.yaml": "4" });
  git(root, "merge", "--quiet", "--no-edit", "words", { GIT_COMMITTER_DATE: "2030-06-06T12:00:00Z" });
  expect(await daysIn(root)).toEqual({ about: "2030-05-05", contact: "2030-06-06", grüße: "2030-01-01" });
});

test("a shallow clone knows only the changes after the commit at which it was cut off", async () => {
  const root = repository();
  commit(root, "2030-04-04", { "pages/contact.yaml": "2" });
  const clone = path.join(mkdtempSync(path.join(tmpdir(), "clone-")), "site");
  git(root, "clone", "--quiet", "--depth=2", `file://${root}`, clone);
  expect(await daysIn(clone)).toEqual({ contact: "2030-04-04" });
});

test("outside a repository no day is known", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "plain-"));
  write(folder, "pages/about.yaml", "1");
  expect(await daysIn(folder)).toEqual({});
});

test("the sitemap has the day where it is known", () => {
  const pages = [{ url: "https://a.example/b", changed: "2030-02-02" }, { url: "https://a.example/a?1&2" }];
  expect(sitemap(pages)).toContain(
    "  <url><loc>https://a.example/a?1&amp;2</loc></url>\n" +
      "  <url><loc>https://a.example/b</loc><lastmod>2030-02-02</lastmod></url>\n",
  );
});
