import path from "node:path";
import { isBlob } from "../../renderer/base/lastChanges";
import { filesIn } from "../../renderer/output/buildCode";
import { blobsOf, commitOf, writeBlobs } from "./gitFiles";

const CODE_ROOT = path.resolve(import.meta.dirname, "../..");

/** The code that pages are made by; an edit of anything else, such as a test, builds the same site. */
const CODE = ["blocks", "renderer", "site-schema.json", "vite.config.ts", "tsconfig.json"];
/** The part of it that makes no page: the preview with its desk, edits by programs, and this comparison. */
const BESIDE = /^renderer\/(?:preview|desk|authoring|diff)\//;
const LOCK = "package-lock.json";

/** A state of the site: its content in a folder, and the code that builds it. */
export interface State {
  /** Its name in a report. */
  name: string;
  /** The folder that `pages` and `public` are in. */
  root: string;
  pages: string;
  publicDir: string;
  /** A folder with the state's own code, if it is not the code that runs now. */
  code?: string;
  /** Whether that code is a package, which builds the site of the folder that it is started in. */
  isPackage?: boolean;
  /** Whether it has other versions of packages than those installed. */
  otherPackages: boolean;
}

export interface Places {
  /** The top of the repository. */
  repository: string;
  /** Relative to it. */
  pages: string;
  publicDir: string;
}

/** The files as they are now, committed or not. */
export function workingTree({ repository, pages, publicDir }: Places): State {
  return { name: "the working tree", root: repository, pages, publicDir, otherPackages: false };
}

/**
 * A state of git, written into a folder: its content, and its code if that is not the code that runs now.
 *
 * @throws CouldNotRun if git does not know the name
 */
export async function stateOf(name: string, { repository, pages, publicDir }: Places, folder: string): Promise<State> {
  const commit = await commitOf(repository, name);
  const blobs = await blobsOf(repository, commit, [pages, publicDir, ...CODE, LOCK, "scripts", "package.json"]);
  const isContent = ({ name }: { name: string }) => [pages, publicDir].some((place) => name.startsWith(`${place}/`));
  const code = blobs.filter((blob) => !isContent(blob));
  const isOther = code.some(({ name }) => name.startsWith("renderer/")) && !isRunning(code);
  const written = isOther ? blobs : blobs.filter(isContent);
  await writeBlobs(repository, written, folder);
  const lock = code.find((blob) => blob.name === LOCK);
  const state = { name, root: folder, pages, publicDir, otherPackages: lock !== undefined && !isSameFile(lock) };
  return isOther ? { ...state, code: folder } : state;
}

/** Whether a commit's code is that of this program, byte for byte. */
function isRunning(blobs: { name: string; hash: string }[]): boolean {
  const own = blobs
    .filter(({ name }) => CODE.some((place) => name === place || name.startsWith(`${place}/`)))
    .filter(({ name }) => !BESIDE.test(name));
  const folders = CODE.filter((place) => !place.includes("."));
  const here = folders.flatMap((place) => filesIn(path.join(CODE_ROOT, place)).map((file) => `${place}/${file}`));
  const names = new Set(own.map(({ name }) => name));
  return own.every(isSameFile) && here.every((name) => names.has(name) || BESIDE.test(name));
}

const isSameFile = ({ name, hash }: { name: string; hash: string }) => isBlob(path.join(CODE_ROOT, name), hash);
