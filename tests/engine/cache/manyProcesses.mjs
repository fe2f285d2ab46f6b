/** Uses a store as other processes do at the same time: whatever it reads must be whole. Prints what is not. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Store } from "../../../renderer/cache/store.mjs";

const [root = "", letter = "", rounds = "0"] = process.argv.slice(2);
const store = new Store("shared", { entries: [], root });
const LENGTH = 20_000;
/** @param {string} text */
const isWhole = (text) => text.length === LENGTH && new Set(text).size === 1;
/** @param {string} what @param {string | undefined} text */
const expectWhole = (what, text) => {
  if (text !== undefined && !isWhole(text)) console.log(`${letter}: ${what} is a mixture`);
};

for (let round = 0; round < Number(rounds); round++) {
  const own = letter.repeat(LENGTH);
  store.write("text", own);
  expectWhole("a text", store.read("text")?.toString());
  const folder = await store.made(`folder ${round}`, async (making) => writeFileSync(path.join(making, "file"), own));
  expectWhole("a file", readFileSync(path.join(folder, "file"), "utf8"));
}
