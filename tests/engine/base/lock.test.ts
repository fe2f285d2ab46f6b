import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { lock } from "../../../renderer/base/files/lock";

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), "lock-")), "a.lock");
const since = "2031-05-06T12:00:00Z";

test("a lock is refused while its process lives, in words, and free once it is released", () => {
  const file = newFile();
  const release = lock(file, "Another build writes into dist");
  expect(() => lock(file, "Another build writes into dist")).toThrow(
    new RegExp(`^Another build writes into dist: process ${process.pid}, since .*Wait until it has ended, or stop it`),
  );
  release();
  lock(file, "")();
});

// Linux keeps the number of a process that has ended until its parent has asked for it.
test.runIf(process.platform === "linux")(
  "a lock of a process that has ended, and is not cleared yet, is taken over",
  async () => {
    const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"]);
    const [printed] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(printed.toString());
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
    const file = newFile();
    writeFileSync(file, JSON.stringify({ pid, since }));
    lock(file, "Another build writes into dist")();
    parent.kill();
  },
);
