/** Shows what a change of content or code changes for visitors: builds two states and compares them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { type About, reportOf } from "../../renderer/diff/causes/reportOf";
import type { DiffReport } from "../../renderer/diff/change";
import { compareBuilt } from "../../renderer/diff/compare/compareBuilt";
import { laterInWords } from "../../renderer/diff/content/laterChanges";
import { formatHtml } from "../../renderer/diff/format/html";
import { summaryLine } from "../../renderer/diff/format/inWords";
import { formatJson } from "../../renderer/diff/format/json";
import { formatMarkdown } from "../../renderer/diff/format/markdown";
import { changedPlaces } from "../../renderer/diff/people/changedPlaces";
import { type Call, defineCommand } from "../cli/command";
import { atFlag, pagesFlag, wrongValue } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";
import { buildStates } from "../diff/buildStates";
import { causesBetween, laterChanges, writtenFigures } from "../diff/contentOf";
import { repositoryOf } from "../diff/gitFiles";
import { type State, stateOf, workingTree } from "../diff/states";

const FORMATS = ["markdown", "json", "html"];

const flags = {
  base: { value: "COMMIT", default: "main", about: "the state before: a branch, tag or commit" },
  head: { value: "COMMIT", otherwise: "the working tree as it is", about: "the state after" },
  against: { value: "DIR", otherwise: "off", about: "a built site as the state before, in place of --base" },
  built: { value: "DIR", otherwise: "off", about: "a built site as the state after, in place of --head" },
  pages: pagesFlag,
  public: {
    value: "DIR",
    otherwise: "beside the pages, or public",
    about: "the folder of files that are served as they are",
  },
  at: atFlag,
  format: { value: "FORMAT", default: "markdown", parse: formatFrom, about: FORMATS.join(", ") },
  out: {
    value: "FILE",
    many: true,
    otherwise: "standard output",
    about: "the file of the report, in the format that .html, .md or .json names; may be given several times",
  },
  "no-cards": { about: "builds without social cards of pages, which are then not compared (default: off)" },
} as const;

export const command = defineCommand({
  name: "npm run diff",
  about:
    "Shows what is different for visitors between two states of the site: pages, prices, words, links, pictures, each with the line of YAML that changed it. Both states are built from git, and the working tree is not touched.",
  flags,
  examples: ["npm run diff", "npm run diff -- --base v1.2 --out diff.html --out diff.md"],
  exitCodes: { 0: "compared, with or without differences", 1: "a state has errors in its content", 2: "could not run" },
  async run({ flags }) {
    const folder = mkdtempSync(path.join(tmpdir(), "diff-"));
    try {
      const { report, ...dirs } = await compare(flags, folder);
      const printed = async (format = flags.format) =>
        format === "html"
          ? formatHtml(report, await changedPlaces(report, dirs))
          : format === "json"
            ? formatJson(report)
            : formatMarkdown(report);
      for (const file of flags.out) writeFileSync(file, `${await printed(ENDINGS[path.extname(file)])}\n`);
      console.log(flags.out.length === 0 ? await printed() : summaryLine(report));
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  },
});

const ENDINGS: Record<string, string> = { ".html": "html", ".md": "markdown", ".json": "json" };

function formatFrom(text: string): string {
  if (FORMATS.includes(text)) return text;
  throw wrongValue(`It takes ${FORMATS.join(", ")}.`);
}

type Flags = Call<typeof flags>["flags"];

/** Builds what is not built yet, and compares it. */
async function compare(flags: Flags, folder: string): Promise<{ report: DiffReport; before: string; after: string }> {
  const { against, built, at = new Date().toISOString() } = flags;
  if (against && built) {
    const report = reportOf(compareBuilt(against, built), { before: against, after: built });
    return { report, before: against, after: built };
  }
  // On standard output, it would be part of the report.
  const progress = (words: string) => void (flags.out.length > 0 && console.error(words));
  const repository =
    against && !flags.head ? process.cwd() : await repositoryOf(path.dirname(path.resolve(flags.pages)));
  const inside = (place: string) => {
    const name = path.relative(repository, path.resolve(place)).split(path.sep).join("/");
    if (name.startsWith("..")) throw new CouldNotRun(`${place} is not in the repository ${repository}.`);
    return name;
  };
  const places = {
    repository,
    pages: inside(flags.pages),
    publicDir: inside(flags.public ?? publicFolder(flags.pages)),
  };
  const old = against ? undefined : await stateOf(flags.base, places, path.join(folder, "base"));
  const fresh = built
    ? undefined
    : flags.head
      ? await stateOf(flags.head, places, path.join(folder, "head"))
      : workingTree(places);
  const dirs = await buildStates(old, fresh, path.join(folder, "builds"), {
    at,
    cards: !flags["no-cards"],
    onState: ({ name }) => progress(`Building ${name} …`),
  });
  const [before, after] = [against ?? dirs.before, built ?? dirs.after];
  progress("Comparing both …");
  const comparison = compareBuilt(before, after);
  const later = old && fresh ? await laterChanges(old, fresh, at) : [];
  const notes = [...later.map(laterInWords), ...notesOf(old, fresh)];
  const further = old && fresh ? writtenFigures(old, fresh, at) : [];
  const about: About = { before: against ?? flags.base, after: built ?? fresh?.name ?? "", notes, later, further };
  const causes = old && fresh ? causesBetween(old, fresh, at, comparison) : {};
  return { report: reportOf(comparison, { ...about, ...causes }), before, after };
}

function notesOf(...states: (State | undefined)[]): string[] {
  return states.flatMap((state) =>
    state?.otherPackages
      ? [
          `${state.name} requires other versions of packages, but was built with those installed here: what they change is not shown.`,
        ]
      : [],
  );
}
