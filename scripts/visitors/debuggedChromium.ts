import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromiumCommand } from "../setup/launchBrowser";

/**
 * Starts Chromium with a debugging port of its own, for a tool that drives it by itself: Playwright
 * would hold on to each page that the tool opens.
 */
export async function debuggedChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const { executablePath, args } = chromiumCommand();
  const profile = mkdtempSync(path.join(tmpdir(), "visitors-"));
  const child = spawn(
    executablePath,
    [...args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const port = await new Promise<number | undefined>((resolve) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [, found] = said.match(/DevTools listening on ws:\/\/[^:]+:(\d+)\//) ?? [];
      if (found) resolve(Number(found));
    });
    child.once("error", () => resolve(undefined));
    child.once("exit", () => resolve(undefined));
  });
  if (port === undefined) throw new Error(`${executablePath} did not start with a debugging port.`);
  return { port, stop };
}
