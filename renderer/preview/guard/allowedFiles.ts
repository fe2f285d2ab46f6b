import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import { isPageAddress } from "./refusal";

/** Files below some folders, after symbolic links are resolved. */
export class AllowedFiles {
  readonly #folders: string[];

  constructor(folders: string[]) {
    this.#folders = folders.flatMap((folder) => attempt(() => realpathSync(folder)) ?? []);
  }

  /** @returns the real path of a file; undefined if it is elsewhere or does not exist */
  find(file: string): string | undefined {
    const real = realFile(file);
    return this.#folders.some((folder) => real?.startsWith(folder + path.sep)) ? real : undefined;
  }

  /**
   * Whether an address is that of a file elsewhere. Vite compares the requested path with the folders that it may
   * serve, but a symbolic link in one of them can lead anywhere. Addresses of no file are left to Vite.
   *
   * @param roots the folders that addresses start from
   */
  leadsElsewhere(pathname: string, roots: string[]): boolean {
    // After `/@fs` comes an absolute path, and Vite also takes an address as one: `/home/…`, on Windows `/C:/…`.
    const whole = pathname.replace(/^\/@fs(?=\/)/, "").replace(/^\/(?=[a-z]:)/i, "");
    const places = roots.map((root) => path.join(root, pathname));
    return [...places, ...(isPageAddress(pathname) ? [] : [whole])].some((file) => realFile(file) && !this.find(file));
  }
}

const realFile = (file: string) => attempt(() => (statSync(file).isDirectory() ? undefined : realpathSync(file)));
