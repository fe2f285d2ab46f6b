import type { RuleDescription } from "../rule";

const TITLE = "title: Braids";
const BASELINE = (rule: string, more: string) =>
  `known:\n  - rule: ${rule}\n    file: a.yaml\n    reason: The salon is looking for a better one.\n    ${more}`;

/** What is wrong with comments `# check-ignore RULE: reason` and with the entries of `.check-baseline.yaml`. */
const descriptions: RuleDescription[] = [
  {
    name: "silence/no-reason",
    severity: "error",
    sentence: "A comment that silences a rule says which one and why: # check-ignore RULE: reason.",
    why: "In a year nobody knows whether the reason still holds, or what it was.",
    mend: "Write the reason after the colon, or mend the problem and take the comment away.",
    good: `# check-ignore titles/length: The salon's sign says just this.\n${TITLE}`,
    bad: { "a.yaml": "# check-ignore titles/length\ntitle: Box Braids by a Licensed Braider in Virginia" },
  },
  {
    name: "silence/unknown-rule",
    severity: "error",
    sentence: "What is silenced is a rule that there is.",
    why: "A misspelled rule silences nothing, and a rule that is gone needs no silence.",
    mend: "Correct the name; npm run check -- --rules lists them.",
    good: `# check-ignore titles/length: The salon's sign says just this.\n${TITLE}`,
    bad: {
      "a.yaml": "# check-ignore title/lenght: The sign says so.\ntitle: Box Braids by a Licensed Braider in Virginia",
    },
  },
  {
    name: "silence/error",
    severity: "error",
    sentence: "Only warnings can be silenced, and what --built and --online find.",
    why: "An error tells of a page that cannot be built, or that would be broken for its visitors.",
    mend: "Mend the problem, and take the comment away.",
    good: `# check-ignore titles/length: The salon's sign says just this.\n${TITLE}`,
    bad: {
      "a.yaml": "# check-ignore titles/unique: Both are right.\ntitle: Box Braids by a Licensed Braider in Virginia",
    },
  },
  {
    name: "silence/unused",
    severity: "warning",
    sentence: "What is silenced is there.",
    why: "A silence that is left behind hides the next problem of its kind.",
    mend: "Take the comment or the entry away.",
    good: `# check-ignore titles/length: The salon's sign says just this.\n${TITLE}`,
    bad: {
      "a.yaml": "# check-ignore titles/length: The sign says so.\ntitle: Box Braids by a Licensed Braider in Virginia",
    },
  },
  {
    name: "silence/expired",
    severity: "warning",
    sentence: "No entry of .check-baseline.yaml is past its day while its problem is still there.",
    why: "The day was the promise to have mended it by then.",
    mend: "Mend the problem and take the entry away, or give it another day and say why.",
    good: {
      "a.yaml": TITLE,
      ".check-baseline.yaml": BASELINE("titles/length", "until: 9999-12-31"),
    },
    bad: {
      "a.yaml": `# check-ignore titles/length: Only the baseline is meant here.\n${TITLE}`,
      ".check-baseline.yaml": BASELINE("titles/length", "until: 2001-12-31"),
    },
  },
];

export default descriptions;
