import type { RuleDescription } from "../rule";

const WHY =
  "A block draws what it knows and nothing else: what the schema does not know would be missing from the page without a word.";

const hero = (line: string) => `blocks:\n  - type: hero\n    heading: Box Braids\n    ${line}`;

/** What `schema/` complains of: a page or site.yaml that is not what site-schema.json asks for. */
const descriptions: RuleDescription[] = [
  {
    name: "schema/unknown-property",
    severity: "error",
    sentence: "Every name is one that its block, group or page can have.",
    why: WHY,
    mend: "Correct the name, or take it away; in the editor, Ctrl+Space shows what there is.",
    good: hero("lead: Small or large."),
    bad: hero("laed: Small or large."),
  },
  {
    name: "schema/missing-property",
    severity: "error",
    sentence: "Every block, group and page has what it cannot be without.",
    why: "A hero without its heading, or a picture without the words that stand for it, is a hole in the page.",
    mend: "Write what the message asks for.",
    good: "blocks:\n  - type: hero\n    heading: Box Braids",
    bad: "blocks:\n  - type: hero\n    lead: Small or large.",
  },
  {
    name: "schema/name",
    severity: "error",
    sentence: "A name of your own starts with a small letter and goes on with letters and digits.",
    why: "${…} could not be written with any other name.",
    mend: "Write the words together, each but the first with a capital: myTown.",
    good: "vars: { myTown: Stafford }\ntitle: Box Braids by a Licensed Braider in ${myTown}",
    bad: "vars: { My Town: Stafford }",
  },
  {
    name: "schema/wrong-type",
    severity: "error",
    sentence: "A value is of the kind that belongs there: text, a number, true or false, a list or a group.",
    why: WHY,
    mend: "Put quotes round what is text, or write the list or group that is asked for.",
    good: hero('lead: "1994"'),
    bad: hero("lead: 1994"),
  },
  {
    name: "schema/empty",
    severity: "error",
    sentence: "No name stands without its value.",
    why: "The page would show an empty place.",
    mend: "Write something there, or take the line away.",
    good: hero("lead: Small or large."),
    bad: hero("lead:"),
  },
  {
    name: "schema/unknown-block",
    severity: "error",
    sentence: "Every block has the type of a block that there is.",
    why: "Nobody knows how to draw another one.",
    mend: "Correct the type; in the editor, Ctrl+Space after type: shows every block.",
    good: "blocks:\n  - type: hero\n    heading: Box Braids",
    bad: "blocks:\n  - type: heroine\n    heading: Box Braids",
  },
  {
    name: "schema/not-allowed-value",
    severity: "error",
    sentence: "Where there is a choice, the value is one of it.",
    why: "Nobody knows how to draw another one.",
    mend: "Take one of the values that the message names.",
    good: hero("tone: soft"),
    bad: hero("tone: softer"),
  },
  {
    name: "schema/pattern",
    severity: "error",
    sentence: "A value that must have a form, such as an id or an address, has it.",
    why: "A link or a program that relies on the form would not find it.",
    mend: "Write it as the message shows.",
    good: hero("id: prices"),
    bad: hero("id: Our Prices"),
  },
  {
    name: "schema/too-short",
    severity: "error",
    sentence: "A text is as long as it must be at least.",
    why: "It would say too little to be understood.",
    mend: "Write more of it.",
    good: { "site.yaml": "business:\n  region: VA" },
    bad: { "site.yaml": "business:\n  region: V" },
  },
  {
    name: "schema/too-few",
    severity: "error",
    sentence: "A list has as many entries as it must have at least.",
    why: "The page would show an empty place.",
    mend: "Write an entry, or take the whole list away.",
    good: hero("actions: [{ label: Prices, to: /services }]"),
    bad: hero("actions: []"),
  },
  {
    name: "schema/out-of-range",
    severity: "error",
    sentence: "A number is no smaller and no larger than it can be.",
    why: "Search engines refuse six stars of five, and a map has no such place.",
    mend: "Write a number within the limits that the message names.",
    good: { "site.yaml": "rating: { value: 5, count: 1000, publish: false }" },
    bad: { "site.yaml": "rating: { value: 6, count: 1000, publish: false }" },
  },
  {
    name: "schema/duplicate-item",
    severity: "error",
    sentence: "No entry stands twice in a list of different things.",
    why: "The page would say it twice.",
    mend: "Take one of them away.",
    good: "aliases: [/braids, /box]",
    bad: "aliases: [/braids, /braids]",
  },
];

export default descriptions;
