import { groupBy } from "../../base/groups";
import type { Finding, Problem } from "../../base/problem";
import { filesByName, type SiteContent } from "../model/siteContent";
import { placesIn } from "./locate";

/** Turns findings into problems with lines and columns. The same finding twice at one place is one problem. */
export function reportAll(findings: Iterable<Finding>, content: SiteContent): Problem[] {
  const files = filesByName(content);
  const problems = new Map<string, Problem>();
  for (const [file, found] of groupBy(findings, ({ file }) => file)) {
    const placeOf = placesIn(files.get(file) ?? { text: "" });
    for (const { at, piece, nth, range: known, ...finding } of found) {
      const range = known ?? placeOf({ pointer: finding.pointer, at, piece, nth });
      const { severity = "error", rule = "", pointer, message, suggestion, candidates, figure } = finding;
      const key = [file, range.line, range.column, rule, message].join("\n");
      const meant = { ...(suggestion ? { suggestion } : {}), ...(candidates ? { candidates } : {}) };
      problems.set(key, { file, ...range, severity, rule, pointer, message, ...meant, ...(figure ? { figure } : {}) });
    }
  }
  return [...problems.values()];
}

/** Sorts problems by file, then from top to bottom. */
export function sortProblems(problems: Problem[]): Problem[] {
  const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return problems.sort(
    (a, b) => byName(a.file, b.file) || a.line - b.line || a.column - b.column || byName(a.rule, b.rule),
  );
}
