import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { command } from "../../../scripts/commands/price";
import type { FixtureSite } from "../../support/fixtureSite";
import { runCommand } from "../../support/runCommand";
import { changedLines } from "./changes";
import { landingSite } from "./landingSite";

const BOOK = `
prices:
  fullGroom:
    name: Full Groom
    options:
      small: { price: $60, upTo: $80, duration: 2-3 hours } # the owner's own
      large:
        price: "$1,140"
        duration: 4 hours
        variants: { curly: { duration: 5 hours, reason: Curly coats take longer. } }
  nailTrim: { name: Nail Trim, price: $18, duration: 15 minutes }
  bowTie: { name: Bow Tie, price: $8, said: + }
`;

let pages: FixtureSite;
const price = (...args: string[]) => runCommand(command, args, pages.cwd);
const sheet = () => path.join(pages.cwd, "prices.csv");

beforeEach(() => {
  pages = landingSite();
  pages.write("site.yaml", pages.read("site.yaml") + BOOK);
  pages.change(
    "contact.yaml",
    /description: .*/.exec(pages.read("contact.yaml"))?.[0] ?? "",
    "description: Call a careful dog groomer in Harborview and ask. A full groom for a small dog is ${price.fullGroom.small}.",
  );
});

describe("one price", () => {
  test("changes in one line of site.yaml, and every text that changes with it is shown first", async () => {
    const before = pages.all();
    const shown = await price("--style", "fullGroom", "--size", "small", "--to", "65", "--dry-run");
    expect(shown).toMatchObject({ code: 0 });
    expect(shown.said).toContain("contact.yaml:");
    expect(shown.said).toContain(
      "+ Call a careful dog groomer in Harborview and ask. A full groom for a small dog is $65.",
    );
    expect(pages.all()).toEqual(before);

    expect(await price("--style", "fullGroom", "--size", "small", "--to", "$65.00", "--yes")).toMatchObject({
      code: 0,
    });
    const after = pages.all();
    expect(changedLines(before["site.yaml"] ?? "", after["site.yaml"] ?? "")).toEqual([
      "- small: { price: $60, upTo: $80, duration: 2-3 hours } # the owner's own",
      "+ small: { price: $65, upTo: $80, duration: 2-3 hours } # the owner's own",
    ]);
    expect({ ...after, "site.yaml": "" }).toEqual({ ...before, "site.yaml": "" });
  });

  test.each([
    [["--style", "fullGrom", "--to", "5"], "The price book has no fullGrom. Did you mean fullGroom?"],
    [["--style", "fullGroom", "--to", "5"], "Name one of its sizes with --size: small, large."],
    [["--style", "nailTrim", "--to", "$I8"], '"$I8" is not a price.'],
    [["--style", "nailTrim", "--duration", "ages"], '"ages" is not a duration.'],
    [["--style", "nailTrim"], "Add --to"],
    [["--import", "nowhere.csv"], "There is no file nowhere.csv"],
  ])("%s changes nothing and says why", async (args, words) => {
    const before = pages.all();
    const { code, said } = await price(...args);
    expect({ code, words: said.includes(words) }, said).toEqual({ code: 2, words: true });
    expect(pages.all()).toEqual(before);
  });

  test("that is another one from a later day on changes as it is today", async () => {
    pages.change("site.yaml", "price: $18,", "price: [{ value: $18 }, { value: $20, from: 2099-01-01 }],");
    expect(await price("--style", "nailTrim", "--to", "19", "--yes")).toMatchObject({ code: 0 });
    expect(pages.read("site.yaml")).toContain("price: [{ value: $19 }, { value: $20, from: 2099-01-01 }],");
  });

  test("that contradicts the price book is refused", async () => {
    const before = pages.all();
    const { code, said } = await price("--style", "fullGroom", "--size", "small", "--to", "95", "--yes");
    expect(code).toBe(1);
    expect(said).toContain("prices/turned-range");
    expect(pages.all()).toEqual(before);
  });
});

test("a price that a page has typed out is reported by the next check, with the name to write there", async () => {
  const { code } = await price("--style", "nailTrim", "--to", "20", "--yes");
  expect(code).toBe(0);
  const { problems } = await pages.check();
  expect(problems.filter(({ rule, message }) => rule === "figures/unknown" && message.startsWith("$18"))).toMatchObject(
    [
      { file: "pages-data/index.yaml", message: expect.stringContaining("${price.nailTrim}") },
      { file: "pages-data/services.yaml", message: expect.stringContaining("${price.nailTrim}") },
    ],
  );
});

describe("a sheet", () => {
  test("that comes back unchanged changes no byte", async () => {
    const before = pages.all();
    expect(await price("--export", "prices.csv")).toMatchObject({ code: 0 });
    const run = await price("--import", "prices.csv", "--yes");
    expect(run.code, run.said).toBe(0);
    expect(pages.all()).toEqual(before);
  });

  test("comes back from a spreadsheet with semicolons, a mark at its start, other columns and forms of prices", async () => {
    await price("--export", "prices.csv");
    const rows = readFileSync(sheet(), "utf8").trim().split("\r\n");
    expect(rows[0]).toBe("style,size,variant,name,price,upTo,duration,said");
    const saved = rows.map((row, index) => {
      const cells = row.replace('"$1,140"', "1140.00").split(",");
      if (cells[0] === "bowTie") cells[4] = "9.50";
      return [index === 0 ? "Note" : "", ...cells].join(";");
    });
    writeFileSync(sheet(), `\ufeff${saved.join("\n")}\n;;;;;;;;\n`);
    const before = pages.read("site.yaml");
    const run = await price("--import", "prices.csv", "--yes");
    expect(run.code, run.said).toBe(0);
    expect(changedLines(before, pages.read("site.yaml"))).toEqual([
      "- bowTie: { name: Bow Tie, price: $8, said: + }",
      "+ bowTie: { name: Bow Tie, price: $9.50, said: + }",
    ]);
  });

  test.each([
    ["a,b\n1,2\n", "no column style and size and price"],
    ["style,size,price\nfullGroom,tiny,$5\n", "The price book has no fullGroom.tiny."],
    ["style,size,price\nnailTrim,,$5\nnailTrim,,$6\n", "Row 3 of the sheet is a second row for nailTrim."],
    ["style,size,price\n,,$5\n", "Row 2 of the sheet has no style."],
    ["style,size,price\nnailTrim,,call us\n", '"call us" is not a price.'],
  ])("%j is refused in words", async (text, words) => {
    writeFileSync(sheet(), text);
    const before = pages.all();
    const { code, said } = await price("--import", "prices.csv", "--yes");
    expect({ code, words: said.includes(words) }, said).toEqual({ code: 2, words: true });
    expect(pages.all()).toEqual(before);
  });
});
