// @module-tag slow
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { EditResult } from "../../../renderer/desk/protocol/edits";
import type { PageWords } from "../../../renderer/desk/protocol/words";
import { deskTokenIn, type Preview, startPreview } from "../../../scripts/preview/startPreview";
import { fixtureSite, ROOT } from "../../support/fixtureSite";

const site = fixtureSite();
const flag = path.join(site.cwd, "end-check");
let preview: Preview;
let headers: Record<string, string>;

beforeAll(async () => {
  const hook = pathToFileURL(path.join(ROOT, "tests/support/endCheck.mjs")).href;
  preview = await startPreview(site.pages, undefined, { NODE_OPTIONS: `--import ${hook}`, END_CHECK: flag });
  const token = deskTokenIn(await (await fetch(`${preview.url}/_desk/at/`)).text());
  headers = {
    "content-type": "application/json",
    "x-desk": token,
    origin: preview.url,
    "sec-fetch-site": "same-origin",
  };
});
afterAll(() => preview?.stop());

async function edit(value: string): Promise<EditResult> {
  const words = (await (await fetch(`${preview.url}/_desk/words?route=/about`, { headers })).json()) as PageWords;
  const request = {
    file: "about.yaml",
    base: words.files["about.yaml"]?.hash,
    steps: [{ do: "set", pointer: "/blocks/0/heading", value }],
  };
  const response = await fetch(`${preview.url}/_desk/edit`, { method: "POST", headers, body: JSON.stringify(request) });
  return (await response.json()) as EditResult;
}

const isChecked = async () =>
  ((await (await fetch(`${preview.url}/_desk/page?route=/about`, { headers })).json()) as { settled: boolean }).settled;

test("a check that ends during a save refuses it in words, starts again, and the next save is written", async () => {
  const before = site.all();
  writeFileSync(flag, "");
  expect(await edit("Never written")).toMatchObject({
    result: "refused",
    words: expect.stringContaining("started again: make the change again"),
  });
  expect(site.all()).toEqual(before);
  rmSync(flag);
  expect(await edit("Written by the new one")).toHaveProperty("result", "saved");
  expect(site.read("about.yaml")).toContain("heading: Written by the new one");
  await vi.waitUntil(isChecked, { timeout: 200_000, interval: 100 });
});

test("a check that ends each time is not started again for ever, and a message says so", async () => {
  await vi.waitUntil(isChecked, { timeout: 200_000, interval: 100 });
  writeFileSync(flag, "");
  const words: string[] = [];
  for (let time = 0; time < 4; time++) {
    const result = await edit("Never written");
    words.push(result.result === "refused" ? result.words : "");
  }
  expect(words.slice(0, 2)).toEqual([expect.stringContaining("change again"), expect.stringContaining("change again")]);
  expect(words.slice(2)).toEqual([
    expect.stringContaining("Start the preview again"),
    expect.stringContaining("Start the preview again"),
  ]);
});
