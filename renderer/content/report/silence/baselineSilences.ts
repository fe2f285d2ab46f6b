import type { ContentFile, SiteContent } from "../../siteContent";
import { openLocator } from "../locate";
import { severityOf } from "./commentSilences";
import { markedText, type Silence } from "./silenced";

/** An entry of `.check-baseline.yaml` that holds the schema. */
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
 * @param files every file of the site by its printed name
 * @param today such as 2030-12-31
 */
export function baselineSilences({ baseline }: SiteContent, files: Map<string, ContentFile>, today: string): Silence[] {
  if (!baseline) return [];
  const { known } = (baseline.data ?? {}) as { known?: unknown };
  const locator = openLocator(baseline.text);
  return (Array.isArray(known) ? known : []).flatMap((entry, index) => {
    if (!isKnownProblem(entry)) return [];
    const { rule, file, text, until } = entry;
    const pointer = `/known/${index}`;
    const isFile = (printed: string) => printed === file || printed.endsWith(`/${file}`);
    return [
      {
        rule,
        file: [...files.keys()].find(isFile) ?? file,
        covers: (problem) => {
          if (!isFile(problem.file)) return false;
          return text === undefined || markedText(problem, files.get(problem.file) ?? { text: "" }) === text;
        },
        ...(until < today
          ? {
              fault: {
                rule: "silence/expired",
                message: `This was to wait until ${until}, and the problem is still there. Mend it, or give it another day and say why.`,
              },
            }
          : {}),
        complain: (fault) => ({
          file: baseline.file,
          ...locator.range({ pointer: `${pointer}/${fault.rule === "silence/expired" ? "until" : "rule"}` }),
          severity: severityOf(fault.rule),
          pointer,
          ...fault,
        }),
      } satisfies Silence,
    ];
  });
}

/** Whatever else an entry may be, the schema tells. */
function isKnownProblem(entry: unknown): entry is KnownProblem {
  const { rule, file, text, reason, until } = (entry ?? {}) as Record<string, unknown>;
  return [rule, file, reason, until].every((value) => typeof value === "string") && typeof (text ?? "") === "string";
}
