import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { ROOT } from "../../support/fixtureSite";

interface Bundler {
  build(options: object): Promise<{ metafile: { inputs: Record<string, unknown> } }>;
}

test("the code that renders a page loads no code that reads and checks the content, and no YAML", async () => {
  const require = createRequire(import.meta.url);
  // The esbuild of tsx, as in `renderer/cache/program.mjs`.
  const esbuild: Bundler = createRequire(require.resolve("tsx"))("esbuild");
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ["renderer/_default.page.server.tsx", "renderer/pages.page.worker.ts"],
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: "unused",
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /^renderer\/(?:content|cache|build|authoring|schema)\//.test(file))).toEqual([]);
});
