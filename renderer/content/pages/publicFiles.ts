import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { reasonOf, unfitFile, unfitFolder } from "../../base/files/unfitFile";
import { isDeviceName } from "../../base/slug";

/**
 * The addresses of all files of a folder, at any depth, such as `/images/baths.svg`; none if there is no folder. Listed
 * from the folder, since a web server distinguishes `Baths.jpg` from `baths.jpg` even if the author's computer does
 * not. Their letters are in Unicode's form NFC, as keyboards type them and as files are published: see `formsOf`.
 *
 * @param under the part of the folder to list, such as `images`
 */
export function addressesIn(dir: string, under = ""): Set<string> {
  const names = listFolder(path.join(dir, under)).files.map(({ file }) => path.relative(dir, file));
  return new Set(names.map((name) => `/${name.split(path.sep).join("/").normalize()}`));
}

/** Files that must not be published, at any depth: links out of the folder, devices, pipes, and unreadable files. */
export function unfitFilesIn(dir: string): { file: string; reason: string }[] {
  const { files, unfit } = listFolder(dir);
  for (const { file, entry } of files) {
    const reason = entry.isFile() ? undefined : unfitFile(dir, file);
    if (reason) unfit.push({ file, reason });
  }
  return unfit;
}

/** Files, at any depth, whose names are invalid on Windows: it cannot check out their repository. */
export function filesNotForWindows(dir: string): { file: string; reason: string }[] {
  return listFolder(dir).files.flatMap(({ file }) => {
    const names = path.relative(dir, file).split(path.sep);
    const device = names.find(isDeviceName);
    if (device) return [{ file, reason: `Windows reserves the name ${device.replace(/\..*/s, "")} for a device` }];
    const [character] = names.flatMap((name) => /[<>:"|?*\\]|\p{Cc}|[. ]$/u.exec(name)?.[0] ?? []);
    if (character === undefined) return [];
    const what = /^[<>:"|?*\\]$/.test(character)
      ? `the character ${character}`
      : "such a space, full stop or line break";
    return [{ file, reason: `Windows allows no name with ${what}` }];
  });
}

/** All files of a folder, and the subfolders that cannot be read. */
function listFolder(dir: string) {
  const files: { file: string; entry: Dirent }[] = [];
  const reason = unfitFolder(dir);
  const unfit = reason ? [{ file: dir, reason }] : [];
  const open = reason ? [] : [dir];
  for (const folder of open) {
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const file = path.join(folder, entry.name);
        if (entry.isDirectory()) open.push(file);
        else files.push({ file, entry });
      }
    } catch (error) {
      // Most sites have no such folder.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        unfit.push({ file: folder, reason: reasonOf(error, folder) });
    }
  }
  return { files, unfit };
}

export function addressesBeside(address: string, addresses: Iterable<string>): string[] {
  return [...addresses].filter((other) => path.posix.dirname(other) === path.posix.dirname(address));
}
