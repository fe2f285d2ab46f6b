/**
 * The one cache of results that are slow to compute, from parsed YAML to social cards. The key is everything
 * that a result is computed from: its input, the code, the packages and Node. Plain JavaScript on Node's own
 * modules, so that an unchanged `npm run check` loads nothing else.
 */
import { createHash, randomUUID } from "node:crypto";
import {
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
import { attempt, read } from "./attempt.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Where entries are kept below the repository, in a folder for each kind. */
const PLACE = "node_modules/.cache/site";

const DAY = 24 * 60 * 60 * 1000;
/** An entry that was not used for this long is removed: until then a branch may be switched back to. */
const KEPT = 30 * DAY;

/** What is not code at the top of the repository; any other file there, or in another folder, is. */
const NOT_CODE = new Set(["node_modules", "dist", "screenshots", "tests", "pages-data", "public"]);

/** Length of a SHA-256 in hexadecimal, which begins every entry. */
const HASH = 64;

/** Lists the files of a folder entry with their hashes. */
const LIST = "files.json";

/** The file whose date says when a folder was tidied. */
const TIDIED = ".tidied";

/** A file that changed so many milliseconds ago may change again without another date. */
const RECENT = 2000;

/** A file of so many bytes is known by its size and date: no content is as large. */
const LARGE = 100_000_000;

/** In a bundle, the version of all code that it was made of; a bundler puts it here. */
const BUNDLED = process.env.BUNDLED_CODE_VERSION;

/** SHA-256 in hexadecimal. @param {string | Uint8Array} bytes */
export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Changes with a file, without reading it; undefined just after a change. @param {string} file */
export function stampOf(file) {
  const { size, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true });
  return Date.now() - Number(ctimeMs) > RECENT ? `${file} ${size} ${mtimeNs} ${ctimeNs}` : undefined;
}

/**
 * Hashes of files, each found by its size and dates where that is possible: thousands are not read again.
 *
 * @param {Store} store
 * @param {string} input
 */
export function keptHashes(store, input) {
  /** @type {Record<string, string>} */
  const known = JSON.parse(store.read(input)?.toString() ?? "{}");
  /** @type {Record<string, string>} */
  const used = {};
  return {
    /** @param {string} file */
    of(file) {
      const stats = attempt(() => statSync(file));
      // A pipe would never end, and what nobody may read changes nothing.
      // Files of the system seem empty, and some of them wait for ever for what they hold.
      if (!stats?.isFile() || stats.size === 0) return "";
      const stamp = stampOf(file) ?? "";
      if (stats.size > LARGE) return `${stats.size} ${stats.mtimeMs}`;
      const hash = known[stamp] ?? used[stamp] ?? hashOf(attempt(() => readFileSync(file)) ?? "");
      if (stamp) used[stamp] = hash;
      return hash;
    },
    keep() {
      const stamps = Object.keys(used);
      if (stamps.length > 0 && !stamps.every((stamp) => stamp in known)) store.write(input, JSON.stringify(used));
    },
  };
}

/**
 * A hash of the code, the installed packages and Node. With `entries` only these files count, what they import,
 * directly or not, and the packages that those import: encoding all pictures takes a minute, and does not depend
 * on a block or the linter. Where an import cannot be followed, all code counts.
 *
 * @param {string[]} [entries] files to start from
 * @param {string} [root] the repository
 */
export function codeVersion(entries, root = ROOT) {
  // The second list says what is installed, should it differ from what the first asks for.
  const lists = ["package-lock.json", "node_modules/.package-lock.json"];
  return hashOf([process.version, process.platform, process.arch, sourceVersion(entries, root, lists)].join());
}

/**
 * As `codeVersion`, the same on every machine that has these sources.
 *
 * @param {string[]} [entries]
 * @param {string} [root]
 * @param {string[]} [lists] the files that name the packages' versions
 */
export function sourceVersion(entries, root = ROOT, lists = ["package-lock.json"]) {
  const graph = entries && importGraph(entries, root);
  const hash = createHash("sha256");
  for (const file of graph ? graph.files : filesIn(root, NOT_CODE)) {
    hash.update(`\0${path.relative(root, file)}\0`).update(read(file) ?? "");
  }
  for (const list of lists.map((file) => read(path.join(root, file))))
    hash.update("\0").update(graph && list ? packageVersions(graph.packages, list) : (list ?? ""));
  return hash.digest("hex");
}

