import { expect, test } from "vitest";
import { parse } from "yaml";
import { CouldNotRun } from "../../../../renderer/base/couldNotRun";
import { valueAt } from "../../../../renderer/base/pointer";
import type { Problem } from "../../../../renderer/base/problem";
import { saveField } from "../../../../renderer/desk/client/forms/saveField";
import type { Keeping } from "../../../../renderer/desk/client/forms/useKept";
import { textsOf } from "../../../../renderer/desk/protocol/placeNow";
import { amount, SEED } from "../../../support/amount";
import { typedDesk } from "./typedDesk";

/*
 * Random sequences of typing on the page and in its forms, of leaving, reloads, restarts, refusals, a full disk and saves
 * of an editor. Each typed word must be in the file, in the block that it was typed for, or kept as not saved yet, and
 * listed once nobody is in its field.
 */
const SEQUENCES = amount(12, 200);
const STEPS = 40;

const BLOCKS = ["ash", "birch", "cedar"].map((tree) => ({
  name: tree,
  lines: `  - type: textSection\n    heading: About ${tree}\n    text: The ${tree} has leaves, roots and a long story of its own.\n`,
}));
const PAGE = `title: Trees\ndescription: What grows here.\nblocks:\n${BLOCKS.map(({ lines }) => lines).join("")}`;

const PROBLEM: Problem = {
  ...{ file: "pages-data/about.yaml", line: 1, column: 1, endLine: 1, endColumn: 1, severity: "error" },
  ...{ rule: "facts/unknown", pointer: "/title", message: "Nobody knows this." },
};
const isWrong = (texts: Map<string, string | undefined>) => [...texts.values()].some((text) => text?.includes("wrong"));

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const typedIn = (text: string): string[] => text.match(/\bw\d+\b/g) ?? [];
const blocksIn = (text: string) => text.split(/^(?= {2}- )/m).slice(1);
const treeOf = (block: string) => /The (\w+) has/.exec(block)?.[1] ?? "";

