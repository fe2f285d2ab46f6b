import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./findChromium.mjs";

/** Where the machine's own Chromium is, and how it is started without a window and without talking to anyone. */
export function chromiumCommand(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium: run node scripts/setup.mjs --browser first.");
  // Chromium's sandbox refuses to start as root, which is who runs tests in a container.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  return { executablePath, args: ["--disable-gpu", ...quiet, ...asRoot] };
}

/** Starts the machine's own Chromium, without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumCommand());
}
