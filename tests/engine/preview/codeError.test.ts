import path from "node:path";
import { describe, expect, test } from "vitest";
import { codeError, LastPages } from "../../../renderer/preview/codeError";
import { ROOT } from "../../support/fixtureSite";

const FILE = path.join(ROOT, "renderer/preview/codeError.ts");

describe("an error in the code", () => {
  test("that keeps it from being read is at its line, in words without the name of a tool", () => {
    const cause = Object.assign(new Error(`Transform failed with 1 error:\n${FILE}:4:10: ERROR: Unexpected ";"`), {
      loc: { file: FILE, line: 4, column: 10 },
    });
    const { message, place, frame } = codeError(new Error("about.yaml could not be rendered.", { cause }));
    expect(message).toContain('Unexpected ";".');
    expect(message).not.toMatch(/Transform|esbuild|vite|plugin/i);
    expect(place).toEqual({ file: "renderer/preview/codeError.ts", path: FILE, line: 4, column: 10 });
    expect(frame).toContain("> 4 | ");
  });

  test("that a block throws is at the first line that is this repository's own", () => {
    const cause = new TypeError("Boom");
    cause.stack = `TypeError: Boom\n    at run (${ROOT}/node_modules/react/x.js:1:1)\n    at Block (${FILE}:7:3)`;
    expect(codeError(new Error("No", { cause }))).toMatchObject({
      message: expect.stringContaining("Boom."),
      place: { line: 7, column: 3 },
    });
  });

  test("leaves the last page that was rendered, until it is rendered again", () => {
    const last = new LastPages();
    expect(last.failed("/", codeError(new Error("x")))).toBeUndefined();
    expect(last.rendered("/", "good", 1)).toBe(true);
    expect(last.errorOf("/")).toBeUndefined();
    expect(last.failed("/", codeError(new Error("x")))).toBe("good");
    expect(last.errorOf("/about")).toBeUndefined();
    expect(last.rendered("/about", "other", 1)).toBe(false);
  });
});
