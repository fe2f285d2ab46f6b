import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { Store } from "../../../renderer/cache/store.mjs";

afterEach(() => void vi.unstubAllEnvs());

test("results are kept where --cache says, and those of a copy of the code beside its own packages", () => {
  vi.stubEnv("SITE_CACHE", "/elsewhere");
  expect(new Store("answers").folder).toBe("/elsewhere/site/answers");
  const copy = path.resolve("/copy");
  expect(new Store("answers", { root: copy }).folder).toBe(path.join(copy, "node_modules/.cache/site/answers"));
});
