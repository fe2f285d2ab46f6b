import { expect, test } from "vitest";
import { nodeVersionProblem } from "../../../scripts/setup/nodeVersion.mjs";

test.each(["20.19.0", "20.20.1", "22.0.0", "100.1.0"])("Node %s is new enough", (version) => {
  expect(nodeVersionProblem(version, ">=20.19")).toBeUndefined();
});

test.each(["20.18.3", "20.9.0", "18.20.0", "4.99.0"])("Node %s is too old", (version) => {
  expect(nodeVersionProblem(version, ">=20.19")).toBe(
    `This site needs Node 20.19 or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
});
