import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { amount } from "../../support/amount";

/** How often each process writes and reads. */
const ROUNDS = amount(40, 2000);

const script = path.join(import.meta.dirname, "manyProcesses.mjs");

test("processes that write the same results at the same time read whole ones only", {
  timeout: 60_000 + ROUNDS * 100,
}, async () => {
  const root = mkdtempSync(path.join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const ended = ["a", "b", "c"].map(async (letter) => {
    const child = spawn(process.execPath, [script, root, letter, String(ROUNDS)]);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    const [code] = await once(child, "close");
    return { code, said };
  });
  expect(await Promise.all(ended)).toEqual(Array(3).fill({ code: 0, said: "" }));
});
