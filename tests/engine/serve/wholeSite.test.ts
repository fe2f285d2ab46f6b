import { on } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isMoving } from "../../../renderer/base/files/moves";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";

/** A server goes on while builds write into its folder; one of them may be killed between two moves. */
let servers: Awaited<ReturnType<typeof listen>>;
let out: string;
beforeEach(async () => {
  out = path.join(mkdtempSync(path.join(tmpdir(), "whole-")), "out");
  const stage = `${out}.staging`;
  for (const folder of [out, stage]) mkdirSync(folder);
  // The first of two moves was done.
  writeFileSync(path.join(out, "index.html"), "new");
  writeFileSync(path.join(out, "404.html"), "old 404");
  for (const [name, text] of Object.entries({ "old-0": "old", "old-1": "old 404", "new-1": "new 404" }))
    writeFileSync(path.join(stage, name), text);
  const steps = ["index.html", "404.html"].map((file, index) => ({
    target: `../out/${file}`,
    staged: `new-${index}`,
    old: `old-${index}`,
  }));
  writeFileSync(path.join(stage, "journal.json"), JSON.stringify(steps));
  servers = await listen(() => createSiteServer(out), { host: "127.0.0.1", port: 0 });
});
afterEach(() => close(servers));

const visit = async (address: string, [server] = servers) =>
  (await fetch(`http://127.0.0.1:${portOf(server as Server)}${address}`)).text();

test("the folder of a build that was killed between two moves is served as it was before", async () => {
  expect(await Promise.all([visit("/"), visit("/nothing")])).toEqual(["old", "old 404"]);
  expect(isMoving(`${out}.staging`)).toBe(false);
});

test("the lock of a dead build blocks no other build", async () => {
  writeFileSync(path.join(path.dirname(out), ".out.lock"), JSON.stringify({ pid: 2 ** 22 + 1, since: "" }));
  expect(await visit("/")).toBe("old");
});

test("while a build moves files, a visitor waits for the whole new site", async () => {
  writeFileSync(path.join(path.dirname(out), ".out.lock"), JSON.stringify({ pid: process.ppid, since: "" }));
  const requests = on(servers[0] as Server, "request");
  const answered: string[] = [];
  const answers = ["/", "/nothing"].map((address) => visit(address).finally(() => answered.push(address)));
  for (let seen = 0; seen < answers.length; seen++) await requests.next();
  // Without the wait, both would have their answers before a later visitor of a site that is whole.
  const whole = mkdtempSync(path.join(tmpdir(), "whole-"));
  writeFileSync(path.join(whole, "index.html"), "other site");
  const others = await listen(() => createSiteServer(whole), { host: "127.0.0.1", port: 0 });
  for (let visits = 0; visits < 5; visits++) expect(await visit("/", others)).toBe("other site");
  await close(others);
  expect(answered).toEqual([]);
  writeFileSync(path.join(out, "404.html"), "new 404");
  rmSync(path.join(`${out}.staging`, "journal.json"));
  expect(await Promise.all(answers)).toEqual(["new", "new 404"]);
});
