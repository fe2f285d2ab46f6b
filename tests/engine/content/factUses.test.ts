import { expect, test } from "vitest";
import { factUses } from "../../../renderer/content/facts/factUses";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { contentFolder, page } from "./folder";

test("a fact and its variants have each use, but none in a comment or of a page's own name", () => {
  const cwd = contentFolder({
    "a.yaml": `# Not a use: \${facts.deposit}\n${page("A")}    lead: Pay \${facts.deposit} now.\n`,
  });
  const content = loadContent({ dir: `${cwd}/pages`, publicDir: `${cwd}/public`, cwd });
  const facts = new Map(factUses(content).map(({ name, ...fact }) => [name, fact]));
  expect(facts.get("facts.deposit")).toEqual({
    value: "$25",
    uses: [
      { file: "pages/a.yaml", line: 7 },
      { file: "pages/services.yaml", line: 13 },
    ],
  });
  expect(facts.get("facts.longevity.curly")).toMatchObject({ value: "2-4 weeks", uses: [{ line: 3 }] });
  expect(facts.get("business.tagline")?.uses).toEqual([]);
});
