import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { CouldNotRun } from "../../content/couldNotRun";
import type { OpenYaml } from "./openYaml";

/** The new text of a file, read back. @throws CouldNotRun where it has other data than `data`, which was changed too */
export function proven({ file, data }: Pick<OpenYaml, "file" | "data">, text: string): string {
  const document = parseDocument(text, { logLevel: "silent" });
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), data)) {
    throw new CouldNotRun(`${file} is written in a way that cannot be changed safely. Make the change by hand.`);
  }
  return text;
}
