import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Problem } from "../../../../renderer/base/problem";
import { textsOf } from "../../../../renderer/desk/protocol/placeNow";
import { amount } from "../../../support/amount";
import { typedDesk } from "./typedDesk";

/*
 * Random sequences of typing, leaving, reloads, restarts, refusals and saves of an editor. Each typed word must be in the
 * file, in the block that it was typed for, or kept as not saved yet.
 */
const SEQUENCES = amount(12, 500);
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
const tryTexts = async (texts: Map<string, string | undefined>) =>
  [...texts.values()].some((text) => text?.includes("wrong")) ? [PROBLEM] : [];

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

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))("no typed word is lost: sequence %i", async (seed) => {
  const random = randomOf(seed + 1);
  const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)] as One;
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
  const steps: Record<string, () => unknown> = {
    open,
    again: open,
    enter: () => void desk.edits.save(),
    leave: () => desk.edits.leave(),
    show: () => desk.show(),
    saved: () => desk.edits.save(),
    reload: async () => {
      desk.edits.leave();
      await desk.edits.idle();
      desk.reload();
    },
    crash: async () => {
      await desk.edits.idle();
      desk.reload();
    },
    restart: async () => {
      await desk.edits.idle();
      await desk.restart();
    },
    escape: () => {
      const { open: now } = desk.edits;
      desk.edits.cancel();
      if (now) forget(now.value, desk.text());
    },
    settle: async () => {
      await desk.edits.idle();
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
    if (name.startsWith("editor")) await desk.edits.idle();
    await steps[name]?.();
    const kept = desk.edits.typed.kept.map(({ value }) => String(value));
    if (name !== "enter" && name !== "leave") await desk.edits.idle();
    const there = [desk.text(), ...kept, ...desk.edits.typed.kept.map(({ value }) => String(value))].join("\n");
    for (const word of expected.keys()) expect(typedIn(there), `${word} after ${log.join(", ")}`).toContain(word);
  }
  await desk.edits.idle();
  for (const block of blocksIn(desk.text())) {
    for (const word of typedIn(block))
      expect(expected.get(word) ?? treeOf(block), `${word} in ${log.join(", ")}`).toBe(treeOf(block));
  }
});
