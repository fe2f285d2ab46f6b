import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkOnline } from "../../../renderer/content/online/checkOnline";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { brief, contentFolder, page } from "./folder";

let server: Server;
let host: string;
/** The requests, such as `HEAD /there`, and how many were open at once. */
const asked: string[] = [];
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    mostOpen = Math.max(mostOpen, ++open);
    response.on("close", () => open--);
    const answer = (status: number, headers = {}) => setTimeout(() => response.writeHead(status, headers).end(), 20);
    if (request.url?.startsWith("/there")) answer(200);
    else if (request.url === "/moved") answer(301, { location: "/there" });
    else if (request.url === "/get-only") answer(request.method === "HEAD" ? 405 : 200);
    else if (request.url === "/busy") answer(503);
    else if (request.url !== "/never") answer(404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Longer than any answer takes on a busy machine. */
const PATIENCE_MS = 200_000;

const check = (...links: string[]) => checkWithin(PATIENCE_MS, ...links);

async function checkWithin(timeout: number, ...links: string[]) {
  asked.length = 0;
  const actions = links.map((to) => `      - { label: Go, to: "${to}" }\n`).join("");
  const cwd = contentFolder({ "a.yaml": `${page("A")}    actions:\n${actions}` });
  const content = loadContent({ dir: "pages", publicDir: "public", cwd });
  // The small site's own links lead to examples.
  content.site = undefined;
  return (await checkOnline(content, { timeout, atOnce: 3 })).problems;
}

test("an address that responds is alive, also after a redirect or only to GET", async () => {
  expect(await check(`${host}/there`, `${host}/moved`, `${host}/get-only`)).toEqual([]);
  expect(asked).toContain("GET /get-only");
});

test("a page that is gone is an error at its line, an address that does not respond today a warning", async () => {
  expect(brief(await check(`${host}/gone`, `${host}/busy`)).sort()).toEqual([
    "pages/a.yaml:7:26 online/gone",
    "pages/a.yaml:8:26 online/no-answer",
  ]);
  const problems = await checkWithin(2000, `${host}/never`);
  expect(brief(problems)).toEqual(["pages/a.yaml:7:26 online/no-answer"]);
  expect(problems[0]?.message).toBe(`${host}/never does not answer within 2 seconds.`);
});

test("an address is requested once, however often it is used, and few at the same time", async () => {
  mostOpen = 0;
  const many = Array.from({ length: 9 }, (_, index) => `${host}/there/${index}`);
  expect(await check(...many, `${host}/there/1#prices`, `${host}/there/1`)).toEqual([]);
  expect(asked).toHaveLength(9);
  expect(mostOpen).toBeLessThanOrEqual(3);
});

test("a placeholder is reported and not requested", async () => {
  expect(brief(await check("https://maps.example/", `${host}/there`))).toEqual([
    "pages/a.yaml:7:26 online/placeholder",
  ]);
  expect(asked).toEqual(["HEAD /there"]);
});
