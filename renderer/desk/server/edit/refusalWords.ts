import { groupBy } from "../../../base/groups";
import { placeholdersIn } from "../../../base/placeholders";
import type { Problem } from "../../../base/problem";

type Found = Pick<Problem, "rule" | "message" | "file" | "line" | "figure">;

/** At most this many files are named: a fact with more uses had better stay. */
const MOST_FILES = 6;

/** At most so many figures are asked about at once. */
const MOST_FIGURES = 3;

/**
 * Why a change is refused, in one or two sentences.
 *
 * @param problems the new errors, at least one
 * @param file the file that was changed, as it is printed
 * @param before its text before the change
 */
export function refusalWords(problems: Found[], file: string, before: string): string {
  const [first] = problems as [Found];
  const uses = problems.filter((one) => one.rule === "facts/unknown-name" && isUseOfFact(one, file, before));
  if (uses.length > 0) {
    const names = [...new Set(uses.map(pieceOf))].join(", ");
    return `${names} is used in ${placesOf(uses)}. Change these lines first, then remove it.`;
  }
  const figures = problems.flatMap(({ figure, message }) => (figure === undefined ? [] : [message]));
  if (figures.length === problems.length) return figures.slice(0, MOST_FIGURES).join(" ");
  const more = problems.length > 1 ? ` And ${problems.length - 1} more.` : "";
  return `${first.file === file ? "" : `${first.file}, line ${first.line}: `}${first.message}${more}`;
}

/** Whether the fact was there before the change, and its name was not just typed. */
function isUseOfFact(problem: Found, file: string, before: string): boolean {
  return problem.file !== file || before.includes(pieceOf(problem));
}

/** The `${…}` that the message names. */
const pieceOf = ({ message }: Found): string =>
  placeholdersIn(message).find(({ isClosed }) => isClosed)?.piece ?? message;

/** Such as `pages-data/about.yaml, lines 3 and 12, and pages-data/index.yaml, line 7`. */
function placesOf(problems: Found[]): string {
  const files = [...groupBy(problems, ({ file }) => file)].map(([file, found]) => {
    const lines = [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b).map(String);
    return `${file}, ${lines.length > 1 ? "lines" : "line"} ${listed(lines)}`;
  });
  const more = files.length - MOST_FILES;
  return listed(more > 0 ? [...files.slice(0, MOST_FILES), `${more} more`] : files, "; ");
}

function listed(words: string[], separator = ", "): string {
  const and = separator === ", " ? " and " : "; and ";
  return words.length > 1 ? `${words.slice(0, -1).join(separator)}${and}${words.at(-1)}` : words.join("");
}
