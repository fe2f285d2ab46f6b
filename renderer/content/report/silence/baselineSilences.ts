import { filesByName, type SiteContent } from "../../siteContent";
import { openLocator } from "../locate";
import type { Problem } from "../problem";
import { type Silence, severityOf } from "./silence";

/** An entry of `.check-baseline.yaml` that follows the schema. */
interface KnownProblem {
  rule: string;
  file: string;
  text?: string;
  reason: string;
  /** The last day on which it holds, such as 2030-12-31. */
  until: string;
}

/**
 * What the baseline of a folder silences.
 *
 * @param today such as 2030-12-31
 */
export function baselineSilences(content: SiteContent, today: string): Silence[] {
  const { baseline } = content;
  if (!baseline) return [];
  const files = filesByName(content);
  const { known } = (baseline.data ?? {}) as { known?: unknown };
  const locator = openLocator(baseline.text);
  return (Array.isArray(known) ? known : []).flatMap((entry, index) => {
    if (!isKnownProblem(entry)) return [];
    const { rule, file, text, until } = entry;
    const pointer = `/known/${index}`;
    const isFile = (printed: string) => printed === file || printed.endsWith(`/${file}`);
    const message = `This was to wait until ${until}, and the problem is still there. Mend it, or give it another day and say why.`;
    const silence: Silence = {
      rule,
      file: [...files.keys()].find(isFile) ?? file,
      covers: (problem) =>
        isFile(problem.file) &&
        (text === undefined || markedText(problem, files.get(problem.file)?.text ?? "") === text),
      ...(until < today ? { complaint: { rule: "silence/expired", message } } : {}),
      toProblem: (complaint) => ({
        file: baseline.file,
        ...locator.range({ pointer: `${pointer}/${complaint.rule === "silence/expired" ? "until" : "rule"}` }),
        severity: severityOf(complaint.rule),
        pointer,
        ...complaint,
      }),
    };
    return [silence];
  });
}

/** Other entries are reported by the schema. */
function isKnownProblem(entry: unknown): entry is KnownProblem {
  const { rule, file, text, reason, until } = (entry ?? {}) as Record<string, unknown>;
  return [rule, file, reason, until].every((value) => typeof value === "string") && typeof (text ?? "") === "string";
}

/** The words that a problem marks; the first line of them. */
function markedText({ line, column, endLine, endColumn }: Problem, text: string): string {
  const source = text.split(/\r?\n/)[line - 1] ?? "";
  return source.slice(column - 1, endLine === line ? endColumn - 1 : undefined);
}
