import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { figuresOfPages } from "../../../authoring/confirmFigures";
import { attempt } from "../../../base/attempt.mjs";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { Problem } from "../../../base/problem";
import { FIGURES_FILE } from "../../../content/pages/pageFiles";
import type { Refused } from "../../protocol/edits";
import { git } from "./git";
import type { LastPublished } from "./lastPublished";
import { changedFiles, freshNames, isContentFile, textsAt, unnamedPictures } from "./siteChanges";

/** How often the site is checked again because files were saved meanwhile. */
const TRIES = 5;

/** Finds the errors of the site on disk, with other texts in place of some files'; undefined for a missing file. */
export type ErrorsNow = (instead: Map<string, string | undefined>) => Promise<Problem[]>;

/** The git tree of the folder in the state that was checked, which happens again if a file is saved meanwhile. */
export async function checkedTree(
  part: Part,
  last: LastPublished | undefined,
  errorsNow: ErrorsNow,
): Promise<string | Refused> {
  const { folder, base } = part;
  const same = await git(folder, ["rev-parse", `${base}^{tree}`]);
  let { tree, instead } = await treeOf(part);
  for (let tries = 0; tries < TRIES; tries++) {
    if (tree === same) {
      throw new CouldNotRun(
        last
          ? `Nothing has changed since you published "${await subjectOf(folder, last.commit)}" on the branch ${last.branch}.`
          : "Nothing has changed since the last commit.",
      );
    }
    const errors = await errorsNow(instead);
    if (errors.length > 0) return withErrors(errors);
    const checked = tree;
    ({ tree, instead } = await treeOf(part));
    if (tree === checked) return tree;
  }
  throw new CouldNotRun("Files are being saved by another program again and again. Try again.");
}

const subjectOf = (folder: string, commit: string) => git(folder, ["log", "-1", "--format=%s", commit]);

function withErrors(errors: Problem[]): Refused {
  const words =
    errors.length === 1
      ? "Nothing was published, as the site has an error. Fix it first."
      : `Nothing was published, as the site has ${errors.length} errors. Fix them first.`;
  const problems = errors.map(({ rule, message, file, pointer, line }) => ({ rule, message, file, pointer, line }));
  return { result: "refused", words, problems };
}

/** What becomes a commit: the folder, or some files of it, on top of the commit `base`. */
interface Part {
  folder: string;
  base: string;
  /** The YAML files to send; all by default. */
  files?: Set<string>;
}

/** A tree, and the texts that it has in place of those on disk. */
interface PartTree {
  tree: string;
  instead: Map<string, string | undefined>;
}

/** Writes a tree, without new pictures that no page of it names. Uses its own index. */
async function treeOf({ folder, base, files }: Part): Promise<PartTree> {
  const changed = await changedFiles(folder, base);
  const held = changed.map(({ file }) => file).filter((file) => isContentFile(file) && files?.has(file) === false);
  const instead = await textsAt(folder, base, held);
  const text = attempt(() => readFileSync(path.join(folder, FIGURES_FILE), "utf8"));
  const figures =
    files && instead.has(FIGURES_FILE)
      ? figuresOfPages(instead.get(FIGURES_FILE), text, (page) => files.has(`${page}.yaml`))
      : undefined;
  if (figures !== undefined) instead.set(FIGURES_FILE, figures);
  const left = new Set([...held, ...unnamedPictures(folder, freshNames(changed), instead)]);
  const place = mkdtempSync(path.join(tmpdir(), "publish-"));
  const env = { GIT_INDEX_FILE: path.join(place, "index") };
  try {
    await git(folder, ["read-tree", base], { env });
    const input = changed.flatMap(({ file }) => (left.has(file) ? [] : [`:(literal)${file}`])).join("\0");
    if (input) await git(folder, ["add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"], { env, input });
    if (figures !== undefined) await addText(folder, env, FIGURES_FILE, figures);
    return { tree: await git(folder, ["write-tree"], { env }), instead };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Adds a text that is not on disk to the index. */
async function addText(folder: string, env: NodeJS.ProcessEnv, file: string, text: string): Promise<void> {
  const hash = await git(folder, ["hash-object", "-w", "--stdin"], { input: text });
  const inside = await git(folder, ["rev-parse", "--show-prefix"]);
  await git(folder, ["update-index", "--add", "--cacheinfo", `100644,${hash},${inside}${file}`], { env });
}
