import { styleText } from "node:util";
import { structuredPatch } from "diff";
import type { FileChange } from "./fileChange";

/**
 * A change as lines with + and -, with two unchanged lines around each.
 *
 * @param color whether the output shows colors
 */
export function diffOf({ file, before, after }: FileChange, color: boolean): string {
  const paint = (style: "red" | "green" | "dim", line: string) =>
    color ? styleText(style, line, { validateStream: false }) : line;
  if (after === undefined) return paint("red", `- ${file} goes`);
  if (before === undefined) return paint("green", `+ ${file} is new, ${after.split("\n").length - 1} lines`);
  const { hunks } = structuredPatch(file, file, before, after, "", "", { context: 2 });
  const lines = hunks.flatMap((hunk) => [
    paint("dim", `  line ${hunk.newStart}`),
    ...hunk.lines
      .filter((line) => !line.startsWith("\\"))
      .map((line) => line.replace(/\r$/, ""))
      .map((line) => (line.startsWith("-") ? paint("red", line) : line.startsWith("+") ? paint("green", line) : line)),
  ]);
  return [file, ...lines].join("\n");
}
