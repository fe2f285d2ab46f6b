import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import switchedOff from "./chromium.json" with { type: "json" };

/**
 * What is switched off in Chromium: `quiet`, its background requests; `addressBar`, since each new window would load the
 * pages below it, half of the processor time of a short visit; `playwrightOff`, what Playwright switches off, repeated
 * because Chromium uses only the last such list.
 */
const { quiet, addressBar, playwrightOff } = switchedOff;

/** Debian's Chromium without windows is tried first: it opens a page in half of the processor time. */
const SHELL = "chromium-headless-shell";

const COMMANDS = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

const NONE =
  "The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, or set CHROMIUM_PATH to its program, and run the command again.";

/**
 * Where a browser of the Chromium family may be: CHROMIUM_PATH, otherwise the commands on the PATH, Chrome and Edge
 * where they are usually installed, and Playwright's own download.
 *
 * @throws CouldNotRun if CHROMIUM_PATH names a file that does not exist
 */
export function candidates(env: NodeJS.ProcessEnv): LaunchOptions[] {
  const named = env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new CouldNotRun(
      `CHROMIUM_PATH names ${named}, and there is no such file: correct it, or unset it to search.`,
    );
  }
  if (named) return [{ executablePath: named }];
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command))).filter(existsSync);
  return [...onPath.map((executablePath) => ({ executablePath })), { channel: "chrome" }, { channel: "msedge" }, {}];
}

/** Starts the machine's own Chromium, without a window. @throws CouldNotRun if none starts */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  // Chromium's sandbox does not start as root, the usual user in a container.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const off = `--disable-features=${[...playwrightOff, ...addressBar].join()}`;
  const args = ["--disable-gpu", off, ...quiet, ...asRoot, ...more];
  for (const candidate of candidates(process.env)) {
    // One that does not start is skipped: on Ubuntu chromium-browser may be a script that only names a snap.
    const browser = await chromium.launch({ ...candidate, args }).catch(() => undefined);
    if (browser) return browser;
  }
  throw new CouldNotRun(NONE);
}

/** Installs a Chromium with apt-get if none starts, or only one with windows. @throws CouldNotRun if none does then */
export async function ensureChromium(): Promise<void> {
  const isThere = await isBrowserInstalled();
  const { executablePath = "" } = candidates(process.env)[0] ?? {};
  const isChosen = executablePath === process.env.CHROMIUM_PATH || path.basename(executablePath) === SHELL;
  const asRoot = process.getuid?.() === 0;
  // Without a password, which CI cannot type.
  const canInstall = commandSucceeds("apt-get", ["--version"]) && (asRoot || commandSucceeds("sudo", ["-n", "true"]));
  if (isThere && (isChosen || !canInstall || !commandSucceeds("apt-cache", ["show", SHELL]))) return;
  if (!canInstall) throw new CouldNotRun(NONE);
  console.log("Installing Chromium for the browser tests (apt-get) …");
  const aptGet = (...words: string[]) => {
    // sudo clears the environment, hence `env`. A failed step is not final: an unreachable extra source fails `update`.
    const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...words];
    const [program = "", ...args] = asRoot ? command : ["sudo", "-n", ...command];
    spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  };
  if (!isThere) aptGet("update");
  for (const browser of [SHELL, "chromium"]) {
    // Debian's Chromium has no font of its own, and without one a page has no text to measure.
    aptGet("install", "-y", "--no-install-recommends", browser, "fonts-liberation");
    if (isThere || (await isBrowserInstalled())) return;
  }
  throw new CouldNotRun(`Chromium could not be installed by apt-get. ${NONE}`);
}

/** Whether a browser starts. @throws CouldNotRun if CHROMIUM_PATH names a file that does not exist */
export async function isBrowserInstalled(): Promise<boolean> {
  try {
    await (await launchBrowser()).close();
    return true;
  } catch (error) {
    if (error instanceof CouldNotRun && error.message === NONE) return false;
    throw error;
  }
}

function commandSucceeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
