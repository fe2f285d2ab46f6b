import { type Browser, chromium } from "playwright-core";
import { CouldNotRun } from "../../renderer/content/couldNotRun";
import { findChromium } from "./findChromium.mjs";

/** Chromium's background requests, switched off. */
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

/**
 * Starts the machine's own Chromium, without a window.
 *
 * @param more further arguments
 * @throws CouldNotRun where there is none
 */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new CouldNotRun("There is no Chromium: run node scripts/setup.mjs --browser first.");
  // Chromium's sandbox does not start as root, the usual user in a container.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return await chromium.launch({ executablePath, args: ["--disable-gpu", ...QUIET, ...asRoot, ...more] });
}
