import type { Problem } from "../../base/problem";
import type { PageContent } from "../model/siteContent";
import type { YamlProblem } from "../yaml/yamlLine";
import { fileProblem } from "./folderProblems";
import { type FileText, hashOfText, type PageFile, readText, routeOf, sizedText } from "./pageFiles";
import { folderOf, type PagesFolder, printPath } from "./pagesFolder";
import { rememberedYaml } from "./rememberedYaml";
import { withRow } from "./rowPages";

/** A YAML file as written, with the problems of the file itself. */
export interface SourceFile extends Pick<PageContent, "file" | "route" | "language" | "text"> {
  /** Undefined if the file cannot be read as YAML. */
  data: Record<string, unknown> | undefined;
  problems: Problem[];
  /** Why its text could not be read; absent if it was. */
  unread?: YamlProblem;
}

/** Reads a file. Errors are among its problems. @param times see `tooLarge` */
export function readFile(
  place: PagesFolder,
  { name, properName, complaint, language }: PageFile,
  times = 1,
): SourceFile {
  const file = printPath(place, name);
  const problems = complaint
    ? [fileProblem(file, "files/name", complaint, complaint.includes(properName) ? properName : undefined)]
    : [];
  const { text, problem } = textIn(place, name, times);
  const parsed = problem ? { data: undefined, problems: [problem] } : rememberedYaml(text, times);
  const row = place.rows?.pages.get(name);
  for (const found of parsed.problems) problems.push({ file, severity: "error", pointer: "", ...found });
  return {
    file,
    route: routeOf(properName),
    ...(language ? { language } : {}),
    text,
    data: row ? (withRow(parsed.data, row.values) as typeof parsed.data) : parsed.data,
    problems,
    ...(problem ? { unread: problem } : {}),
  };
}

/** The text of a file: as a change has it, as a template and its row have it, or as it is on disk. */
export function textIn(place: PagesFolder, name: string, times = 1): FileText {
  const made = place.changed?.get(name) ?? place.rows?.pages.get(name)?.text;
  return made === undefined ? readText(folderOf(place), name, times) : sizedText(made, times);
}

/** See `hashOfText`. */
export const hashOfSource = ({ text, unread }: SourceFile): string =>
  hashOfText(unread ? { text: "", problem: unread } : { text });
