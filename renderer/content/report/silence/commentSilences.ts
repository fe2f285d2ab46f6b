import type { ContentFile } from "../../siteContent";
import { openLocator } from "../locate";
import { ignoreComments } from "./ignoreComments";
import type { Silence } from "./silenced";

/** What the comments of one file silence: problems of the line below, or of the value that starts there. */
export function commentSilences({ file, text }: ContentFile): Silence[] {
  const comments = ignoreComments(text);
  if (comments.length === 0) return [];
  const locator = openLocator(text);
  return comments.map(({ rule, reason, range, target }) => ({
    rule,
    file,
    covers: (problem) =>
      problem.file === file &&
      (problem.line === target || locator.range({ pointer: problem.pointer, at: "key" }).line === target),
    ...(rule === "" || reason === ""
      ? {
          fault: {
            rule: "silence/no-reason",
            message: `Say what is ignored and why: # check-ignore ${rule || "RULE"}: reason`,
          },
        }
      : {}),
    complain: (fault) => ({ file, ...range, severity: severityOf(fault.rule), pointer: "", ...fault }),
  }));
}

/** What depends on the content alone is an error; what a day or another mend brings about stops no build. */
export function severityOf(rule: string): "error" | "warning" {
  return rule === "silence/unused" || rule === "silence/expired" ? "warning" : "error";
}
