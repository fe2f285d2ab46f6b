import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fileOfAddress } from "../../renderer/base/sitePath";
import { BY_HOURS } from "../../renderer/contract/businessHours";
import { HOLD, hasHeldLinks } from "../../renderer/page/document/heldLink";
import { LATE_TRANSITION, ORDER_BY_HOURS } from "../../renderer/page/document/orderByHours";
import { siteDir, siteUrl } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";

const BUILT = await siteDir();
const routes = [...sitemapRoutes(BUILT), "/book"];

const documentOf = (route: string) => readFileSync(path.join(BUILT, fileOfAddress(route)), "utf8");

/** What the server answers, as bytes: `fetch` would decompress them. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const sent = request(siteUrl() + path, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    sent.on("error", reject).end();
  });
}

test.each([...routes, "/not-there"])("%s is sent with a policy that uses only hashes", async (route) => {
  const { headers } = await ask(route);
  const policies = String(headers["content-security-policy"]);
  expect(policies).toMatch(/script-src 'self' 'sha256-/);
  expect(policies).toMatch(/style-src 'self' 'sha256-/);
  expect(policies).toContain("frame-ancestors 'none'");
  expect(policies).not.toMatch(/unsafe|\*(?!\.)| http:/);
});

test("no page has a style attribute, a handler, or a script in its text but those that keep early clicks, order buttons and let a late cross-fade go", () => {
  const elementOf = (script: string) => `<script>${script}</script>`;
  for (const route of routes) {
    const html = documentOf(route);
    expect(html, route).not.toMatch(/<[^>]+\s(style|on\w+)="/);
    const scripts = html.match(/<script(?![^>]*(src=|ld\+json|speculationrules)).*?<\/script>/gs) ?? [];
    const [ordering, others] = [true, false].map((is) =>
      scripts.filter((script) => (script === elementOf(ORDER_BY_HOURS)) === is),
    );
    const expected = [...(hasHeldLinks(html) ? [HOLD] : []), ...(ordering?.length === 0 ? [LATE_TRANSITION] : [])];
    expect(others, route).toEqual(expected.map(elementOf));
    expect(ordering, route).toHaveLength(html.split(` ${BY_HOURS}=`).length - 1);
  }
});

test("the policy names another site only on pages whose block needs it", () => {
  const named = new Map(
    routes.map((route) => {
      const policy = documentOf(route).match(/content-security-policy" content="([^"]+)"/)?.[1] ?? "";
      return [
        route,
        [...policy.matchAll(/([a-z-]+) [^;]*?https:\/\/([\w.-]+)/g)].map(([, kind, host]) => `${kind} ${host}`),
      ];
    }),
  );
  const booking = ["script-src widget.booking.example", "frame-src maplestreet.booking.example"];
  for (const [route, hosts] of named) {
    if (route === "/booking" || route === "/book") expect(hosts, route).toEqual(booking);
    else if (documentOf(route).includes('data-island="Map"')) expect(hosts, route).toEqual(["img-src tiles.example"]);
    else expect(hosts, route).toEqual([]);
  }
});

test("_headers lists exactly the headers that the server sends", async () => {
  const rules = new Map<string, [string, string][]>();
  let rule: [string, string][] = [];
  for (const line of readFileSync(`${BUILT}/_headers`, "utf8").trimEnd().split("\n")) {
    // Cloudflare Pages reads no longer line.
    expect(line.length).toBeLessThan(2000);
    const [, name, value] = line.match(/^ {2}([\w-]+): (.+)$/) ?? [];
    if (name && value) rule.push([name, value]);
    else {
      rule = [];
      rules.set(line, rule);
    }
  }
  expect(rules.size).toBeLessThanOrEqual(100);
  for (const route of routes) {
    const { headers } = await ask(route);
    const listed = [...(rules.get("/*") ?? []), ...(rules.get(route) ?? [])];
    for (const [name, value] of listed) expect(String(headers[name]), `${route} ${name}`).toContain(value);
    expect(
      listed.filter(([name]) => name === "content-security-policy"),
      route,
    ).toHaveLength(2);
    if (route !== "/") expect(rules.get(`${route}/`)).toEqual(rules.get(route));
  }
  const asset = documentOf("/").match(/src="(\/assets\/[^"]+\.js)"/)?.[1] ?? "";
  expect((await ask(asset)).headers["cache-control"]).toBe(
    Object.fromEntries(rules.get("/assets/*") ?? [])["cache-control"],
  );
  expect((await ask("/_headers")).status).toBe(404);
});

test("the nginx configuration is next to the site, with every page's policy", async () => {
  const config = readFileSync(`${BUILT}.nginx.conf`, "utf8");
  for (const route of routes) {
    const own = documentOf(route).match(/content-security-policy" content="([^"]+)"/)?.[1];
    expect(config).toContain(`"${own}"`);
  }
  const { headers } = await ask("/");
  for (const name of ["x-content-type-options", "referrer-policy", "permissions-policy", "strict-transport-security"]) {
    expect(config).toContain(`add_header ${name} "${headers[name]}" always;`);
  }
});

describe("compressed", () => {
  const decode: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br; q=0, gzip;q=0.5", "gzip"],
    ["BR;q=0.5", "br"],
    ["br;q=0.0", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("for a browser that accepts %j it is %s", async (accepted, encoding) => {
    for (const path of ["/", "/about", "/favicon.svg", "/manifest.webmanifest", "/sitemap.xml", "/robots.txt"]) {
      const plain = await ask(path);
      const answer = await ask(path, { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"], path).toBe(encoding);
      expect(answer.headers["content-type"], path).toBe(plain.headers["content-type"]);
      expect(answer.headers.vary, path).toBe("Accept-Encoding");
      const body = encoding ? decode[encoding]?.(answer.body) : answer.body;
      expect(body?.equals(plain.body), path).toBe(true);
    }
  });

  test("the not-found page is compressed, too", async () => {
    const answer = await ask("/not-there", { "accept-encoding": "br" });
    expect(answer.status).toBe(404);
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.body).toString()).toContain("This page slipped");
  });
});

test("nothing of the desk is in the built site", () => {
  expect(documentOf("/")).not.toMatch(/renderer\/preview|_desk/);
});

test("the originals are not published", async () => {
  expect((await fetch(`${siteUrl()}/images/shop.svg`)).status).toBe(404);
});

test("every asset is named by its content and may be cached for a year; a page is requested again", async () => {
  const caching = new Map<string, string | null>();
  const html = await fetch(`${siteUrl()}/about`);
  caching.set("/about", html.headers.get("cache-control"));
  const assets = [...new Set(Array.from((await html.text()).matchAll(/\/assets\/[\w./-]+\.\w+/g), ([path]) => path))];
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) {
    expect(path).toMatch(/[.-][\w-]{8}\.\w+$/);
    expect((await fetch(siteUrl() + path)).headers.get("cache-control")).toContain("immutable");
  }
  expect(caching.get("/about")).toBe("no-cache");
});
