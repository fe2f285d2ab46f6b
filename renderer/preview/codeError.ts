import { readFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../attempt.mjs";
import { frame } from "../content/report/print/frame";
import type { DeskProblem } from "./desk/describePage";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What the desk shows of an error in the code of a block, layout or the renderer, which it may be shown at. */
export function codeError(error: unknown): DeskProblem {
  const { message, stack, loc } = deepest(error);
  const { file, line, column } = loc ?? placeIn(stack) ?? { file: ROOT, line: 1, column: 1 };
  const place = { file: path.relative(ROOT, file), path: file.split(path.sep).join("/"), line, column };
  const text = attempt(() => readFileSync(file, "utf8")) ?? "";
  const end = { endLine: line, endColumn: column + 1 };
  const words = `The code has an error: ${firstWords(message)} Until whoever writes the code has fixed it, the page stays as it was.`;
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
  /** Where the code cannot be read. */
  loc?: { file: string; line: number; column: number };
}

function deepest(error: unknown): Thrown {
  const { cause, loc } = error as Error & Thrown;
  return cause && !loc?.file ? deepest(cause) : (error as Thrown);
}

/** Without the name of a tool, the path and the picture of the lines that a message may have. */
function firstWords(message: string): string {
  const line = message.split("\n").find((one) => /ERROR: /.test(one)) ?? message.split("\n")[0] ?? "";
  const words = line
    .replace(/^.*ERROR: /, "")
    .replace(/^\[[^\]]*\]\s*/, "")
    .trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The first place of a stack that is in this repository's own code. */
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

/** The last page that was rendered at each address, and what is wrong with the code since. */
export class LastPages {
  readonly #html = new Map<string, { html: string; version: number }>();
  readonly #errors = new Map<string, DeskProblem>();

  /** What is wrong with the code of a page. */
  errorOf(address: string): DeskProblem | undefined {
    return this.#errors.get(address);
  }

  /** A page as it was rendered from a version of the content; undefined where that was another one. */
  of(address: string, version: number): string | undefined {
    const last = this.#html.get(address);
    return last?.version === version ? last.html : undefined;
  }

  /** Notes a page that was rendered from a version of the content. @returns whether it has become well by it */
  rendered(address: string, html: string, version: number): boolean {
    this.#html.set(address, { html, version });
    return this.#errors.delete(address);
  }

  /** Notes an error. @returns the page as it was before; undefined where there is none */
  failed(address: string, error: DeskProblem): string | undefined {
    this.#errors.set(address, error);
    return this.#html.get(address)?.html;
  }
}
