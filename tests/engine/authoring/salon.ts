import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { diffLines } from "diff";
import { onTestFinished } from "vitest";
import type { ContentFolder } from "../../../renderer/authoring/fileChange";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** A copy of the real pages in a folder of its own, beside the real pictures. */
export interface Salon extends ContentFolder {
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces a piece that must be there. */
  change(file: string, before: string, after: string): void;
  /** Every file with its text, hidden ones too. */
  all(): Record<string, string>;
  /** Runs a command as a person would, where nobody can be asked. */
  run(script: "new" | "rename" | "remove" | "fix", ...flags: string[]): Promise<{ code: number | null; said: string }>;
}

export function salon(): Salon {
  const cwd = mkdtempSync(path.join(tmpdir(), "salon-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  cpSync(path.join(ROOT, "pages-data"), path.join(cwd, "pages-data"), { recursive: true });
  symlinkSync(path.join(ROOT, "public"), path.join(cwd, "public"));
  const place = (file: string) => path.join(cwd, "pages-data", file);
  const read = (file: string) => readFileSync(place(file), "utf8");
  return {
    dir: "pages-data",
    publicDir: "public",
    cwd,
    read,
    write: (file, text) => writeFileSync(place(file), text),
    change(file, before, after) {
      if (!read(file).includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(
        place(file),
        read(file).replace(before, () => after),
      );
    },
    all() {
      const entries = readdirSync(path.join(cwd, "pages-data"), { withFileTypes: true });
      return Object.fromEntries(entries.filter((entry) => entry.isFile()).map(({ name }) => [name, read(name)]));
    },
    run: (script, ...flags) => run(cwd, script, flags),
  };
}

function run(cwd: string, script: string, flags: string[]): Promise<{ code: number | null; said: string }> {
  const command = [
    "--import",
    path.join(ROOT, "node_modules/tsx/dist/esm/index.mjs"),
    path.join(ROOT, `scripts/${script}.ts`),
  ];
  const child = spawn(process.execPath, [...command, ...flags], { cwd });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, said }));
  });
}

/** The lines that a text lost, with - in front, then those that it gained, with +. */
export function changedLines(before: string, after: string): string[] {
  const changes = diffLines(before, after);
  const lines = (value: string) => value.replace(/\n$/, "").split("\n");
  return [
    ...changes.filter(({ removed }) => removed).flatMap(({ value }) => lines(value).map((line) => `- ${line.trim()}`)),
    ...changes.filter(({ added }) => added).flatMap(({ value }) => lines(value).map((line) => `+ ${line.trim()}`)),
  ];
}
