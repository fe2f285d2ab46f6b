import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/**
 * Finds a browser of the Chromium family: CHROMIUM_PATH, else a command on the PATH, else the usual folders,
 * else what Playwright has downloaded.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} the full path of its program
 * @throws {Error} one sentence, when CHROMIUM_PATH names a file that is not there
 */
export function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file: correct it, or unset it to search.`);
  }
  if (named) return named;
  return [...onPath(env), ...usualPlaces(env), ...playwrightCache(env)].find(
    (file) => existsSync(file) && starts(file),
  );
}

/** @param {NodeJS.ProcessEnv} env */
function onPath(env) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** @param {NodeJS.ProcessEnv} env */
function usualPlaces(env) {
  if (process.platform === "darwin") {
    return ["Chromium", "Google Chrome", "Microsoft Edge"].flatMap((name) =>
      ["/Applications", path.join(os.homedir(), "Applications")].map((folder) =>
        path.join(folder, `${name}.app`, "Contents", "MacOS", name),
      ),
    );
  }
  if (process.platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    const programs = [
      "Chromium/Application/chrome.exe",
      "Google/Chrome/Application/chrome.exe",
      "Microsoft/Edge/Application/msedge.exe",
    ];
    return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  }
  return ["/snap/bin/chromium", "/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"];
}

/** @param {NodeJS.ProcessEnv} env */
function playwrightCache(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(cacheFolder(env), "ms-playwright");
  if (!existsSync(cache)) return [];
  const programs = [
    "chrome-linux/chrome",
    "chrome-linux64/chrome",
    "chrome-win/chrome.exe",
    "chrome-win64/chrome.exe",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    ...["chrome-mac-arm64", "chrome-mac-x64"].map(
      (folder) => `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ),
  ];
  const versions = readdirSync(cache).filter((folder) => folder.startsWith("chromium-"));
  const newestFirst = versions.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return newestFirst.flatMap((folder) => programs.map((program) => path.join(cache, folder, program)));
}

/** @param {NodeJS.ProcessEnv} env */
function cacheFolder(env) {
  if (process.platform === "darwin") return path.join(os.homedir(), "Library", "Caches");
  if (process.platform === "win32") return env.LOCALAPPDATA ?? os.homedir();
  return env.XDG_CACHE_HOME ?? path.join(os.homedir(), ".cache");
}

/**
 * On Ubuntu `chromium-browser` may be a script that only tells to install a snap. On Windows `--version` would
 * open a window, and there is no such script.
 *
 * @param {string} file
 */
function starts(file) {
  return process.platform === "win32" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
