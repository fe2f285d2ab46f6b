import type { FolderCheck } from "../../checkFolder";
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
  const texts = new Map(content.pages.map(({ file, text }) => [file, text]));
  if (content.baseline) texts.set(content.baseline.file, content.baseline.text);
  if (content.site) texts.set(content.site.file, content.site.text);
  return { pages, problems, beyond, files: [...texts.keys()], text: (file) => texts.get(file), color };
}
