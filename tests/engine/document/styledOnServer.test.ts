// @module-tag slow
import { afterAll, expect, test, vi } from "vitest";
import { checkedSite } from "../../support/fixtureSite";
import { exampleFiles } from "../blocks/exampleBlocks";

/** Freshly loaded modules: with Emotion's components, or with the build's. */
async function drawn(own: boolean): Promise<string[]> {
  vi.resetModules();
  if (own) vi.doMock("@emotion/styled", () => import("../../../renderer/page/styledOnServer"));
  const look = await import("../../../blocks");
  const { renderDocument } = await import("../../../renderer/page/document/renderDocument");
  const { routes, page, site } = await checkedSite(exampleFiles);
  // Twice: the second time, everything is known.
  return [...routes, ...routes].map((route) =>
    // React counts components for the ids that it makes, and there are fewer.
    renderDocument(page(route), site, look, "2030-12-31").replace(/_R_\w+_/g, "_R_"),
  );
}

afterAll(() => {
  vi.doUnmock("@emotion/styled");
  vi.resetModules();
});

test("the build's components have the same HTML and CSS as Emotion's", async () => {
  const emotions = await drawn(false);
  const own = await drawn(true);
  expect(own.length).toBeGreaterThan(40);
  for (const [index, html] of own.entries()) expect(html).toBe(emotions[index]);
});
