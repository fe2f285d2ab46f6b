// @module-tag slow
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { GROOMER, ROOT } from "../../support/fixtureSite";
import { filesOf, runBuildProcess } from "../../support/runBuild";

interface Item {
  kind: string;
  metadata: { name: string };
  spec: {
    completions?: number;
    template: { spec: { containers: { command: string[]; env: { name: string; value: string }[] }[] } };
  };
}

const manifest = readFileSync(path.join(ROOT, ".github/kubernetes/shards.yaml"), "utf8");
const jobs = (parse(manifest, { merge: true }) as { items: Item[] }).items.filter(({ kind }) => kind === "Job");

const MOMENT = new Date().toISOString();

test("the Jobs of Kubernetes, run in a loop over the index, make the bytes of one build", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "jobs-"));
  const shared = path.join(folder, "shared");
  mkdirSync(shared);
  expect(jobs.map(({ metadata }) => metadata.name)).toEqual(["site-shards", "site-merge"]);
  for (const { spec } of jobs) {
    const [{ command: [shell = "", ...args] = [], env = [] } = {}] = spec.template.spec.containers;
    if (spec.completions) expect(env).toContainEqual({ name: "SHARDS", value: String(spec.completions) });
    for (let index = 0; index < (spec.completions ? 2 : 1); index++) {
      const { VITEST: _test, NODE_ENV: _mode, ...clean } = process.env;
      const settings = { SHARED: shared, PAGES: GROOMER, SHARDS: "2", MOMENT, JOB_COMPLETION_INDEX: String(index) };
      execFileSync(shell, args, { cwd: ROOT, env: { ...clean, ...settings }, stdio: "pipe" });
    }
  }
  expect(readdirSync(path.join(shared, "shards"))).toEqual(["0", "1"]);

  const plain = path.join(folder, "plain");
  expect(await runBuildProcess(GROOMER, plain)).toMatchObject({ code: 0 });
  const texts = (site: string) => new Map([...filesOf(site)].map(([file, { text }]) => [file, text]));
  expect(texts(path.join(shared, "client"))).toEqual(texts(plain));
});
