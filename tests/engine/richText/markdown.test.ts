import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import type { Mark, Node } from "prosemirror-model";
import { EditorState, type Transaction } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import { hunksOf } from "../../../renderer/base/hunks";
import { valueAt } from "../../../renderer/base/pointer";
import { filesOf } from "../../../renderer/content/model/siteContent";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { walkStrings } from "../../../renderer/content/pages/walkTyped";
import { documentOf, treeOf } from "../../../renderer/desk/client/richText/document";
import { AuthorsText } from "../../../renderer/desk/client/richText/markdown";
import { isTarget } from "../../../renderer/desk/client/richText/schema";
import type { TextKind } from "../../../renderer/desk/protocol/words";
import { GROOMER, ROOT } from "../../support/fixtureSite";

interface AText {
  kind: TextKind;
  written: string;
}

const SITES = path.join(ROOT, "tests/engine/sites");
const folders = readdirSync(SITES, { withFileTypes: true }).filter((one) => one.isDirectory());

/**
 * Every text with Markdown, and every other string, of the fixture sites. Those of the site itself are tried by
 * `tests/long/additions.test.ts`.
 */
const texts: AText[] = [GROOMER, ...folders.map(({ name }) => path.join(SITES, name, "pages-data"))].flatMap((dir) => {
  const content = loadContent({ dir, cwd: ROOT, publicDir: "public" });
  return filesOf(content).flatMap((file): AText[] => {
    const marked = file.values.flatMap(({ kind, pointer }) => {
      const written = valueAt(file.source, pointer);
      const isMarked = kind === "Text" || kind === "RichText";
      return isMarked && typeof written === "string" ? [{ kind: kind as TextKind, written }] : [];
    });
    const all = [...walkStrings("Page", file.source)].map(({ value }) => ({ kind: "plain" as const, written: value }));
    return [...marked, ...all];
  });
});

/** Every second `${…}` is a chip, the others are unknown and stay as they are written. */
const factValue = (piece: string) => (piece.length % 2 === 0 ? `value of ${piece.slice(2, -1)}` : undefined);

const opened = (kind: TextKind, written: string) => {
  const document = documentOf(kind, written, factValue);
  if (!document) throw new Error(`Not readable: ${written}`);
  return { document, author: new AuthorsText(kind, written, document) };
};

const readBack = (kind: TextKind, written: string) => {
  const document = documentOf(kind, written, factValue);
  return document && treeOf(document);
};

test("a text that is opened and closed is the same, byte for byte", () => {
  expect(texts.filter(({ kind }) => kind === "RichText").length).toBeGreaterThanOrEqual(30);
  for (const { kind, written } of texts) {
    const { document, author } = opened(kind, written);
    document.check();
    expect(author.with(document)).toEqual({ text: written, isSure: true });
  }
});

/** The words of a document, each with its place. */
function wordsOf(document: Node): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = [];
  document.descendants((node, at) => {
    // Code is one piece too: a mark on a part of it would end it, and opens the text as it is written.
    if (!node.isText || node.marks.some(({ type }) => type.name === "code")) return;
    // A fact that nobody knows is one piece: its text is not edited as words.
    const text = node.text?.replaceAll(/\$\{[^}]*\}/g, (piece) => " ".repeat(piece.length)) ?? "";
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      words.push({ from: at + index, to: at + index + word.length });
    }
  });
  return words;
}

type Edit = (transaction: Transaction, place: { from: number; to: number }) => Transaction;

const mark =
  (name: string, attrs?: Record<string, string>): Edit =>
  (transaction, { from, to }) => {
    const made: Mark | undefined = transaction.doc.type.schema.marks[name]?.create(attrs);
    return made ? transaction.addMark(from, to, made) : transaction;
  };

const EDITS: Record<string, Edit> = {
  "inserts a word": (transaction, { to }) => transaction.insertText(" added", to),
  "inserts odd characters": (transaction, { to }) => transaction.insertText(" * [x] _y_ <b> & 5. \\ #1 `c`", to),
  "removes a word": (transaction, { from, to }) => transaction.delete(from, to),
  "makes a word bold": mark("strong"),
  "makes a word italic": mark("emphasis"),
  "links a word": mark("link", { to: "/services" }),
  "inserts a fact": (transaction, { to }) =>
    transaction.insert(to, transaction.doc.type.schema.node("fact", { piece: "${business.phone}", value: "1" })),
  "splits a paragraph": (transaction, { from }) =>
    transaction.doc.type.schema.nodes.ul ? transaction.split(from) : transaction,
};

