import { expect, test } from "vitest";
import type { ProblemDecision } from "../../../../renderer/desk/protocol/edits";
import { decideProblem } from "../../../../renderer/desk/server/edit/decideProblem";
import { editedSite, PAGE } from "./editedSite";

/** A page that says two sums, its check, and a person's decision about the second one. */
async function decided(how: Pick<ProblemDecision, "is" | "write">) {
  const { site, editor } = editedSite();
  site.write("about.yaml", PAGE.replace("and another.", "for $5, and call (503) 555-0147."));
  const { problems, content } = await site.check();
  const unknown = problems.filter(({ file, figure }) => file.endsWith("about.yaml") && figure);
  const meant = unknown.find(({ figure }) => figure?.startsWith("("));
  const { column = 0 } = meant ?? {};
  const decision = { file: "about.yaml", rule: meant?.rule ?? "", line: meant?.line ?? 0, column, ...how };
  const result = await decideProblem(decision, editor, content, problems);
  return { result, site, editor };
}

test("a figure that is right is listed, and the page stays as it is", async () => {
  const { result, site, editor } = await decided({ is: "right" });
  expect(result).toMatchObject({ result: "saved", file: "figures.yaml" });
  expect(site.read("figures.yaml")).toContain("{ page: about, figure: (503) 555-0147, sentence:");
  expect(site.read("about.yaml")).toContain("call (503) 555-0147.");
  expect(await editor.undo()).toMatchObject({ result: "saved", file: "figures.yaml" });
  expect(site.read("figures.yaml")).not.toContain("555-0147");
});

test("the fact that is meant takes the place of the figure, and of nothing else", async () => {
  const { result, site } = await decided({ is: "repaired", write: "${business.phone}" });
  expect(result).toMatchObject({ result: "saved", file: "about.yaml" });
  expect(site.read("about.yaml")).toContain("for $5, and call ${business.phone}.");
});

test("nothing is written that the problem does not suggest", async () => {
  await expect(decided({ is: "repaired", write: "${business.city}" })).rejects.toThrow("does not say this any more");
});
