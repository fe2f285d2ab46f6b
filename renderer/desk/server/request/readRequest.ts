import type { IncomingMessage } from "node:http";
import { oncePerKey } from "../../../base/once";
import requests from "../../../preview/guard/requests.json" with { type: "json" };

/** What responds to a request with plain data. */
export type Answer = (request: IncomingMessage) => Promise<unknown>;

/** What responds to a GET, from its parameters: a missing one is empty. @param name what comes after `/_desk/` */
export const onGet = (name: string, answer: (asked: (name: string) => string) => unknown): [string, Answer] => [
  `GET /_desk/${name}`,
  async ({ url = "" }) => answer((one) => new URL(url, "http://localhost").searchParams.get(one) ?? ""),
];

/** What responds to a POST, from the group that it sends as JSON: its form is in `requests.json`, by its name. */
export const onPost = <Asked>(name: RequestName, answer: (asked: Asked) => unknown): [string, Answer] => [
  `POST /_desk/${name}`,
  async (request) => answer(await expectForm<Asked>(name, await readJson(request))),
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

type RequestName = keyof typeof requests.properties;

/** Loaded at the first request that changes something. */
const formOf = oncePerKey(async (name: RequestName) => {
  const { default: Ajv } = await import("ajv");
  const ajv = new Ajv({ strictTypes: false, strictRequired: false }).addSchema(requests, "requests");
  return ajv.getSchema(`requests#/properties/${name.replaceAll("/", "~1")}`);
});

/** What a request asks for. @throws BadRequest if it does not have the form of `requests.json` */
export async function expectForm<Asked>(name: RequestName, data: unknown): Promise<Asked> {
  const hasForm = await formOf(name);
  return hasForm?.(data) ? (data as Asked) : badRequest();
}

/** The maximum size of a change in bytes: far more than a page. */
const MOST_BYTES = 1_000_000;
const DEEPEST = 25;

/** The JSON of a request. @throws BadRequest if it is invalid, or more than `MOST_BYTES` */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(request.headers["content-type"] ?? "")) {
    throw new BadRequest(415, "A change is sent as JSON.");
  }
  const bytes = await readBytes(request, MOST_BYTES, `A change may have at most ${MOST_BYTES} bytes.`);
  try {
    const data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), withoutBuiltIn);
    return depthOf(data) > DEEPEST ? badRequest() : data;
  } catch {
    throw new BadRequest(400, "This is not JSON.");
  }
}

/** Rejects the names of built-in properties, which no page uses. */
function withoutBuiltIn(name: string, value: unknown): unknown {
  return ["__proto__", "constructor", "prototype"].includes(name) ? badRequest() : value;
}

const depthOf = (data: unknown): number =>
  typeof data === "object" && data !== null ? 1 + Math.max(0, ...Object.values(data).map(depthOf)) : 0;

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

export function badRequest(): never {
  throw new BadRequest(400, "This is not a change of a page.");
}
