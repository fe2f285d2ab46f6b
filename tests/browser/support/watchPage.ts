import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { inject } from "vitest";

/** What a page did since it was watched. */
interface PageWatch {
  /** Errors in the console and uncaught exceptions. */
  errors: string[];
  /** Addresses outside the site that it asked for. */
  foreign: string[];
  /** Bytes of all scripts that it loaded, each compressed by gzip. */
  scriptBytes: () => Promise<number>;
  /** All the code that it loaded. */
  scriptText: () => Promise<string>;
}

/** Listens to a page from before it goes anywhere. */
export function watchPage(page: Page): PageWatch {
  const errors: string[] = [];
  const foreign: string[] = [];
  const scripts: Response[] = [];
  const own = new Set(Object.values(inject("sites")).map(({ url }) => url));
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!own.has(origin) && protocol !== "data:" && protocol !== "blob:") foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const bodies = () => Promise.all(scripts.map((script) => script.body()));
  return {
    errors,
    foreign,
    scriptBytes: async () => (await bodies()).reduce((sum, body) => sum + gzipSync(body).length, 0),
    scriptText: async () => (await bodies()).join("\n"),
  };
}
