import { readFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../base/attempt.mjs";
import type { PlacedProblem } from "../base/problem";
import { frame } from "../content/report/frame";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What the desk shows for an error in the code of a block, the layout or the renderer. */
export function codeError(error: unknown): PlacedProblem {
  const { message, stack, loc } = deepestCause(error);
  const { file, line, column } = loc ?? placeIn(stack) ?? { file: ROOT, line: 1, column: 1 };
  const place = { file: path.relative(ROOT, file), path: file.split(path.sep).join("/"), line, column };
  const text = attempt(() => readFileSync(file, "utf8")) ?? "";
  const end = { endLine: line, endColumn: column + 1 };
  const words = `The code has an error: ${firstWords(message)} Until a developer has fixed it, the page stays as it was.`;
  return {
    severity: "error",
    rule: "code",
    message: words,
    place,
    frame: frame(text, { line, column, ...end } as Parameters<typeof frame>[1]).join("\n"),
  };
}

interface Thrown {
  message: string;
  stack?: string;
  /** Set if the code could not be parsed. */
  loc?: { file: string; line: number; column: number };
}

function deepestCause(error: unknown): Thrown {
  const { cause, loc } = error as Error & Thrown;
  return cause && !loc?.file ? deepestCause(cause) : (error as Thrown);
}

/** The first line of a message without the tool's name and the path. */
function firstWords(message: string): string {
  const line = message.split("\n").find((one) => /ERROR: /.test(one)) ?? message.split("\n")[0] ?? "";
  const words = line
    .replace(/^.*ERROR: /, "")
    .replace(/^\[[^\]]*\]\s*/, "")
    .trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The first place in a stack trace that is in this repository's own code. */
function placeIn(stack = ""): Thrown["loc"] {
  for (const called of stack.split("\n")) {
    const place = /:(\d+):(\d+)\)?$/.exec(called);
    const start = called.indexOf(ROOT + path.sep);
    if (!place || start < 0) continue;
    const file = called.slice(start, place.index);
    if (!/^(?:blocks|renderer)[\\/]/.test(path.relative(ROOT, file))) continue;
    return { file, line: Number(place[1]), column: Number(place[2]) };
  }
  return undefined;
}

/** The page last rendered at each address, and the code error since then. */
export class LastPages {
  readonly #html = new Map<string, { html: string; version: number }>();
  readonly #errors = new Map<string, PlacedProblem>();

  /** The current error in the code of a page. */
  errorOf(address: string): PlacedProblem | undefined {
    return this.#errors.get(address);
  }

  /** The page last rendered at an address; undefined if it was rendered from another version of the content. */
  of(address: string, version: number): string | undefined {
    const last = this.#html.get(address);
    return last?.version === version ? last.html : undefined;
  }

  /** Notes a page that was rendered from a version of the content. @returns whether this ended an error */
  rendered(address: string, html: string, version: number): boolean {
    this.#html.set(address, { html, version });
    return this.#errors.delete(address);
  }

  /** Notes an error. @returns the page last rendered, or undefined if there is none */
  failed(address: string, error: PlacedProblem): string | undefined {
    this.#errors.set(address, error);
    return this.#html.get(address)?.html;
  }
}
