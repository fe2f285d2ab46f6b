import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { headersFor } from "./headers";

/** Answers with the site's own not-found page and status 404. */
export function answerNotFound(root: string, response: ServerResponse): void {
  const page = readNotFoundPage(root);
  response.writeHead(404, {
    "content-type": page ? "text/html;charset=utf-8" : "text/plain",
    ...headersFor("/404.html"),
  });
  response.end(page ?? "There is no such page.\n");
}

function readNotFoundPage(root: string): Buffer | undefined {
  try {
    return readFileSync(path.join(root, "404.html"));
  } catch {
    return undefined;
  }
}