test.each(Array.from({ length: SEQUENCES }, (_, at) => SEED + at))("no typed word is lost: SEED=%i", async (seed) => {
  const random = randomOf(seed);
  const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)] as One;
  let isFull = false;
  const tryTexts = async (texts: Map<string, string | undefined>) => {
    if (isFull) throw new CouldNotRun("The disk is full.");
    return isWrong(texts) ? [PROBLEM] : [];
  };
  const desk = typedDesk(PAGE, { tryTexts });
  /** Each typed word that must still be somewhere, with the block that it was typed for. */
  const expected = new Map<string, string>();
  const log: string[] = [];
  let [count, above] = [0, 0];
  const treeAt = (pointer: string) => {
    const index = /^\/blocks\/(\d+)/.exec(pointer)?.[1];
    return index === undefined ? "" : treeOf(blocksIn(desk.text())[Number(index)] ?? "");
  };
  const forget = (text: string, but = "") => {
    const kept = typedIn(but);
    for (const word of typedIn(text)) if (!kept.includes(word)) expected.delete(word);
  };
  const rewrite = (blocks: string[]) =>
    desk.site.write("about.yaml", desk.text().slice(0, desk.text().indexOf("  - ")) + blocks.join(""));
  const open = async () => {
    await desk.show();
    const texts = textsOf(parse(desk.text()));
    desk.open(pick(Object.keys(texts).filter((pointer) => /^\/title$|heading$/.test(pointer))));
    const { open: now } = desk.edits;
    if (!now) return;
    const word = `w${count++}`;
    expected.set(word, treeAt(desk.edits.text(now.id)?.pointer ?? ""));
    desk.type(`${now.value.replace(/ ?wrong/, "")} ${word}${random() < 0.2 ? " wrong" : ""}`);
  };
  /** The field of a form that somebody is in. */
  let field: { form: ReturnType<typeof desk.form>; pointer: string; value: unknown; id: string } | undefined;
  const typeInField = async () => {
    leaveField();
    desk.edits.leave();
    await desk.show();
    const form = desk.form();
    const pointer = pick(Object.keys(textsOf(form.data)).filter((one) => /^\/title$|heading$/.test(one)));
    const value = valueAt(form.data, pointer);
    const word = `w${count++}`;
    expected.set(word, treeAt(pointer));
    const before = form.kept.at("field", pointer)?.value ?? value;
    const id = form.kept.keep("field", pointer, {
      value: `${String(before).replace(/ ?wrong/, "")} ${word}${random() < 0.3 ? " wrong" : ""}`,
      why: undefined,
      typing: true,
    });
    field = { form, pointer, value, id };
  };
  const keepingOf = ({ form: { kept }, pointer, id }: NonNullable<typeof field>): Keeping => ({
    unsaved: kept.at("field", pointer, id),
    latest: () => kept.at("field", pointer, id),
    keep: (change) => void kept.keep("field", pointer, { why: undefined, typing: false, ...change }, id),
    drop: () => kept.drop("field", pointer, id),
  });
  const inField = () => field?.form.kept.at("field", field.pointer, field.id);
  const leaveField = () => {
    const typed = inField();
    const left = field;
    field = undefined;
    if (left && typed && !typed.why)
      void saveField(left.form, { ...left, field: { label: left.pointer } }, keepingOf(left), typed.value);
  };
  /** Another place, or another page: the field goes with its form. */
  const goElsewhere = () => {
    const typed = inField();
    if (field && typed?.typing) field.form.kept.keep("field", field.pointer, { ...typed, typing: false }, field.id);
    field = undefined;
    desk.edits.leave();
  };
  const steps: Record<string, () => unknown> = {
    open: () => {
      leaveField();
      return open();
    },
    again: open,
    typeInField,
    moreInField: typeInField,
    leaveField,
    goElsewhere,
    escapeField: () => {
      const typed = inField();
      if (field && typed) {
        forget(String(typed.value), desk.text());
        field.form.kept.drop("field", field.pointer, field.id);
      }
      field = undefined;
    },
    beginEntry: () => {
      const word = `w${count++}`;
      expected.set(word, "");
      const { kept } = desk.form();
      const begun = kept.at("entry", "/blocks")?.value as { heading: string } | undefined;
      const entry = { type: "textSection", heading: `${begun?.heading ?? "New"} ${word}`, text: "It is new." };
      kept.keep("entry", "/blocks", { value: entry, index: 0 });
    },
    addEntry: async () => {
      const { kept, change } = desk.form();
      const begun = kept.at("entry", "/blocks");
      if (!begun) return;
      // At the end: forms show a change that waits, and the places after it are others at once.
      const index = blocksIn(desk.text()).length;
      const step = { do: "insert", pointer: "/blocks", index, value: begun.value } as const;
      if ((await change([step], "entry")) === undefined) kept.drop("entry", "/blocks");
    },
    disk: () => {
      isFull = !isFull && random() < 0.5;
    },
    enter: () => void desk.edits.save(),
    leave: () => desk.edits.leave(),
    show: () => desk.show(),
    saved: () => desk.edits.save(),
    reload: async () => {
      leaveField();
      desk.edits.leave();
      await desk.edits.queue.idle();
      desk.reload();
    },
    crash: async () => {
      await desk.edits.queue.idle();
      field = undefined;
      desk.reload();
    },
    restart: async () => {
      await desk.edits.queue.idle();
      field = undefined;
      await desk.restart();
    },
    escape: () => {
      const { open: now } = desk.edits;
      desk.edits.cancel();
      if (now) forget(now.value, desk.text());
    },
    settle: async () => {
      await desk.edits.queue.idle();
      const { open: now } = desk.edits;
      const kept = now && desk.edits.text(now.id);
      if (!kept?.conflict && kept?.theirs === undefined) return;
      const keep = pick(["ours", "theirs"] as const);
      const before = desk.text();
      if (keep === "theirs") forget(now?.value ?? "", before);
      if ((await desk.edits.settle(keep)) && keep === "ours") forget(before, `${desk.text()} ${now?.value}`);
    },
    editorAdds: () =>
      rewrite([
        `  - type: textSection\n    heading: New ${above}\n    text: The fir${above++} has needles only.\n`,
        ...blocksIn(desk.text()),
      ]),
    editorMoves: () => {
      const [first = "", ...others] = blocksIn(desk.text());
      rewrite([...others, first]);
    },
    editorChanges: () => {
      const index = Math.floor(random() * blocksIn(desk.text()).length);
      rewrite(
        blocksIn(desk.text()).map((block, at) =>
          at === index ? block.replace(/heading: (.*)/, "heading: $1 too") : block,
        ),
      );
    },
  };
  for (let step = 0; step < STEPS; step++) {
    const name = pick(Object.keys(steps));
    log.push(name);
    // An editor saves between two changes of the desk: what comes later than a save is another test's (races.test.ts).
    if (name.startsWith("editor")) await desk.edits.queue.idle();
    await steps[name]?.();
    const keptNow = () => desk.edits.typed.kept.map(({ value }) => JSON.stringify(value));
    const kept = keptNow();
    if (name !== "enter" && name !== "leave") await desk.edits.queue.idle();
    const there = [desk.text(), ...kept, ...keptNow()].join("\n");
    for (const word of expected.keys()) expect(typedIn(there), `${word} after ${log.join(", ")}`).toContain(word);
  }
  await desk.edits.queue.idle();
  goElsewhere();
  await desk.edits.queue.idle();
  const unlisted = desk.edits.typed.kept.filter((one) => one.kind !== "text" && one.typing);
  expect(unlisted, `not listed after ${log.join(", ")}`).toEqual([]);
  for (const block of blocksIn(desk.text())) {
    for (const word of typedIn(block))
      expect(expected.get(word) ?? treeOf(block), `${word} in ${log.join(", ")}`).toBe(treeOf(block));
  }
});
