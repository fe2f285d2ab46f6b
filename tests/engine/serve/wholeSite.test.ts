import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";

/** A server goes on while builds exchange its folder; one of them may be killed between its two renames. */
let servers: Awaited<ReturnType<typeof listen>>;
let out: string;
const last = () => path.join(`${out}.staging`, "last");
beforeEach(async () => {
  out = path.join(mkdtempSync(path.join(tmpdir(), "whole-")), "out");
  mkdirSync(`${out}.staging`);
  writeSite(out, "old");
  servers = await listen(() => createSiteServer(out), { host: "127.0.0.1", port: 0 });
});
afterEach(() => close(servers));

function writeSite(place: string, version: string) {
  mkdirSync(place);
  for (const page of ["index", "404"])
    writeFileSync(
      path.join(place, `${page}.html`),
      `<meta http-equiv="content-security-policy" content="img-src ${version}"><p>${version} ${page}`,
    );
}

/** What an answer consists of: whose policy it has in its head, and in its text. */
async function visit(address: string, [server] = servers) {
  const answer = await fetch(`http://127.0.0.1:${portOf(server as Server)}${address}`);
  const policy = answer.headers.get("content-security-policy") ?? "";
  return [/img-src (\w+)$/.exec(policy)?.[1], /<p>(.*)/.exec(await answer.text())?.[1]];
}

test("the site of a build that was killed between its two renames is served", async () => {
  renameSync(out, last());
  expect(await Promise.all([visit("/"), visit("/nothing")])).toEqual([
    ["old", "old index"],
    ["old", "old 404"],
  ]);
  expect(existsSync(out)).toBe(false);
});

test("while builds exchange the folder, each answer is of one of them", async () => {
  const next = path.join(`${out}.staging`, "next");
  let visitors = 8;
  const visits = Array.from({ length: visitors }, async (_, index) => {
    for (let count = 0; count < 25; count++) {
      const [policy, text] = await visit(index % 2 ? "/" : "/nothing");
      expect(text).toBe(`${policy} ${index % 2 ? "index" : "404"}`);
    }
  });
  const done = Promise.all(visits.map((one) => one.finally(() => visitors--)));
  done.catch(() => {});
  for (let builds = 0; visitors > 0; builds++) {
    writeSite(next, `new${builds}`);
    renameSync(out, last());
    await setImmediate();
    renameSync(next, out);
    renameSync(last(), `${last()}${builds}`);
    // An answer that always meets an exchange would never be given.
    await setTimeout(4);
  }
  await done;
});
