import { writeFileSync } from "node:fs";
import { changePrices } from "../../renderer/authoring/changePrices";
import { readPriceSheet, writePriceSheet } from "../../renderer/authoring/priceSheet";
import { readBytes } from "../../renderer/base/attempt.mjs";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { carryOut, changeExitCodes, changeFlags, openFolder } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run price",
  about:
    "Changes a price of the price book in site.yaml, and shows every text that changes with it. Without flags it prints the price book.",
  flags: {
    style: { value: "NAME", otherwise: "the price book is printed", about: "the style, such as boxBraids" },
    size: { value: "NAME", otherwise: "none", about: "its size, length or kind" },
    variant: { value: "NAME", otherwise: "none", about: "a variant of it, such as home" },
    to: { value: "PRICE", otherwise: "unchanged", about: "its new price, such as 175" },
    "up-to": { value: "PRICE", otherwise: "unchanged", about: "its new highest price" },
    duration: { value: "WORDS", otherwise: "unchanged", about: 'how long it takes now, such as "4-6 hours"' },
    export: { value: "FILE", otherwise: "none", about: "writes the price book as a CSV file" },
    import: { value: "FILE", otherwise: "none", about: "takes the prices from such a file" },
    ...changeFlags,
  },
  examples: [
    "npm run price -- --style boxBraids --size medium --to 175",
    "npm run price -- --export prices.csv",
    "npm run price -- --import prices.csv --dry-run",
  ],
  exitCodes: changeExitCodes,
  async run({ flags }) {
    const { folder, check } = await openFolder(flags.pages);
    const { content } = check;
    if (flags.export) {
      writeFileSync(flags.export, writePriceSheet(content));
      console.log(`Wrote ${flags.export}.`);
      return 0;
    }
    if (!flags.style && !flags.import) {
      console.log(writePriceSheet(content).trimEnd());
      return 0;
    }
    const { style, size, variant, to: price, "up-to": upTo, duration } = flags;
    if (!flags.import && !price && !upTo && !duration) {
      throw new CouldNotRun("What is the new price? Add --to, such as --to 175.");
    }
    const updates = flags.import
      ? readPriceSheet(sheetText(flags.import), content)
      : new Map([[[style, size, variant].filter(Boolean).join("."), { price, upTo, duration }]]);
    const { changes, texts } = changePrices(content, updates);
    if (changes.length === 0) {
      console.log("Nothing changes: the price book already has these values.");
      return 0;
    }
    for (const { file, line, before, after } of texts) console.log(`${file}:${line}\n  - ${before}\n  + ${after}`);
    const count = texts.length === 1 ? "1 text changes" : `${texts.length} texts change`;
    console.log(`\n${count} with this edit:\n`);
    await carryOut({ folder, check, changes, question: "Write it?", flags });
    return 0;
  },
});

function sheetText(file: string): string {
  const text = readBytes(file)?.toString();
  if (text === undefined) throw new CouldNotRun(`There is no file ${file} that can be read.`);
  return text;
}
