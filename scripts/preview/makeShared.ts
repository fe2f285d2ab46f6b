import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import type { MakeShared } from "../../renderer/desk/server/share/sharing";
import { startCommand } from "./startPreview";

/** What is done at each line that `npm run diff` prints before its result. */
const STEPS = [
  "Step 1 of 3: the site as it is now …",
  "Step 2 of 3: the site with the changes …",
  "Step 3 of 3: what is different …",
];

/**
 * The report of `npm run diff` from the last commit to the files as they are, made in a process of its own, so that the
 * preview goes on. What is built for one report is the start of the next, until the preview ends.
 */
export function makeShared(pages: string): MakeShared {
  let folder: string | undefined;
  return async (progress) => {
    folder ??= temporaryFolder();
    const file = path.join(folder, "changes.html");
    const args = ["--base", "HEAD", "--pages", path.resolve(pages), "--no-cards", "--keep", folder, "--out", file];
    const diff = startCommand("diff", args);
    let [printed, step] = ["", 0];
    diff.stderr?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      for (const _ of text.matchAll(/^(?:Building|Comparing) .*…$/gm)) progress(STEPS[step++] ?? "");
    });
    diff.stdout?.resume();
    const code = await new Promise((resolve, reject) => diff.once("error", reject).once("close", resolve));
    if (code === 1) throw new CouldNotRun("The site has errors, so it cannot be shown yet. Fix the problems first.");
    if (code !== 0) throw new CouldNotRun(printed.replace(/^(?:Building|Comparing) .*…\n/gm, "").trim());
    return readFileSync(file, "utf8");
  };
}

/** A folder that is there as long as this process. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "share-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
