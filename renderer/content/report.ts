import { type Locator, openLocator } from "./locate";
import type { Problem, Severity } from "./problem";
import type { FileFinding } from "./rule";
import type { ContentFile } from "./siteContent";

/** A finding with the name of the rule that it breaks. */
export interface NamedFinding extends FileFinding {
  rule: string;
  severity: Severity;
}

/**
 * Turns findings into problems with lines and columns. Each file is opened once, however many
 * findings it has; the same thing found twice at one place is one problem.
 */
export function reportAll(findings: Iterable<NamedFinding>, files: Map<string, ContentFile>): Problem[] {
  const locators = new Map<string, Locator>();
  const problems = new Map<string, Problem>();
  const locatorOf = (file: string): Locator => {
    let locator = locators.get(file);
    if (!locator) {
      locator = openLocator(files.get(file)?.text ?? "");
      locators.set(file, locator);
    }
    return locator;
  };
  for (const { at, piece, nth, range: known, ...finding } of findings) {
    const range = known ?? locatorOf(finding.file).range({ pointer: finding.pointer, at, piece, nth });
    const { file, severity, rule, pointer, message, suggestion } = finding;
    const key = [file, range.line, range.column, rule, message].join("\n");
    problems.set(key, { file, ...range, severity, rule, pointer, message, ...(suggestion ? { suggestion } : {}) });
  }
  return [...problems.values()];
}

/** Sorts problems as people read them: by file, then from top to bottom. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
  );
}