describe.each(Object.entries(EDITS))("an edit that %s", (_name, edit) => {
  test("reads back as the edited document, and changes only its lines", () => {
    const long = texts.filter(({ kind, written }) => kind === "RichText" && /\w/.test(written));
    const marked = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...long) }, fc.constantFrom(...texts));
    fc.assert(
      fc.property(marked, fc.nat(), ({ kind, written }, seed) => {
        const { document, author } = opened(kind, written);
        const places = wordsOf(document);
        if (places.length === 0) return;
        const place = places[seed % places.length] as (typeof places)[number];
        const after = edit(EditorState.create({ doc: document }).tr, place).doc;
        const { text, isSure } = author.with(after);
        expect(isSure, written).toBe(true);
        expect(readBack(kind, text)).toEqual(treeOf(after));
        const changed = hunksOf(written.split("\n"), text.split("\n"));
        expect(changed.length).toBeLessThanOrEqual(1);
        for (const { before, after: lines } of changed) {
          expect(before[1] - before[0]).toBeLessThanOrEqual(1);
          expect(lines[1] - lines[0]).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 100, seed: 11 },
    );
  });
});

describe("the author's way to write stays", () => {
  const bold = (kind: TextKind, written: string, word: string) => {
    const { document, author } = opened(kind, written);
    const place = wordsOf(document).find(({ from, to }) => document.textBetween(from, to) === word);
    if (!place) throw new Error(`No ${word}`);
    return author.with(mark("strong")(EditorState.create({ doc: document }).tr, place).doc).text;
  };

  test.each([
    [
      "Wrapped\nlines of _one_ paragraph,\nand __more__.\n",
      "paragraph",
      "Wrapped\nlines of _one_ **paragraph**,\nand __more__.\n",
    ],
    ["* one\n* two\n\n\n+ three\n", "two", "* one\n* **two**\n\n\n+ three\n"],
    ["- one\n\n- two\n\n- three", "three", "- one\n\n- two\n\n- **three**"],
    ["1) one\n1) two", "one", "1) **one**\n1) two"],
    ["3. one\n4. two", "two", "3. one\n4. **two**"],
    ["Save 5\\* and\\\nbreak, a&nbsp;b", "and", "Save 5\\* **and**\\\nbreak, a&nbsp;b"],
    [
      'See <https://a.example> or [**this**](</b c> "d") now',
      "now",
      'See <https://a.example> or [**this**](</b c> "d") **now**',
    ],
  ])("%j", (written, word, expected) => {
    expect(bold("RichText", written, word)).toBe(expected);
  });
});

test("a text with Markdown that it may not have is left to its author", () => {
  for (const written of ["<b>x</b>", "# Heading", "```\ncode\n```", "a **b", "![p](/p.jpg)"]) {
    expect(documentOf("RichText", written, factValue), written).toBeUndefined();
  }
});

test("words that look like Markdown are words", () => {
  const { document, author } = opened("Text", "Call");
  const typed = (words: string) =>
    author.with(EditorState.create({ doc: document }).tr.insertText(words, 1, 5).doc).text;
  expect(typed("5. floor")).toBe("5. floor");
  expect(typed("- and +")).toBe("- and +");
  expect(typed("2 * 3 * 4")).toBe("2 \\* 3 \\* 4");
  expect(typed("${no.such.fact} is here")).toBe("${no.such.fact} is here");
});

test("code keeps its characters when the words beside it change", () => {
  const { document, author } = opened("Text", "Type `npm i *x*` or [`y`](/y).");
  const edited = EditorState.create({ doc: document }).tr.insertText("Enter", 1, 5).doc;
  expect(author.with(edited)).toEqual({ text: "Enter `npm i *x*` or [`y`](/y).", isSure: true });
});

test.each([
  ["/services", true],
  ["#prices", true],
  ["https://example.com/a", true],
  ["tel:+19735550142", true],
  ["${booking.url}", true],
  ["//example.com/a", false],
  ["javascript:alert(1)", false],
  ["http://example.com", false],
  ["data:text/html,x", false],
  ["/a b", false],
])("whether a link may be set to %s: %s", (to, isAllowed) => {
  expect(isTarget(to)).toBe(isAllowed);
});
