import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import * as buildCode from "../../../renderer/build/buildCode";
import { runBuild } from "../../support/runBuild";
import { contentFolder, page } from "../content/folder";

/** A worker that fails at the second block of the first page that has two. */
const WORKER = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ task }) => {
    const { file, blocks } = task.map(({ page }) => page).find(({ blocks }) => blocks.length === 2);
    const about = { file, type: blocks[1].type, index: 1, reason: "Invalid time value" };
    parentPort.postMessage({ failed: "RangeError: Invalid time value", about });
  });
`;

test("a block that cannot be rendered is reported at its line in the file, also after a block outside its time", async () => {
  const block = (heading: string, more = "") =>
    `  - type: faq\n    heading: ${heading}\n${more}    items:\n      - { question: How?, answer: So. }\n`;
  const trims = `${page("Trims")}${block("Before", "    until: 2020-01-01\n")}${block("Now")}`;
  const cwd = contentFolder({
    "index.yaml": page("Home"),
    "404.yaml": page("Nothing"),
    "trims.yaml": trims,
  });
  const out = path.join(cwd, "out");
  // The module itself, which other test files may have loaded before.
  const worker = vi.spyOn(buildCode, "buildWorker");
  onTestFinished(() => worker.mockRestore());
  const script = path.join(cwd, "worker.mjs");
  writeFileSync(script, WORKER);
  worker.mockResolvedValue(script);
  const place = `${path.join(cwd, "pages/trims.yaml")}:11`;
  await expect(runBuild(path.join(cwd, "pages"), out, { cards: false, pictures: false })).rejects.toMatchObject({
    name: "BlockFailed",
    message: `The block "faq" of ${place} could not be rendered: Invalid time value`,
    trace: "RangeError: Invalid time value",
  });
  expect(existsSync(out)).toBe(false);
});
