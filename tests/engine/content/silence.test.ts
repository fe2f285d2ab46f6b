import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { checkOnline } from "../../../renderer/content/online/checkOnline";
import { commentsIn } from "../../../renderer/content/yaml/comments";
import { brief, checkFiles, contentFolder, page } from "./folder";

const shortTitle = page("A").replace(/^title: .*/, "title: A");
const LONG = "x".repeat(130);

test("a comment above a line silences that line, and no other", async () => {
  const text = `# Clients know it.\n# check-ignore titles/length: The sign says so.\n\n${shortTitle}`;
  expect((await checkFiles({ "a.yaml": text })).problems).toEqual([]);
  const elsewhere = shortTitle.replace("blocks:", "# check-ignore titles/length: The sign says so.\nblocks:");
  expect(brief((await checkFiles({ "a.yaml": elsewhere })).problems)).toEqual([
    "pages/a.yaml:1:8 titles/length",
    "pages/a.yaml:3:1 silence/unused",
  ]);
});

test("a comment above a long text silences all of it", async () => {
  const text = `${page("A")}    # check-ignore facts/typed-literal: It is printed on the picture.\n    lead: >-\n      The sign\n      says 503-555-0174.\n`;
  expect((await checkFiles({ "a.yaml": text })).problems).toEqual([]);
});

test("two comments silence two rules of one line", async () => {
  const image = `    images:\n      - src: /images/full-groom.svg\n        # check-ignore images/alt-length: It is a poem.\n        # check-ignore facts/typed-literal: The poem has it.\n        alt: ${LONG} 503-555-0174\n`;
  expect((await checkFiles({ "a.yaml": page("A") + image })).problems).toEqual([]);
});

test("words in a text are not a comment", async () => {
  const text = `${page("A")}    lead: "# check-ignore titles/length: no"\n`;
  expect((await checkFiles({ "a.yaml": text })).problems).toEqual([]);
  expect(
    commentsIn('a: "# x" # one\nb: |\n  # text\n# two\nc: d#e').map(({ words, line }) => `${line} ${words}`),
  ).toEqual(["1 one", "4 two"]);
});

const entry = (more = "") =>
  `known:\n  - rule: titles/length\n    file: a.yaml\n${more}    reason: The owner is thinking.\n    until: 2030-06-30\n`;

test("the baseline silences until its day, and is reported afterwards", async () => {
  const cwd = contentFolder({ "a.yaml": shortTitle, ".check-baseline.yaml": entry() });
  const on = (today: string) => checkFolder({ dir: "pages", publicDir: "public", cwd, today });
  expect((await on("2030-06-30")).problems).toEqual([]);
  expect(brief((await on("2030-07-01")).problems)).toEqual([
    "pages/.check-baseline.yaml:5:12 silence/expired",
    "pages/a.yaml:1:8 titles/length",
  ]);
});

test("an entry of the baseline may name the words that it means", async () => {
  const right = await checkFiles({ "a.yaml": shortTitle, ".check-baseline.yaml": entry("    text: A\n") });
  expect(right.problems).toEqual([]);
  const wrong = await checkFiles({ "a.yaml": shortTitle, ".check-baseline.yaml": entry("    text: B\n") });
  expect(brief(wrong.problems)).toEqual([
    "pages/.check-baseline.yaml:2:11 silence/unused",
    "pages/a.yaml:1:8 titles/length",
  ]);
});

test("a baseline is checked by its schema, and needs a reason", async () => {
  const { problems } = await checkFiles({
    "a.yaml": shortTitle,
    ".check-baseline.yaml": entry().replace(/ {4}reason.*\n/, ""),
  });
  expect(brief(problems)).toEqual([
    "pages/.check-baseline.yaml:2:5 schema/missing-property",
    "pages/a.yaml:1:8 titles/length",
  ]);
});

test("what cannot be determined from the content stops no build", async () => {
  const { problems } = await checkFiles({ ".check-baseline.yaml": entry() });
  expect(problems).toMatchObject([{ rule: "silence/unused", severity: "warning" }]);
});

const LINKED = `${page("A")}    actions:\n      # check-ignore online/placeholder: The map is being drawn.\n      - { label: Map, to: "https://maps.example/" }\n`;

/** What a check reports that requests nothing from other sites but placeholders, with or without `--online`. */
async function asked(text: string, { online = true, baseline = "" } = {}) {
  const cwd = contentFolder({ "a.yaml": text, ...(baseline ? { ".check-baseline.yaml": baseline } : {}) });
  const further = online ? checkOnline : undefined;
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, today: "2030-01-01", further });
  return brief(problems).filter((line) => !line.startsWith("pages/site.yaml"));
}

test("a problem of another site's response is silenced in an online check; any other check does not call its silence unused", async () => {
  expect(await asked(LINKED)).toEqual([]);
  expect(await asked(LINKED, { online: false })).toEqual([]);
  const gone = LINKED.replace("https://maps.example/", "/services");
  expect(await asked(gone)).toEqual(["pages/a.yaml:7:7 silence/unused"]);
  expect(await asked(gone, { online: false })).toEqual([]);
  const misspelled = LINKED.replace("online/placeholder", "online/placehodler");
  expect(await asked(misspelled)).toEqual([
    "pages/a.yaml:7:7 silence/unknown-rule",
    "pages/a.yaml:8:27 online/placeholder",
  ]);
  expect(await asked(misspelled, { online: false })).toEqual([]);
  const noReason = LINKED.replace(": The map is being drawn.", "");
  expect(await asked(noReason, { online: false })).toEqual(["pages/a.yaml:7:7 silence/no-reason"]);
});

test("the baseline silences problems of other sites' responses, until its day", async () => {
  const bare = LINKED.replace(/ {6}# .*\n/, "");
  const known = (until: string) =>
    `known:\n  - rule: online/placeholder\n    file: a.yaml\n    reason: The map is being drawn.\n    until: ${until}\n`;
  expect(await asked(bare, { baseline: known("2030-06-30") })).toEqual([]);
  expect(await asked(bare, { baseline: known("2029-06-30") })).toEqual([
    "pages/.check-baseline.yaml:5:12 silence/expired",
    "pages/a.yaml:7:27 online/placeholder",
  ]);
  expect(await asked(bare, { baseline: known("2029-06-30"), online: false })).toEqual([]);
});

test("a silence of a misspelled word is called unused only if spelling is checked", async () => {
  const text = `# check-ignore text/spelling: It is our own word.\n${page("A")}`;
  expect((await checkFiles({ "a.yaml": text })).problems).toEqual([]);
});
