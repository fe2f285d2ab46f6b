import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Linux keeps this folder in memory. */
const MEMORY = "/dev/shm";

/**
 * Vitest's global setup of every project: all temporary folders of the tests are in one, in memory where the
 * system has such a place, and it is removed at the end. A test need not tidy up.
 */
export default function temporaryFolder() {
  const folder = mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), "site-tests-"));
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
