import { spawnSync } from "node:child_process";
import { findChromium } from "./findChromium.mjs";

/**
 * How each package manager installs a browser, unattended; the first one that the machine has is used.
 * Debian's Chromium comes without any font, and without one a page has no text to measure.
 */
const managers = [
  {
    command: "apt-get",
    asRoot: true,
    steps: [["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]],
  },
  { command: "dnf", asRoot: true, steps: [["install", "-y", "chromium"]] },
  { command: "apk", asRoot: true, steps: [["add", "--no-cache", "chromium"]] },
  { command: "pacman", asRoot: true, steps: [["-Sy", "--noconfirm", "chromium"]] },
  { command: "brew", asRoot: false, steps: [["install", "--cask", "google-chrome"]] },
];

const wayOut =
  "The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, or set CHROMIUM_PATH to its program, and run the command again.";

/**
 * Finds a Chromium, or installs one by the machine's own package manager.
 *
 * @throws {Error} one sentence, when there is none and none could be installed
 */
export function ensureChromium() {
  if (findChromium()) return;
  const manager = managers.find(({ command }) => runs(command, ["--version"]));
  const prefix = manager?.asRoot ? rootPrefix() : [];
  if (!manager || !prefix) throw new Error(wayOut);

  console.log(`Installing Chromium for the browser tests (${manager.command}) …`);
  for (const step of manager.steps) {
    const [program = manager.command, ...args] = [...prefix, manager.command, ...step];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // What comes of a failed step is judged by the search below: an unreachable extra source fails `update` only.
    spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"], env });
  }
  if (!findChromium()) throw new Error(`Chromium could not be installed by ${manager.command}. ${wayOut}`);
}

/** What to put before a command so that root runs it; undefined where that would ask for a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  // sudo clears the environment, so apt-get would ask its questions after all.
  return runs("sudo", ["-n", "true"]) ? ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive"] : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const runs = (command, args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
