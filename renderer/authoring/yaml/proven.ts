import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { CouldNotRun } from "../../base/couldNotRun";
import type { OpenYaml } from "./openYaml";

/** Returns the new text if it parses to `data`, to which the same edit was applied. @throws CouldNotRun if not */
export function proven({ file, data }: Pick<OpenYaml, "file" | "data">, text: string): string {
  const document = parseDocument(text, { logLevel: "silent" });
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), data)) {
    throw new CouldNotRun(`${file} is written in a way that cannot be changed safely. Make the change by hand.`);
  }
  return text;
}
