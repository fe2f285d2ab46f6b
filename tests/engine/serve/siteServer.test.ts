import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";
import { SEED } from "../../support/amount";
import { oddRequests } from "../../support/oddRequests";
import { sendAndBreak, sendBytes } from "../../support/sendBytes";

const files = {
  "client/index.html": "home",
  "client/about.html": "about",
  "client/404.html": "not found page",
  "client/robots.txt": "User-agent: *",
  "client/robots.txt.br": "as br",
  "client/robots.txt.gz": "as gzip",
  "client/assets/entry.3f2a.js": "0",
  "client/images/braids & beads 100%.svg": "<svg/>",
  "client/.env": "secret",
  "client/.well-known/security.txt": "Contact: salon",
  "client-secret/index.html": "secret",
  "secret.txt": "secret",
};

let folder: string;
let servers: Server[];
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "site-server-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  servers = await listen(() => createSiteServer(path.join(folder, "client")), { host: "127.0.0.1", port: 0 });
  port = portOf(servers[0] as Server);
});
afterAll(async () => {
  await close(servers);
  rmSync(folder, { recursive: true });
});

/** By node:http, not by fetch: fetch would tidy up `..` and broken escapes, and follow redirects. */
function get(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path: url, ...options }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      sent.on("error", reject).end();
    },
  );
}

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/?from=ad", "home"],
    ["/about", "about"],
    ["/about?a=1&b=2", "about"],
  ])("%s is a page", async (url, text) => {
    const answer = await get(url);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1", "/about?a=1"],
    ["/about/index.html", "/about"],
    ["/about.html", "/about"],
    ["/about.html?a=1", "/about?a=1"],
    ["/index", "/"],
    ["/index.html", "/"],
  ])("%s redirects to %s for good", async (url, location) => {
    const answer = await get(url);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  test("a page that has not changed is not sent again", async () => {
    const { headers } = await get("/about");
    const again = await get("/about", { headers: { "if-none-match": String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: "" });
    expect(again.headers["cache-control"]).toBe("no-cache");
  });

  test("a new build is served at once", async () => {
    const file = path.join(folder, "client/fresh.txt");
    for (const text of ["first", "and then a longer second"]) {
      writeFileSync(file, text);
      expect((await get("/fresh.txt")).text).toBe(text);
    }
  });
});

describe("files", () => {
  test("a hashed file may be kept for ever", async () => {
    const answer = await get("/assets/entry.3f2a.js");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public,max-age=31536000,immutable");
  });

  test("any other file is revalidated on each request", async () => {
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
  });

  test("a name with spaces and special characters is found", async () => {
    expect((await get("/images/braids%20%26%20beads%20100%25.svg")).text).toBe("<svg/>");
  });

  test("/.well-known/ is public", async () => {
    expect((await get("/.well-known/security.txt")).status).toBe(200);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["BR;q=0.5", "br"],
    ["br; q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.0", undefined],
    ["br;q=0.000, gzip;q=0.001", "gzip"],
    ["identity", undefined],
  ])("for a browser that accepts %j it is %s", async (accepted, encoding) => {
    const { headers, text } = await get("/robots.txt", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(text).toBe(encoding ? `as ${encoding}` : "User-agent: *");
    expect(headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", vary: "Accept-Encoding" });
  });

  test.each([
    ["bytes=2-3", "/robots.txt", 206, "er"],
    ["items=0-1", "/robots.txt", 200, "User-agent: *"],
    ["bytes=99-", "/robots.txt", 416, expect.stringContaining("Range Not Satisfiable")],
    ["bytes=2-3", "/nothing", 404, "not found page"],
  ])("the range %s of %s gets %d", async (range, file, status, text) => {
    expect(await get(file, { headers: { range } })).toMatchObject({ status, text });
  });
});

describe("everything else is the not-found page", () => {
  test.each([
    "/nothing",
    "/assets/gone.js",
    "/images",
    "/robots.txt/",
    "/404.html",
    "/.env",
    "/%2eenv",
    "/%E0%A4%A",
    "/%00",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/../client-secret/",
    "//about/",
    "/%2fabout/",
    `/${"long".repeat(300)}`,
    "*",
  ])("%s", async (url) => {
    const answer = await get(url);
    expect(answer).toMatchObject({ status: 404, text: "not found page" });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });
});

test("HEAD gets a response without a body", async () => {
  const answer = await get("/about", { method: "HEAD" });
  expect(answer).toMatchObject({ status: 200, text: "" });
  expect(answer.headers["content-length"]).toBe("5");
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
  const answer = await get("/about", { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});

test(`no request ends it: each gets a response of 4xx (SEED=${SEED})`, async () => {
  const odd = oddRequests(SEED, `localhost:${port}`);
  const wrong: string[] = [];
  for (const { bytes, always } of odd) {
    const { status } = await sendBytes(port, bytes, "127.0.0.1");
    if (status < (always ? 400 : 200) || status > 499)
      wrong.push(`${status} ${bytes.toString("latin1").slice(0, 160)}`);
  }
  for (const { bytes } of odd) await sendAndBreak(port, bytes, "127.0.0.1");
  expect(wrong).toEqual([]);
  expect((await get("/")).status).toBe(200);
});
