import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { version } from "../../../package.json";
import { Cancelled, CouldNotRun } from "../../../renderer/base/couldNotRun";
import { BlockFailed } from "../../../renderer/page/failingBlock";
import { type Command, execute, failureOf, parseCall } from "../../../scripts/cli/command";
import { npmCommands } from "../../../scripts/docs/npmCommands";

/** Every npm script that runs a file of scripts/, as the user types it, with its command. */
const commands = (await npmCommands()).flatMap(({ command, ...call }) => (command ? [{ ...call, command }] : []));

test("every command is found", () => {
  expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(["start", "new", "check", "bench:build"]));
  expect(commands.length).toBeGreaterThan(15);
});

describe.each(commands)("$name", ({ typed, command }) => {
  test("is called as package.json says", () => {
    expect(command.name).toBe(typed);
  });

  test("prints for --help what it does, each flag with its default, examples and exit codes", () => {
    const { help } = parseCall(command, ["--help"]) as { help: string };
    const words = help.replace(/\s+/g, " ");
    expect(words).toContain(command.about);
    for (const [flag, { about, value, default: fallback }] of Object.entries(command.flags)) {
      expect(words).toContain(`--${flag}`);
      expect(words).toContain(`${about}${/\(default: /.test(about) ? "" : " (default: "}`);
      if (value && fallback) expect(words).toContain(`(default: ${fallback})`);
    }
    expect(command.examples.length).toBeGreaterThanOrEqual(2);
    for (const example of command.examples) {
      expect(help).toContain(`\n  ${example}\n`);
      expect(example).toMatch(new RegExp(`^([A-Z]+=\\S+ )*${typed}( -- .+)?$`));
    }
    expect(Object.keys(command.exitCodes)).toEqual(expect.arrayContaining(["0", "2"]));
    for (const [code, about] of Object.entries(command.exitCodes)) expect(help).toContain(`  ${code}  ${about}`);
  });

  test("its examples name flags that it has", () => {
    for (const example of command.examples) {
      const [, args = ""] = example.split(" -- ");
      const words = (args.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
      expect(() => parseCall(command, words)).not.toThrow();
    }
  });

  test("refuses a flag that it does not have", () => {
    expect(() => parseCall(command, ["--no-such-flag"])).toThrow(CouldNotRun);
  });
});

test("a name that no command has is refused with the names of all, which --help prints as well", () => {
  const run = (name: string) =>
    spawnSync(process.execPath, [path.resolve("scripts/threeStrands.mjs"), name], { encoding: "utf8", cwd: tmpdir() });
  const [wrong, help, told] = ["-chek", "--help", "--version"].map(run);
  const names = commands.map(({ name }) => name).sort();
  const list = `There are ${names.join(", ")}. Each says what it does with --help.\n`;
  expect([wrong?.status, wrong?.stderr]).toEqual([2, `There is no command "-chek". ${list}`]);
  expect([help?.status, help?.stdout]).toEqual([0, list]);
  expect([told?.status, told?.stdout]).toEqual([0, `${version}\n`]);
});

test("a misspelled flag names the nearest one", () => {
  const build = commands.find(({ name }) => name === "build")?.command as Command;
  expect(() => parseCall(build, ["--pagse", "x"])).toThrow(
    "Unknown option '--pagse'. Did you mean --pages? See npm run build -- --help.",
  );
  expect(() => parseCall(build, ["x"])).toThrow("Flags go after two dashes.");
});

describe("an error", () => {
  const name = "npm run build";
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  test("of the user is one sentence, without a stack", () => {
    expect(failureOf(new CouldNotRun("There is no x."), { name })).toEqual({ code: 2, text: "There is no x." });
    expect(failureOf(new Cancelled("Nothing was changed."), { name }).code).toBe(1);
  });

  test("that is unexpected is printed with its stack, and ends with 2", async () => {
    const command = {
      ...commands[0]?.command,
      run: () => Promise.reject(new TypeError("x is not a function")),
    } as unknown as Command;
    expect(await execute(command, [])).toEqual({ code: 2 });
    const [text] = vi.mocked(console.error).mock.calls[0] ?? [];
    expect(text).toMatch(/a bug in the tool[\s\S]*TypeError: x is not a function\n +at /);
  });

  test("of a block that throws names the block's place first, then the stack, and ends with 2", () => {
    const sentence = 'The block "notice" of pages-data/contact.yaml:46 could not be rendered: Invalid time value';
    const { code, text } = failureOf(new BlockFailed(sentence, "RangeError: Invalid time value\n    at Notice"), {
      name,
    });
    expect(code).toBe(2);
    expect(text.split("\n")).toEqual([
      sentence,
      expect.stringContaining("an error in the code"),
      "RangeError: Invalid time value",
      "    at Notice",
    ]);
  });

  test("about a package for development says how to get it", () => {
    const error = Object.assign(new Error("Cannot find package 'playwright-core' imported from x"), {
      code: "ERR_MODULE_NOT_FOUND",
    });
    expect(failureOf(error, { name }).text).toContain("run npm ci first");
  });
});
