import type { Finding, Problem } from "../base/problem";
import { atRows } from "../content/check/atRows";
import { siteFindings } from "../content/check/siteFindings";
import type { ContentFile, SiteContent } from "../content/model/siteContent";
import { reportAll, sortProblems } from "../content/places/report";

type Known = Pick<Problem, "file" | "rule" | "pointer" | "message">;

/**
 * The errors that a change of a site causes. A person waits for them: warnings are not looked for, unchanged files are
 * looked at only by whole-site rules, and no error can be silenced.
 *
 * @param before the site as it is
 * @param after the site as it would be, with the same objects for unchanged pages
 */
export async function newErrors(before: SiteContent, after: SiteContent): Promise<Problem[]> {
  // The findings in a file depend on that file and site.yaml only.
  const same = new Set(before.site?.text === after.site?.text ? before.pages : []);
  const found = await errorsIn(after, (file) => !(same as Set<ContentFile>).has(file));
  if (found.length === 0) return [];
  const files = new Set(found.map(({ file }) => file));
  const known = new Set((await errorsIn(before, ({ file }) => files.has(file))).flatMap(namesOf));
  const fresh = found.filter((one) => !namesOf(one).some((name) => known.has(name)));
  const reported = reportAll(
    fresh.filter((one) => !isProblem(one)),
    after,
  );
  return sortProblems(atRows([...fresh.filter(isProblem), ...reported], after));
}

/** An error is known if it was at the same place, or if its message is the same at another place. */
function namesOf({ file, rule, pointer, message }: Finding | Known): string[] {
  return [`${file} ${rule} at ${pointer}`, `${file} ${rule} ${message}`];
}

async function errorsIn(content: SiteContent, look: (file: ContentFile) => boolean): Promise<(Finding | Problem)[]> {
  const { findings } = await siteFindings(content, { errorsOnly: true, look });
  // A finding of the schema has no severity: it is an error.
  return [...content.problems, ...findings].filter(({ severity = "error" }) => severity === "error");
}

/** A problem with a file itself already has its lines. */
const isProblem = (found: Finding | Problem): found is Problem => "line" in found;
