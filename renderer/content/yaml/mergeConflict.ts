import { rangeOf, type YamlProblem } from "./yamlLine";

/** A line that Git writes around two versions, such as `<<<<<<< HEAD` or `=======`; an editor may have indented it. */
const MARKER = /^(?:[ \t]*(?=[<>]{7} \S))?(<{7}|\|{7}|={7}|>{7})(?: (.*))?$/;

/** Conflicts that Git could not merge, one problem each. */
export function* mergeConflicts(text: string): Generator<YamlProblem> {
  if (!/^[ \t]*(?:<{7}|\|{7}|={7}|>{7})/m.test(text)) return;
  const markers = text.split("\n").flatMap((line, index) => {
    const [, mark, name = ""] = MARKER.exec(line.trimEnd()) ?? [];
    return mark ? [{ character: mark[0], mark, name, line: index + 1, length: line.trimEnd().length }] : [];
  });
  const conflicts: [(typeof markers)[number], ...typeof markers][] = [];
  for (const marker of markers) {
    const open = conflicts.at(-1);
    // A marker whose start is missing begins a conflict of its own, up to the next one.
    if (open && marker.character !== "<" && open.at(-1)?.character !== ">") open.push(marker);
    else conflicts.push([marker]);
  }
  for (const conflict of conflicts) {
    const [first] = conflict;
    const middle = conflict.find(({ character }) => character === "=");
    const end = conflict.find(({ character }) => character === ">");
    const place = { ...rangeOf(first.line, 0, first.length), rule: "yaml/merge-conflict" };
    if (first.character === "<" && middle && end) {
      const named = ({ name }: typeof first) => (name ? ` (${name})` : "");
      const versions = `the first${named(first)} ends at line ${middle.line}, the second${named(end)} at line ${end.line}`;
      const message = `Two versions of the same lines are here: ${versions}. Keep the lines that are right, and delete the others and every line that starts with ${markersIn(conflict)}.`;
      yield { ...place, message };
    } else {
      const lines = conflict.map(({ line }) => line).join(", ");
      const message = `A mark that Git put between two versions of the same lines is left here: ${markersIn(conflict)} in line ${lines}. If the lines around it are there twice, keep those that are right, and delete this line.`;
      yield { ...place, message };
    }
  }
}

/** Such as `<<<<<<<, ======= or >>>>>>>`. */
function markersIn(markers: { mark: string }[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(new Set(markers.map(({ mark }) => mark)));
}
