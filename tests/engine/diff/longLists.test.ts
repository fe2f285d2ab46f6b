import { describe, expect, test } from "vitest";
import { type Change, type DiffReport, KINDS, type Kind } from "../../../renderer/diff/change";
import { groupChanges } from "../../../renderer/diff/format/inWords";
import { formatMarkdown } from "../../../renderer/diff/format/markdown";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("in Markdown, the changes that are not listed are counted", () => {
  const change = (kind: Kind, text: string): Change => {
    return { kind, what: kind, before: text, after: `${text}!`, routes: ["/"], also: [], causes: [] };
  };
  const reportOf = (changes: Change[], notes: string[] = []): DiffReport => {
    const none = { changed: [], added: [], removed: [], renamed: [], later: [] };
    return { before: "a", after: "b", unchanged: 0, ...none, changes, notes };
  };
  const oneOfEach = KINDS.map((kind) => change(kind, "text"));
  /** The changes that a comment lists under each heading, and those that it only counts. */
  const countsIn = (markdown: string) =>
    Object.fromEntries(
      markdown
        .split("\n\n#### ")
        .slice(1)
        .map((group) => {
          const [, title = ""] = /^(.+)\n/.exec(group) ?? [];
          const listed = group.match(/^- `/gm)?.length ?? 0;
          const more = Number((/^- … and ([\d,]+) more/m.exec(group)?.[1] ?? "0").replaceAll(",", ""));
          return [title, listed + more];
        }),
    );
  const expected = (changes: Change[]) =>
    Object.fromEntries(groupChanges(changes).map(({ title, changes }) => [title, changes.length]));

  test.each([
    ["much in the first group", numbers(1000).map((index) => change("price", `${"$".repeat(30)}${index}`)), []],
    ["much in every group", KINDS.flatMap((kind) => numbers(30).map((n) => change(kind, "a".repeat(299) + n))), []],
    ["changes too long to list any", KINDS.map((kind) => change(kind, "a".repeat(70_000))), []],
    ["a head that leaves no room", [], ["a".repeat(58_700)]],
    ["letters of three bytes", KINDS.flatMap((kind) => numbers(30).map(() => change(kind, "価".repeat(150)))), []],
  ])("with %s", (_, many, notes) => {
    const changes = [...many, ...oneOfEach];
    const markdown = formatMarkdown(reportOf(changes, notes));
    expect(countsIn(markdown)).toEqual(expected(changes));
    expect(markdown).toMatch(/\n\n0 routes unchanged, byte for byte\.$/);
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(60_000);
  });
});
