import { createRequire } from "node:module";

/** The packages that pages are rendered with, as imported by blocks, layout and document: Vite leaves them to Node. */
const PACKAGES = [
  "react",
  "react/jsx-runtime",
  "react-dom/server",
  "@emotion/react",
  "@emotion/styled",
  "@emotion/cache",
  "@emotion/server/create-instance",
];

/*
 * Imported before everything else: loads React as in the built site. Its development version records a stack for each
 * element, for warnings that are not shown here: 45 ms of processor time per page instead of 10. The packages choose by
 * `NODE_ENV` when they are loaded, and Node caches them; for Vite the mode stays as it is.
 */
const require = createRequire(import.meta.url);
const mode = process.env.NODE_ENV;
process.env.NODE_ENV = "production";
for (const name of PACKAGES) require(name);
if (mode === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = mode;
