import { expect, test } from "vitest";
import { parse } from "yaml";
import { dataAfter } from "../../../../renderer/desk/protocol/dataAfter";
import type { EditStep } from "../../../../renderer/desk/protocol/edits";
import { applySteps } from "../../../../renderer/desk/server/edit/applySteps";

const TEXT = `title: T
blocks:
  - type: hero
    id: top
    heading: One
    actions:
      - { label: A, to: /a }
      - { label: B, to: /b }
      - { label: C, to: /c }
  - type: faq
    heading: Two
    links:
      - { label: X, to: /x } # kept
      - { label: Y, to: /y }
`;

const EDITS: [string, ...EditStep[]][] = [
  ["a text", { do: "set", pointer: "/blocks/0/heading", value: "New" }],
  ["a text that was not there", { do: "set", pointer: "/blocks/1/lead", value: "New" }],
  ["a group", { do: "add", pointer: "/blocks/1/image", value: { src: "/images/a.jpg", alt: "A" } }],
  ["a name taken away", { do: "remove", pointer: "/blocks/0/id" }],
  ["an entry taken away", { do: "remove", pointer: "/blocks/0/actions/1" }],
  ["an entry moved down", { do: "move", pointer: "/blocks/0/actions/0", to: 2 }],
  ["an entry moved up", { do: "move", pointer: "/blocks/0/actions/2", to: 0 }],
  ["an entry moved into another list", { do: "move", pointer: "/blocks/0/actions/1", to: 1, into: "/blocks/1/links" }],
  ["an entry repeated", { do: "duplicate", pointer: "/blocks/0/actions/1" }],
  ["a block repeated without its id", { do: "duplicate", pointer: "/blocks/0" }],
  ["an entry at the end", { do: "insert", pointer: "/blocks/0/actions", index: 3, value: { label: "D", to: "/d" } }],
  ["an entry at the start", { do: "insert", pointer: "/blocks/0/actions", index: 0, value: { label: "D", to: "/d" } }],
  [
    "several, one after the other",
    { do: "move", pointer: "/blocks/0", to: 1 },
    { do: "set", pointer: "/blocks/1/actions/0/label", value: "Z" },
    { do: "remove", pointer: "/blocks/0" },
  ],
];

test.each(EDITS)("%s is shown as the file will have it", (_, ...steps) => {
  const data: unknown = parse(TEXT);
  const before = structuredClone(data);
  expect(dataAfter(data, steps)).toEqual(parse(applySteps("about.yaml", TEXT, steps)));
  expect(data).toEqual(before);
});

test("data of a part of the file changes with steps of that part only, and odd steps change nothing", () => {
  const block = { heading: "One", items: ["a"] };
  const set = { do: "set", pointer: "/blocks/2/heading", value: "New" } as const;
  expect(dataAfter(block, [set], "/blocks/2")).toEqual({ heading: "New", items: ["a"] });
  expect(dataAfter(block, [set], "/blocks/20")).toBe(block);
  const odd: EditStep[] = [
    { do: "insert", pointer: "/nothing", index: 0, value: "x" },
    { do: "remove", pointer: "/a/b/c" },
  ];
  expect(dataAfter(block, odd)).toEqual(block);
});
