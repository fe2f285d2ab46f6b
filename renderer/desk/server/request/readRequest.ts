import type { IncomingMessage } from "node:http";
import { isGroup, type PlainValue } from "../../../base/groups";
import { pointerSteps as stepsOf } from "../../../base/pointer";
import { isMoment, notADate } from "../../../clock/clock";
import type { EditRequest, EditStep, ProblemDecision } from "../../protocol/edits";
import type { Publication, SiteChange } from "../../protocol/publish";

/** What responds to a request with plain data. */
export type Answer = (request: IncomingMessage) => Promise<unknown>;

/** What responds to a GET, from its parameters: a missing one is empty. @param name what comes after `/_desk/` */
export const onGet = (name: string, answer: (asked: (name: string) => string) => unknown): [string, Answer] => [
  `GET /_desk/${name}`,
  async ({ url = "" }) => answer((one) => new URL(url, "http://localhost").searchParams.get(one) ?? ""),
];

/** What responds to a POST, from the group that it sends as JSON. */
export const onPost = (name: string, answer: (asked: Record<string, unknown>) => unknown): [string, Answer] => [
  `POST /_desk/${name}`,
  async (request) => answer(readGroup(await readJson(request))),
];

/** A request that the desk never sends. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** The maximum size of a change in bytes: far more than a page. */
const MOST_BYTES = 1_000_000;
const MOST_STEPS = 100;
const DEEPEST = 20;

/** The JSON of a request. @throws BadRequest if it is invalid, or more than `MOST_BYTES` */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(request.headers["content-type"] ?? "")) {
    throw new BadRequest(415, "A change is sent as JSON.");
  }
  const bytes = await readBytes(request, MOST_BYTES, `A change may have at most ${MOST_BYTES} bytes.`);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BadRequest(400, "This is not JSON.");
  }
}

/** The whole body of a request. @throws BadRequest with these words if it is more than `most` bytes */
export async function readBytes(request: IncomingMessage, most: number, words: string): Promise<Buffer> {
  const tooLarge = new BadRequest(413, words);
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > most) throw tooLarge;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** @throws BadRequest if it does not have the form of `EditRequest` */
export function readEdit(data: unknown): EditRequest {
  const { file, base, steps, over, right, ...others } = readGroup(data);
  if (typeof file !== "string" || typeof base !== "string" || Object.keys(others).length > 0) badRequest();
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS) badRequest();
  if (over !== undefined && typeof over !== "string") badRequest();
  return {
    file,
    base,
    steps: (steps as unknown[]).map(readStep),
    ...(over !== undefined && { over }),
    ...(right !== undefined && { right: readTexts(right) }),
  };
}

/** @throws BadRequest if it does not have the form of `ProblemDecision` */
export function readProblemDecision(data: unknown): ProblemDecision {
  const { file, rule, line, column, is, write, ...others } = readGroup(data);
  if (typeof file !== "string" || typeof rule !== "string" || Object.keys(others).length > 0) badRequest();
  if (typeof line !== "number" || typeof column !== "number") badRequest();
  if (is !== "right" && is !== "repaired") badRequest();
  return { file, rule, line, column, is, ...(typeof write === "string" && { write }) };
}

/** @throws BadRequest if the files are no list of names; a message that says nothing is refused in words later */
export function readPublication(data: unknown): Publication {
  const { message, files } = readGroup(data);
  if (files !== undefined && !(Array.isArray(files) && files.every((file) => typeof file === "string"))) badRequest();
  return {
    message: typeof message === "string" ? message : "",
    ...(files !== undefined && { files: files as string[] }),
  };
}

/** @throws BadRequest if it is not a change of a part of a file */
export function readTakeBack(data: unknown): SiteChange {
  const { file, kind, pointer, was, before, after } = readGroup(data);
  const isText = (value: unknown) => value === undefined || typeof value === "string";
  if (typeof file !== "string" || !isKind(kind) || !isText(before) || !isText(after)) return badRequest();
  return {
    file,
    kind,
    pointer: readPointer(pointer),
    was: readPointer(was),
    ...(before !== undefined && { before: before as string }),
    ...(after !== undefined && { after: after as string }),
  };
}

const isKind = (kind: unknown): kind is SiteChange["kind"] =>
  ["changed", "added", "removed", "moved"].includes(kind as string);

/** The names of pictures, each once. @throws BadRequest if there are none */
export function readNames(data: unknown): string[] {
  return [...new Set(readTexts(readGroup(data).names))];
}

/** Texts, at least one. @throws BadRequest if there are none */
export function readTexts(texts: unknown): string[] {
  const isList = Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === "string");
  return isList ? (texts as string[]) : badRequest();
}

/** @throws BadRequest if it is neither a moment nor null for now */
export function readClock(data: unknown): string | null {
  const { at } = readGroup(data);
  if (at === null) return null;
  if (typeof at !== "string" || !isMoment(at)) throw new BadRequest(400, notADate(String(at)));
  return at;
}

function readStep(data: unknown): EditStep {
  const step = readGroup(data);
  const pointer = readPointer(step.pointer);
  const value = step.value;
  switch (step.do) {
    case "set":
      if (!["string", "number", "boolean"].includes(typeof value)) badRequest();
      return { do: "set", pointer, value: readValue(value) as string | number | boolean };
    case "add":
      return { do: "add", pointer, value: readValue(value) };
    case "insert":
      return { do: "insert", pointer, index: readIndex(step.index), value: readValue(value) };
    case "move":
      return {
        do: "move",
        pointer,
        to: readIndex(step.to),
        ...(step.into !== undefined && { into: readPointer(step.into) }),
      };
    case "remove":
    case "duplicate":
      return { do: step.do, pointer };
    default:
      return badRequest();
  }
}

export function readPointer(pointer: unknown): string {
  if (typeof pointer !== "string" || !/^(?:\/[^/]{1,200}){1,20}$/.test(pointer)) return badRequest();
  if (!stepsOf(pointer).every(isName)) badRequest();
  return pointer;
}

function readIndex(index: unknown): number {
  return Number.isInteger(index) && (index as number) >= 0 && (index as number) < 10_000
    ? (index as number)
    : badRequest();
}

function readValue(value: unknown, depth = 0): PlainValue {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value !== "object" || value === null || depth > DEEPEST) return badRequest();
  if (Array.isArray(value)) return value.map((item) => readValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => (isName(name) ? [name, readValue(inner, depth + 1)] : badRequest())),
  );
}

/** Rejects the names of built-in properties, which no page uses. */
const isName = (name: string) => !["__proto__", "constructor", "prototype"].includes(name);

/** @throws BadRequest if it is not a JSON object */
export function readGroup(data: unknown): Record<string, unknown> {
  return isGroup(data) ? data : badRequest();
}

/** Values by their names. @throws BadRequest if it is no group */
export const readValues = (data: unknown): Record<string, PlainValue> =>
  readValue(readGroup(data)) as Record<string, PlainValue>;

/** A text of a form. @throws BadRequest if it is none, or longer than any */
export function readText(value: unknown): string {
  return typeof value === "string" && value.length < 10_000 ? value : badRequest();
}

/** @throws BadRequest if it is not an empty object */
export function readNothing(data: unknown): void {
  if (Object.keys(readGroup(data)).length > 0) badRequest();
}

export function badRequest(): never {
  throw new BadRequest(400, "This is not a change of a page.");
}
