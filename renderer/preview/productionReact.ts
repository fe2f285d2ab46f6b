import { createRequire } from "node:module";

/** What pages are rendered with, as blocks, layout and document import it: Vite leaves these packages to Node. */
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
 * Imported first of all: loads React as the built site has it. Its development version notes a stack for each element,
 * for warnings that are not shown here: 45 ms of processor time for a page instead of 10. The packages choose by
 * `NODE_ENV` at the moment when they are loaded, and Node keeps them; for Vite the mode stays as it is.
 */
const require = createRequire(import.meta.url);
const mode = process.env.NODE_ENV;
process.env.NODE_ENV = "production";
for (const name of PACKAGES) require(name);
if (mode === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = mode;
