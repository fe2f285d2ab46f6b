// @module-tag slow
import { expect, test } from "vitest";
import { siteDir } from "../support/sites/builtSites";
import { editedRoutes } from "../support/sites/editedSite";
import { testLinks } from "../support/sites/testLinks";
import { htmlProblems } from "./support/htmlProblems";
import { testHead } from "./support/testHead";

const dir = await siteDir("edited");

// The pages that a marketer made, renamed and changed: the others are those of the real site.
await testHead("edited", editedRoutes);
await testLinks("edited");

test.each(editedRoutes)("html-validate finds nothing on %s", (route) => {
  expect(htmlProblems(dir, route)).toEqual([]);
});
