import type { RuleDescription } from "../rule";

const WHY = "Where the YAML cannot be read, the page cannot be made, and the site keeps its last good version.";

/** A page with a hero, whose lead is the one line that matters. */
const lead = (line: string) => `blocks:\n  - type: hero\n    heading: Box Braids\n    ${line}`;

/** What `yaml/` complains of: a file that is no YAML, or not what its writer took it for. */
const descriptions: RuleDescription[] = [
  {
    name: "yaml/tab",
    severity: "error",
    sentence: "Lines are indented with spaces, never with tabs.",
    why: WHY,
    mend: "Put two spaces in its place for each step to the right.",
    good: "blocks:\n  - type: hero\n    heading: Box Braids",
    bad: "blocks:\n  - type: hero\n\theading: Box Braids",
  },
  {
    name: "yaml/several-documents",
    severity: "error",
    sentence: "One file is one page: no line is --- or ....",
    why: WHY,
    mend: "Take the line away, or make two files.",
    good: "breadcrumb: Box Braids",
    bad: "breadcrumb: Box Braids\n---\nbreadcrumb: Twists",
  },
  {
    name: "yaml/syntax",
    severity: "error",
    sentence: "Every line of a page starts with a name and a colon, with a dash, or goes on with the text above.",
    why: WHY,
    mend: "Compare the line with those around it, or put its text in quotes.",
    good: "breadcrumb: 20% Off",
    bad: "%20 off\nbreadcrumb: 20% Off",
  },
  {
    name: "yaml/escape",
    severity: "error",
    sentence: 'In "…" a backslash stands only before a sign that it gives a meaning, such as \\n.',
    why: WHY,
    mend: "Write the backslash twice, or use single quotes.",
    good: lead("lead: 'Wash\\dry'"),
    bad: lead('lead: "Wash\\dry"'),
  },
  {
    name: "yaml/quotes-needed",
    severity: "error",
    sentence: "A text that starts with a sign that YAML keeps for itself has quotes round it.",
    why: "YAML reads the sign as a command: the text is lost, or becomes another one.",
    mend: "Put the whole text in quotes, as the message shows.",
    good: lead('lead: "*Licensed* braiders"'),
    bad: lead("lead: *Licensed* braiders"),
  },
  {
    name: "yaml/colon-in-text",
    severity: "error",
    sentence: "A text with a colon and a space in it has quotes round it.",
    why: WHY,
    mend: "Put the whole text in quotes, as the message shows.",
    good: lead('lead: "Braids: small or large"'),
    bad: lead("lead: Braids: small or large"),
  },
  {
    name: "yaml/colon-space",
    severity: "error",
    sentence: "A space stands between a name's colon and its value.",
    why: WHY,
    mend: "Put the space in.",
    good: lead("lead: Small or large"),
    bad: lead("lead:Small or large"),
  },
  {
    name: "yaml/missing-colon",
    severity: "error",
    sentence: "A colon stands between a name and its value.",
    why: WHY,
    mend: "Put the colon in; or indent the line, where it goes on with the text above.",
    good: "breadcrumb: Box Braids\naliases: [/braids]",
    bad: "breadcrumb: Box Braids\naliases [/braids]",
  },
  {
    name: "yaml/duplicate-key",
    severity: "error",
    sentence: "No name stands twice in one group of lines.",
    why: "Only one of the two could be shown, and which one would be chance.",
    mend: 'Take one of them away, or start a new list item with "- " above it.',
    good: lead("lead: Small"),
    bad: lead("lead: Small\n    lead: Large"),
  },
  {
    name: "yaml/indentation",
    severity: "error",
    sentence: "The lines of one group start in the same column.",
    why: WHY,
    mend: "Move the line to the column of the lines that it belongs to.",
    good: lead("lead: Small"),
    bad: lead("  lead: Small"),
  },
  {
    name: "yaml/dash-space",
    severity: "error",
    sentence: "A space stands between a list item's dash and what follows.",
    why: WHY,
    mend: "Put the space in.",
    good: "blocks:\n  - type: hero\n    heading: Box Braids",
    bad: "blocks:\n  -type: hero\n    heading: Box Braids",
  },
  {
    name: "yaml/missing-dash",
    severity: "error",
    sentence: "Every item of a list starts with a dash.",
    why: WHY,
    mend: "Put the dash in; or indent the line, where it belongs to the item above.",
    good: "blocks:\n  - type: hero\n    heading: Box Braids",
    bad: "blocks:\n  - type: hero\n    heading: Box Braids\n  type: callToAction\n    heading: Book",
  },
  {
    name: "yaml/unclosed-quote",
    severity: "error",
    sentence: "A text that starts with a quote ends with the same quote.",
    why: "Everything after the open quote would be read as part of the text.",
    mend: "Close the quote.",
    good: lead('lead: "Small or large"'),
    bad: lead('lead: "Small or large'),
  },
  {
    name: "yaml/quote-in-text",
    severity: "error",
    sentence: "A text in quotes does not hold the same quote.",
    why: WHY,
    mend: "Put the whole text in the other quotes.",
    good: lead('lead: "Don\'t worry"'),
    bad: lead("lead: 'Don't worry'"),
  },
  {
    name: "yaml/unclosed-bracket",
    severity: "error",
    sentence: "What starts with [ or { ends with ] or }.",
    why: WHY,
    mend: "Close the bracket, or put quotes round the value where it is text.",
    good: "aliases: [/braids]\nbreadcrumb: Box Braids",
    bad: "aliases: [/braids\nbreadcrumb: Box Braids",
  },
  {
    name: "yaml/empty-file",
    severity: "error",
    sentence: "A page file has something in it.",
    why: "A file in the folder of the pages is a page, and a page needs at least title, description and blocks.",
    mend: "Write the page, or take the file away.",
    good: "breadcrumb: Box Braids",
    bad: { "a.yaml": "# Nothing yet." },
  },
  {
    name: "yaml/not-a-page",
    severity: "error",
    sentence: "A page file is names with their values.",
    why: WHY,
    mend: "Start each line with a name and a colon, such as title: Box Braids.",
    good: "breadcrumb: Box Braids",
    bad: { "a.yaml": "- Box Braids" },
  },
  {
    name: "yaml/too-deep",
    severity: "error",
    sentence: "A page is some ten steps deep at most.",
    why: "Such a file can stop every program that reads it.",
    mend: "Take the brackets away that belong to nothing.",
    good: "aliases: [/braids]",
    bad: { "a.yaml": `aliases: ${"[".repeat(20_000)}${"]".repeat(20_000)}` },
  },
  {
    name: "yaml/too-many-aliases",
    severity: "error",
    sentence: "A file does not repeat itself through & and * without end.",
    why: "A few such lines grow to gigabytes when they are read.",
    mend: "Write the values out.",
    good: "aliases: [/braids]",
    bad: { "a.yaml": [..."abcdefghi"].map(tenfold).join("\n") },
  },
];

/** A list of ten times the one before: `b: &b [*a, *a, …]`. */
function tenfold(name: string, index: number, names: string[]): string {
  const anchor = index < names.length - 1 ? `&${name} ` : "";
  const entry = index === 0 ? "x" : `*${names[index - 1]}`;
  return `${name}: ${anchor}[${Array.from({ length: 10 }, () => entry).join(", ")}]`;
}

export default descriptions;
