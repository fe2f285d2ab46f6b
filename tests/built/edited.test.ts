// @module-tag slow
import { expect, test } from "vitest";
import { builtRoutes } from "../support/sites/builtPage";
import { siteDir } from "../support/sites/builtSites";
import { editedRoutes } from "../support/sites/editedSite";
import { testLinks } from "../support/sites/testLinks";
import { htmlProblems } from "./support/htmlProblems";
import { testHead } from "./support/testHead";

// The pages that a marketer made, renamed and changed: the others are those of the real site.
await testHead("edited", editedRoutes);
testLinks("edited");

test("html-validate finds nothing on any page", async () => {
  const dir = await siteDir("edited");
  const routes = builtRoutes(dir);
  expect(routes).toEqual(expect.arrayContaining(editedRoutes));
  for (const route of routes) expect(htmlProblems(dir, route), route).toEqual([]);
});
