import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { CouldNotRun } from "../../../renderer/base/couldNotRun";
import type { MakeShared } from "../../../renderer/desk/server/share/sharing";
import { makeShared } from "../../../scripts/preview/makeShared";
import { GROOMER, PUBLIC } from "../../support/fixtureSite";
import { type EditServer, editServer } from "./edit/editServer";

const servers: EditServer[] = [];
const start = async (make: MakeShared) => {
  const server = await editServer(false, undefined, undefined, make);
  servers.push(server);
  const stateOf = async (first: string) => {
    const { text } = await server.send({}, {}, first);
    return JSON.parse(/\{.*\}/s.exec(Buffer.from(text, "latin1").toString())?.[0] ?? "");
  };
  return { press: () => stateOf("POST /_desk/share"), ask: () => stateOf("GET /_desk/share"), server };
};
afterAll(() => {
  for (const { server } of servers) server.close();
});

test("the file is made once at a time, with words for each step, and is there at last", async () => {
  const steps: ((words: string) => void)[] = [];
  let finish: (html: string) => void = () => {};
  const { press, ask } = await start((progress) => {
    steps.push(progress);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  expect(await ask()).toEqual({ state: "none" });
  expect(await press()).toEqual({ state: "working", words: "Starting …" });
  steps[0]?.("Step 1 of 3: …");
  expect(await press()).toEqual({ state: "working", words: "Step 1 of 3: …" });
  expect(steps).toHaveLength(1);
  finish("<!doctype html>");
  await expect.poll(ask).toEqual({ state: "done", name: "changes.html", html: "<!doctype html>" });
});

test("what cannot be shown is said in a sentence, and the next press tries again", async () => {
  const results = [() => Promise.reject(new CouldNotRun("The site has errors.")), () => Promise.resolve("ok")];
  const { press, ask } = await start(async () => (await results.shift()?.()) ?? "");
  await press();
  await expect.poll(ask).toEqual({ state: "refused", words: "The site has errors." });
  await press();
  await expect.poll(ask).toMatchObject({ state: "done", html: "ok" });
});

test("the file shows the working tree against the last commit, and an error of the site is refused", {
  tags: ["slow"],
}, async () => {
  const repository = mkdtempSync(path.join(tmpdir(), "share-test-"));
  const file = (name: string) => path.join(repository, "pages-data", name);
  cpSync(GROOMER, path.join(repository, "pages-data"), { recursive: true });
  cpSync(PUBLIC, path.join(repository, "public"), { recursive: true });
  const settings = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    ["commit", "-q", "-m", "The site"],
  ])
    execFileSync("git", [...settings, ...args], { cwd: repository });
  const text = readFileSync(file("services.yaml"), "utf8");
  writeFileSync(file("services.yaml"), text.replace("price: $20", "price: $21"));
  const steps: string[] = [];
  const make = makeShared(path.join(repository, "pages-data"));
  const html = await make((words) => steps.push(words));
  expect(steps.map((words) => words.slice(0, 11))).toEqual(["Step 1 of 3", "Step 2 of 3", "Step 3 of 3"]);
  expect(html).toContain("<h1>1 thing changes</h1>");
  expect(html).toMatch(/<del>\$20<\/del><span> becomes <\/span><ins>\$21<\/ins>/);
  expect(html).toContain("srcdoc=");
  // The next one goes on from the builds of the first, and still compares with the commit.
  writeFileSync(file("services.yaml"), text.replace("price: $20", "price: $22"));
  expect(await make(() => {})).toMatch(/<del>\$20<\/del><span> becomes <\/span><ins>\$22<\/ins>/);
  writeFileSync(file("services.yaml"), "title: 1\n");
  await expect(make(() => {})).rejects.toThrow(/errors, so it cannot be shown/);
});
