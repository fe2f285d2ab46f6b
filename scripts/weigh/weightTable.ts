import type { Bytes, Weight } from "./weight";

const COLUMNS: [string, (weight: Weight) => Bytes][] = [
  ["HTML", ({ html }) => html],
  ["its CSS", ({ css }) => css],
  ["JavaScript", ({ scripts }) => scripts],
  ["fonts", ({ fonts }) => fonts],
  ["pictures", ({ pictures }) => pictures],
  ["largest", ({ largestPicture }) => largestPicture],
];

/** The table of `npm run weigh` as Markdown: kilobytes of 1,000 bytes, gzip / brotli in each cell. */
export function weightTable(weights: Weight[]): string {
  const header = ["route", ...COLUMNS.map(([name]) => name), "shift at rest", "in use"];
  const rows = weights.map((weight) => [
    weight.route,
    ...COLUMNS.map(([, bytes]) => cell(bytes(weight))),
    weight.shift.atRest.toFixed(3),
    weight.shift.inUse.toFixed(3),
  ]);
  return [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cell({ gzip, brotli }: Bytes): string {
  if (gzip === 0) return "-";
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return gzip === brotli ? kilobytes(gzip) : `${kilobytes(gzip)} / ${kilobytes(brotli)}`;
}
