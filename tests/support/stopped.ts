import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const CHANGES = ["writeFileSync", "renameSync", "linkSync", "mkdirSync", "rmSync", "rmdirSync"] as const;
const real = Object.fromEntries(CHANGES.map((name) => [name, fs[name]])) as unknown as Record<
  (typeof CHANGES)[number],
  (...args: unknown[]) => unknown
>;

/** Calls `before` before every change of a file, until the function that it returns is called. */
export function onFileChange(before: (name: string, args: unknown[]) => void): () => void {
  const replaced = CHANGES.map((name) => [
    name,
    (...args: unknown[]) => {
      before(name, args);
      return real[name](...args);
    },
  ]);
  const put = (functions: object) => {
    Object.assign(fs, functions);
    syncBuiltinESMExports();
  };
  put(Object.fromEntries(replaced));
  return () => put(real);
}

/**
 * Does work that is stopped as a kill stops it: after so many changes of files none is made any more, and the file that
 * is being written then is half written.
 *
 * @returns whether it was stopped before its end
 */
export function stoppedAfter(changes: number, work: () => void): boolean {
  let left = changes;
  const restore = onFileChange((name, [file, data, ...rest]) => {
    if (left-- > 0) return;
    if (left === -1 && name === "writeFileSync") real.writeFileSync(file, String(data).slice(0, 9), ...rest);
    throw new Error("Stopped.");
  });
  try {
    work();
  } catch (error) {
    if (left >= 0) throw error;
  } finally {
    restore();
  }
  return left < 0;
}
