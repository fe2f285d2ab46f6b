import { createRequire } from "node:module";

/** @typedef {{ outputFiles: { text: string }[] }} Bundled */
/** @typedef {{ build(options: object): Promise<Bundled>, buildSync(options: object): Bundled }} Esbuild */

/**
 * The esbuild that tsx works with: no second one is installed.
 *
 * @returns {Esbuild}
 */
export function loadEsbuild() {
  const { resolve } = createRequire(import.meta.url);
  return createRequire(resolve("tsx"))("esbuild");
}
