import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { git, gitBytes } from "../../renderer/base/git.mjs";

/** A plain file of a commit; links and submodules are not part of a site. */
interface Blob {
  name: string;
  hash: string;
}

/** @throws CouldNotRun if git does not know the name, with what to do */
export async function commitOf(root: string, name: string): Promise<string> {
  for (const known of [name, `origin/${name}`]) {
    const found = await git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${known}^{commit}`]).catch(
      () => "",
    );
    if (found) return found.trim();
  }
  const isShallow = (await git(root, ["rev-parse", "--is-shallow-repository"]).catch(() => "")).trim() === "true";
  const why = isShallow ? " This clone is shallow: git fetch --unshallow brings the whole history." : "";
  throw new CouldNotRun(`git knows no branch, tag or commit "${name}".${why}`);
}

/** Every plain file of a commit below some folders or with some names. */
export async function blobsOf(root: string, commit: string, places: string[]): Promise<Blob[]> {
  const list = await git(root, ["ls-tree", "-r", "-z", "--full-tree", commit, "--", ...places]);
  return list.split("\0").flatMap((line) => {
    const [, hash = "", name] = /^100\d{3} blob (\S+)\t(.*)$/s.exec(line) ?? [];
    // git itself refuses such names. They must not lead out of the folder.
    return name && !path.isAbsolute(name) && !name.split("/").includes("..") ? [{ name, hash }] : [];
  });
}

/** Writes files of a commit into a folder, read only from git: neither the working tree nor the index is touched. */
export async function writeBlobs(root: string, blobs: Blob[], folder: string): Promise<void> {
  const bytes = await gitBytes(root, ["cat-file", "--batch"], {
    input: blobs.map(({ hash }) => `${hash}\n`).join(""),
  });
  let at = 0;
  for (const { name } of blobs) {
    const end = bytes.indexOf(10, at);
    const [, type, size = ""] = bytes.toString("latin1", at, end).split(" ");
    if (end < 0 || type !== "blob") throw new CouldNotRun(`git could not read ${name}.`);
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes.subarray(end + 1, end + 1 + Number(size)));
    at = end + 2 + Number(size);
  }
}

/** The top of the repository that a folder is in. @throws CouldNotRun if it is in none */
export async function repositoryOf(folder: string): Promise<string> {
  const top = await git(folder, ["rev-parse", "--show-toplevel"]).catch((error: NodeJS.ErrnoException) => error);
  if (typeof top === "string") return top.trim();
  const why = "This folder is not in a git repository, so there is nothing to compare with.";
  throw new CouldNotRun(top.code === "ENOENT" ? top.message : why);
}
