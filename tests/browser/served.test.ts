import { readFileSync } from "node:fs";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { BY_HOURS } from "../../renderer/contract/businessHours";
import { heldLinkScript } from "../../renderer/page/document/heldLink";
import { ORDER_BY_HOURS } from "../../renderer/page/document/orderByHours";
import { LATE_TRANSITION } from "../../renderer/page/document/renderDocument";
import { close, listen, portOf } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/siteServer";
import { launchBrowser } from "../../scripts/setup/launchBrowser";
import { siteDir, siteUrl, useBrowser } from "./support/browser";
import { sitemapRoutes } from "./support/sitemap";

const BUILT = await siteDir();
const routes = [...sitemapRoutes(BUILT), "/book"];
const browser = useBrowser();

const documentOf = (route: string) => readFileSync(`${BUILT}${route === "/" ? "" : route}/index.html`, "utf8");

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

/** A page that records what its policy blocks. */
async function watchedPage(): Promise<{ page: Page; seen: string[]; stopped: () => Promise<string[]> }> {
  const page = await browser.newPage();
  const seen: string[] = [];
  await page.exposeFunction("stoppedByPolicy", (what: string) => seen.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as Record<string, (what: string) => void>).stoppedByPolicy?.(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return {
    page,
    seen,
    stopped: async () => {
      await page.waitForLoadState("networkidle");
      return seen;
    },
  };
}

/** Pages that together have every island and behavior of the site. */
function pagesWithEveryIsland(): [string, string[]][] {
  const met = new Set<string>();
  return routes.flatMap((route): [string, string[]][] => {
    const names = [...documentOf(route).matchAll(/data-(?:island|behavior)="(\w+)"/g)].map(([, name]) => name ?? "");
    const fresh = [...new Set(names)].filter((name) => !met.has(name));
    for (const name of fresh) met.add(name);
    return fresh.length > 0 ? [[route, fresh]] : [];
  });
}

test.each(pagesWithEveryIsland())("%s wakes under its policy: %j", async (route) => {
  const { page, stopped } = await watchedPage();
  await page.goto(route, { waitUntil: "networkidle" });
  for (const island of await page.locator("[data-island], [data-behavior]").all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerover");
    await expect.poll(() => island.getAttribute("data-state")).not.toBe("loading");
  }
  expect(await stopped()).toEqual([]);
});

test.each([...routes, "/not-there"])("%s is sent with a policy that uses only hashes", async (route) => {
  const { headers } = await ask(route);
  const policies = String(headers["content-security-policy"]);
  expect(policies).toMatch(/script-src 'self' 'sha256-/);
  expect(policies).toMatch(/style-src 'self' 'sha256-/);
  expect(policies).toContain("frame-ancestors 'none'");
  expect(policies).not.toMatch(/unsafe|\*(?!\.)| http:/);
});

test("no page has a style attribute, a handler, or a script in its text but those that keep early clicks, order buttons and let a late cross-fade go", () => {
  for (const route of routes) {
    const html = documentOf(route);
    expect(html, route).not.toMatch(/<[^>]+\s(style|on\w+)="/);
    const scripts = html.match(/<script(?![^>]*(src=|ld\+json|speculationrules)).*?<\/script>/gs) ?? [];
    const [ordering, others] = [true, false].map((is) =>
      scripts.filter((script) => (script === ORDER_BY_HOURS) === is),
    );
    expect(others?.join("\n"), route).toBe(heldLinkScript(html) + LATE_TRANSITION);
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

test("if a host sends no headers, the page itself still blocks injected code", async () => {
  const { page, seen } = await watchedPage();
  await page.route("**/about", (route) => {
    const html = documentOf("/about").replace(
      "</body>",
      '<p id="smuggled" style="color:red">Hi</p><script>document.title = "smuggled"</script></body>',
    );
    return route.fulfill({ contentType: "text/html", body: html });
  });
  await page.goto("/about");
  expect(await page.title()).not.toBe("smuggled");
  expect(await page.locator("#smuggled").evaluate((one) => getComputedStyle(one).color)).not.toBe("rgb(255, 0, 0)");
  const stopped = () => seen.map((one) => one.split(" ")[0]).sort();
  await expect.poll(stopped).toEqual(["script-src-elem", "style-src-attr"]);
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

describe("the next page", () => {
  /** A visitor whose requests are not intercepted: a prefetch would not pass the interception. */
  async function visit(
    reducedMotion: "reduce" | "no-preference",
    check: (page: Page, asked: string[]) => Promise<void>,
  ) {
    const asked: string[] = [];
    const servers = await listen(
      () =>
        createSiteServer(BUILT).prependListener("request", ({ url, headers }) => {
          if (headers["sec-purpose"]?.includes("prefetch")) asked.push(String(url));
        }),
      { host: "127.0.0.1", port: 0 },
    );
    const own = await launchBrowser();
    try {
      const [server] = servers;
      const context = await own.newContext({ baseURL: `http://127.0.0.1:${server && portOf(server)}`, reducedMotion });
      const page = await context.newPage();
      await page.addInitScript(() => {
        addEventListener("pagereveal", (event) => {
          Object.assign(window, { faded: (event as Event & { viewTransition: unknown }).viewTransition !== null });
        });
      });
      await page.goto("/booking-policy");
      await check(page, asked);
    } finally {
      await own.close();
      await close(servers);
    }
  }
  const faded = (page: Page) => page.evaluate(() => (window as unknown as { faded?: boolean }).faded);

  test("is fetched while the pointer rests on its link, and fades in", async () => {
    await visit("no-preference", async (page, asked) => {
      const link = page.locator('a[href="/about"]:visible').first();
      expect(asked).toEqual([]);
      await link.hover();
      await expect.poll(() => asked).toEqual(["/about"]);
      await link.click();
      await page.waitForURL("**/about");
      await expect.poll(() => faded(page)).toBe(true);
    });
  });

  test("does not fade for a visitor who prefers reduced motion", async () => {
    await visit("reduce", async (page) => {
      await page.locator('a[href="/about"]:visible').first().click();
      await page.waitForURL("**/about");
      await expect.poll(() => faded(page)).toBe(false);
    });
  });
});
