import type { FolderCheck } from "../../checkFolder";
import { filesByName } from "../../siteContent";
import type { Report } from "./formatter";

/**
 * What a formatter prints of one check.
 *
 * @param color by default whether standard output is a terminal and https://no-color.org allows it
 */
export function reportOf(
  { pages, problems, content, beyond }: FolderCheck,
  color = process.stdout.isTTY === true && !process.env.NO_COLOR,
): Report {
  const files = filesByName(content);
  return { pages, problems, beyond, files: [...files.keys()], text: (file) => files.get(file)?.text, color };
}
