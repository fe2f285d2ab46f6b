import { expect, test } from "vitest";
import { parseYaml } from "../../../renderer/content/yaml/parseYaml";

const problemsOf = (text: string) =>
  parseYaml(text).problems.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);

const MERGE =
  "yaml/name Lines are not merged here: << adds nothing to this group. Write out the lines that it is to have, and delete this one.";

test.each([
  ["of a group", "a: &a { b: c }\nd:\n  <<: *a\n", `3:3 ${MERGE}`],
  ["of a block", "blocks:\n  - &a { type: hero }\n  - <<: *a\n", `3:5 ${MERGE}`],
  ["of several groups", "a: &a { b: c }\nd: &d { e: f }\ng:\n  h: i\n  <<: [*a, *d]\n", `5:3 ${MERGE}`],
  ["in braces", "a: &a { b: c }\nd: { <<: *a, e: f }\n", `2:6 ${MERGE}`],
])("a merge key %s is reported once, at its line", (_, text, expected) => {
  expect(problemsOf(text)).toEqual([expected]);
});

test("a merge key in quotes is a name as any other", () => {
  expect(parseYaml('vars:\n  "<<": a\n')).toEqual({ data: { vars: { "<<": "a" } }, problems: [] });
});

test.each([
  ["title: x\n[a, b]: y\n", /^2:1 yaml\/name A list or a group cannot .*: "\[a, b\]"$/],
  ["title: x\n? { a: b }\n: y\n", /^2:3 yaml\/name A list or a group cannot /],
  ["title: x\nnull: n\n", /^2:1 yaml\/name null is read as no value\. .*: "null"$/],
  ["vars:\n  ~: n\n", /^2:3 yaml\/name ~ is read as no value\./],
  ["title: x\n: n\n", /^2:1 yaml\/name There is no name before this colon\./],
  ["title: &a x\n*a : n\n", /^2:1 yaml\/name \*a stands for another value/],
])("%j has a name that is none, which is reported at its own line", (text, expected) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(expected)]);
});

test("a mark of YAML before a group is not taken for text", () => {
  expect(parseYaml("vars: &v { town: Harborview }\n")).toEqual({
    data: { vars: { town: "Harborview" } },
    problems: [],
  });
  expect(parseYaml('title: &t "A: B"\n')).toEqual({ data: { title: "A: B" }, problems: [] });
  expect(parseYaml("vars: !v { town: Harborview }\n").problems).toMatchObject([
    { line: 1, message: "!v before a value means nothing here. Delete it." },
  ]);
  expect(parseYaml("title: &Co baths\n").problems).toMatchObject([{ suggestion: 'title: "&Co baths"' }]);
});