/** What files import, directly or not; undefined where it is computed. @param {string[]} entries @param {string} root */
function importGraph(entries, root) {
  const files = new Set(entries);
  /** @type {Set<string>} */
  const packages = new Set();
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const code = (read(file) ?? "").toString().replace(/^\s*(import|export) type [^;]*;/gm, "");
    if (/\bimport\(\s*[^"'\s)]|\brequire\([^"'\s)]/.test(code)) return undefined;
    for (const [, , name = ""] of code.matchAll(
      /\b(?:from|import|require|URL|resolve|specifier:)[\s(]*(["'])([^"'\n]+)\1/g,
    )) {
      if (!/^\.\.?\//.test(name)) packages.add(name.replace(/^((?:@[^/]+\/)?[^/]+).*/, "$1"));
      else files.add(sourceFile(path.resolve(path.dirname(file), name)));
    }
    // Any file of the folder may be among those that a pattern fits.
    for (const [, folder = ""] of code.matchAll(/import\.meta\.glob[^(]*\(\s*"([^"*]+)\//g)) {
      for (const found of filesIn(path.resolve(path.dirname(file), folder))) files.add(found);
    }
  }
  const inside = [...files].filter((file) => !path.relative(root, file).startsWith(".."));
  return { files: inside.sort(), packages: [...packages].sort() };
}

/** The file that an import resolves to. @param {string} file the path, with or without its ending */
function sourceFile(file) {
  const names = [file, `${file}.ts`, `${file}.tsx`, `${file}.mjs`, path.join(file, "index.ts")];
  return names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile()) ?? file;
}

/** The versions of packages and of all that they depend on. @param {string[]} names @param {Buffer} lock its file */
function packageVersions(names, lock) {
  /** @type {Record<string, { version?: string, integrity?: string, dependencies?: object, optionalDependencies?: object, peerDependencies?: object }>} */
  const installed = JSON.parse(lock.toString()).packages ?? {};
  const found = new Set(names.map((name) => `node_modules/${name}`));
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = installed[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      // As Node looks for it: from the package's own folder upwards.
      let from = place;
      while (from && !installed[`${from}/node_modules/${name}`])
        from = from.replace(/\/?node_modules\/(?!.*node_modules\/).*$/, "");
      found.add(from ? `${from}/node_modules/${name}` : `node_modules/${name}`);
    }
  }
  return JSON.stringify(
    [...found].sort().map((place) => [place, installed[place]?.version, installed[place]?.integrity]),
  );
}

/**
 * Every file of a folder, sorted, hidden ones left out.
 *
 * @param {string} folder
 * @param {Set<string>} [except] names in the folder itself to leave out
 * @returns {string[]}
 */
export function filesIn(folder, except) {
  // What cannot be listed is told by whoever needs it.
  const listed = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const entries = listed.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".") || except?.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

/** The results of one kind. Where the disk cannot be written, entries live as long as the process. */
export class Store {
  /** @type {Map<string, Buffer>} */
  #unwritten = new Map();
  #tidied = false;
  #version = "";

  /**
   * @param {string} kind names the folder
   * @param {{ entries?: string[], root?: string }} [code] see `codeVersion`
   */
  constructor(kind, { entries, root = ROOT } = {}) {
    this.folder = path.join(root, PLACE, kind);
    this.entries = entries;
    this.root = root;
  }

  /** The code's version when the store was first used: this process goes on with that code. */
  get version() {
    this.#version ||=
      BUNDLED && this.root === ROOT ? bundledVersion(this.entries) : codeVersion(this.entries, this.root);
    return this.#version;
  }

  /** Where the result is kept. @param {string} input all that it is computed from besides the code */
  file(input) {
    return path.join(this.folder, hashOf(`${this.version}\0${input}`));
  }

  /** The result; undefined where there is none, or it is damaged. @param {string} input @returns {Buffer | undefined} */
  read(input) {
    const file = this.file(input);
    const bytes = this.#unwritten.get(file);
    if (bytes) return bytes;
    const entry = read(file);
    if (!entry) return undefined;
    const result = entry.subarray(HASH);
    if (entry.toString("latin1", 0, HASH) !== hashOf(result)) return undefined;
    markUsed(file);
    return result;
  }

  /** @param {string} input @param {string | Buffer} result */
  write(input, result) {
    const file = this.file(input);
    const bytes = Buffer.from(result);
    // Written aside and moved: another process may be reading.
    const aside = `${file}.${randomUUID()}`;
    try {
      this.#makeFolder();
      writeFileSync(aside, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]));
      replace(file, aside);
    } catch {
      this.#unwritten.set(file, bytes);
      attempt(() => rmSync(aside, { force: true }));
    }
    this.#tidy();
  }

  /** The result as text; computed and kept where there is none. @param {string} input @param {() => string} compute */
  text(input, compute) {
    const known = this.read(input);
    if (known) return known.toString();
    const result = compute();
    this.write(input, result);
    return result;
  }

  /**
   * A result that is a folder of files; made where there is none, or where one of its files was damaged.
   *
   * @param {string} input
   * @param {(folder: string) => Promise<void>} make fills an empty folder
   */
  async made(input, make) {
    const folder = this.file(input);
    if (isWhole(folder)) {
      markUsed(folder);
      return folder;
    }
    const making = this.#folderToFill(folder);
    try {
      await make(making);
      const files = filesIn(making).map((file) => [path.relative(making, file), hashOf(readFileSync(file))]);
      writeFileSync(path.join(making, LIST), JSON.stringify(files));
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      throw error;
    }
    try {
      if (!isWhole(folder)) replace(folder, making);
      rmSync(making, { recursive: true, force: true });
    } catch {
      process.once("exit", () => rmSync(making, { recursive: true, force: true }));
      return making;
    }
    this.#tidy();
    return folder;
  }

  /** Also where a file has its name: no entry could be kept for as long as it is there. */
  #makeFolder() {
    if (statSync(this.folder, { throwIfNoEntry: false })?.isFile()) rmSync(this.folder);
    mkdirSync(this.folder, { recursive: true });
  }

  /** @param {string} folder */
  #folderToFill(folder) {
    try {
      const aside = `${folder}.${randomUUID()}`;
      this.#makeFolder();
      mkdirSync(aside);
      return aside;
    } catch {
      // Code in it finds its packages through the link.
      const place = mkdtempSync(path.join(tmpdir(), "site-"));
      symlinkSync(path.join(this.root, "node_modules"), path.join(place, "node_modules"), "junction");
      process.once("exit", () => rmSync(place, { recursive: true, force: true }));
      const made = path.join(place, "made");
      mkdirSync(made);
      return made;
    }
  }

  /** Removes unused entries: at most once a day, when something new was kept. */
  #tidy() {
    if (this.#tidied) return;
    this.#tidied = true;
    attempt(() => {
      const mark = path.join(this.folder, TIDIED);
      if ((statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - DAY) return;
      rmSync(mark, { recursive: true, force: true });
      writeFileSync(mark, "");
      for (const name of readdirSync(this.folder)) {
        const entry = path.join(this.folder, name);
        const used = statSync(entry, { throwIfNoEntry: false })?.mtimeMs;
        if (used !== undefined && used < Date.now() - KEPT) rmSync(entry, { recursive: true, force: true });
      }
    });
  }
}

/** The version of the code in a bundle: that of a part is kept by that of all. @param {string[]} [entries] */
function bundledVersion(entries) {
  if (!entries) return BUNDLED ?? "";
  return new Store("versions").text(entries.join(), () => codeVersion(entries));
}

/** Moves an entry to its place, whatever is there: a folder takes no file's place by itself. @param {string} entry @param {string} aside */
function replace(entry, aside) {
  try {
    renameSync(aside, entry);
  } catch {
    rmSync(entry, { recursive: true, force: true });
    renameSync(aside, entry);
  }
}

/** Whether all files of a made folder are as they were made. @param {string} folder */
function isWhole(folder) {
  const files = () => JSON.parse(readFileSync(path.join(folder, LIST), "utf8"));
  const isSame = (/** @type {string[]} */ [file = "", hash]) => hashOf(readFileSync(path.join(folder, file))) === hash;
  return attempt(() => files().every(isSame)) ?? false;
}

/** Dates an entry, at most once a day. @param {string} entry */
function markUsed(entry) {
  const now = new Date();
  attempt(() => {
    if (now.getTime() - statSync(entry).mtimeMs > DAY) utimesSync(entry, now, now);
  });
}
