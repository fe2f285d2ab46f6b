import { describe, expect, test } from "vitest";
import type { DiffReport } from "../../../renderer/diff/change";
import { lookDifferences } from "../../../renderer/diff/compare/looks";
import { formatText } from "../../../renderer/diff/format/text";
import { page, reportBetween } from "./madeUp";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("style values beyond the listed ones are counted", () => {
  const declarations = (count: number, salt: string) =>
    numbers(count).map((index) => `p\n--a${index}\n${salt}${index}`);
  const between = (count: number) => lookDifferences(declarations(count, "a"), declarations(count, "b"));

  test("on a page", () => {
    expect(between(12).map(({ what }) => what)).toEqual(numbers(12).map((index) => `style: --a${index}`));
    expect(between(13).slice(12)).toMatchObject([{ kind: "look", what: "style: 1 more value" }]);
    expect(between(1012).slice(12)).toMatchObject([{ kind: "look", what: "style: 1,000 more values" }]);
  });

  test("in a report, also under the change of their common cause", () => {
    const styled = (salt: string) => {
      const styles = numbers(14).map((index) => `--a${index}:${salt}${index}`);
      return { "index.html": page({ head: `<style>p{${styles.join(";")}}</style>` }) };
    };
    const whats = ({ changes }: DiffReport) => changes.map(({ what }) => what);
    expect(whats(reportBetween(styled("a"), styled("b")))).toHaveLength(13);
    expect(whats(reportBetween(styled("a"), styled("b")))).toContain("style: 2 more values");
    const report = reportBetween(styled("a"), styled("b"), { otherCauses: () => [{ file: "theme.ts" }] });
    expect(report.changes).toHaveLength(1);
    expect(report.changes[0]?.also).toHaveLength(12);
    expect(report.changes[0]?.also).toContain("2 more values");
    expect(formatText(report)).not.toContain("undefined");
  });
});
