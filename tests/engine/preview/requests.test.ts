// @module-tag slow
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { deskTokenIn, type Preview, startPreview } from "../../../scripts/preview/startPreview";
import { SEED } from "../../support/amount";
import { GROOMER } from "../../support/fixtureSite";
import { oddRequests } from "../../support/oddRequests";
import { givePrograms, repositoryCopy } from "../../support/repositoryCopy";
import { readText, sendAndBreak, sendBytes } from "../../support/sendBytes";

const SECRET = "nobody but the owner reads this";

let copy: string;
let outside: string;
let opened: string;
let preview: Preview;
let port: number;

beforeAll(async () => {
  copy = repositoryCopy();
  outside = path.join(path.dirname(copy), `outside-${path.basename(copy)}`);
  mkdirSync(path.join(outside, "folder"), { recursive: true });
  for (const name of ["secret.txt", "secret", "secret.ts", "secret.svg", "folder/secret.txt"]) {
    writeFileSync(path.join(outside, name), `export default "${SECRET}";\n`);
  }
  opened = path.join(outside, "opened.txt");
  const editor = path.join(outside, "editor.sh");
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> "${opened}"\n`, { mode: 0o755 });
  givePrograms(copy);
  // Vite starts again when this file comes later.
  writeFileSync(path.join(copy, ".env"), SECRET);
  preview = await startPreview(GROOMER, copy, { LAUNCH_EDITOR: editor });
  port = Number(new URL(preview.url).port);
  const token = deskTokenIn((await request("/_desk/at/", HTML)).text);
  await vi.waitUntil(() => isChecked(token), { timeout: 200_000, interval: 100 });
  // In the repository, and no part of what is served. Until now it was that of the kept programs.
  for (const name of ["secret.txt", "scripts/secret.ts"]) writeFileSync(path.join(copy, name), SECRET);
  mkdirSync(path.join(copy, "public"), { recursive: true });
  for (const folder of ["blocks", "renderer", "public"]) {
    for (const name of ["secret.txt", "secret", "secret.ts", "secret.svg"]) {
      symlinkSync(path.join(outside, name), path.join(copy, folder, name.replace("secret", "link")));
    }
    symlinkSync(path.join(outside, "folder"), path.join(copy, folder, "linked"));
  }
});
afterAll(() => preview?.stop());

const request = (address: string, headers: Record<string, string> = {}, method = "GET") => {
  const all = { Host: `localhost:${port}`, Accept: "*/*", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return sendBytes(port, Buffer.from(`${method} ${address} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"));
};
const HTML = { Accept: "text/html" };

async function isChecked(token: string): Promise<boolean> {
  return /"settled":true/.test((await request("/_desk/page?route=/", { "X-Desk": token })).text);
}

async function expectAlive(): Promise<void> {
  expect((await request("/", HTML)).status).toBe(200);
}

test(`no request ends it: each gets a response of 4xx (SEED=${SEED})`, async () => {
  const odd = oddRequests(SEED, `localhost:${port}`);
  expect(odd.length).toBeGreaterThanOrEqual(300);
  const wrong: string[] = [];
  for (const { bytes } of odd) {
    const { status } = await sendBytes(port, bytes);
    if (status < 400 || status > 499) wrong.push(`${status} ${bytes.toString("latin1").slice(0, 160)}`);
  }
  for (const { bytes } of odd) await sendAndBreak(port, bytes);
  expect(wrong).toEqual([]);
  await expectAlive();
});

test("a request for any part of a file gets the whole file", async () => {
  const ranges = [
    "bytes=0-0",
    "bytes=9-1",
    "bytes=99999-",
    `bytes=-${"9".repeat(20)}`,
    "bytes=x",
    `bytes=${"0-1,".repeat(99)}`,
  ];
  for (const Range of ranges) {
    const { status, text } = await request("/favicon.svg", { Range });
    expect([status, text.includes("</svg>")], Range).toEqual([200, true]);
  }
  await expectAlive();
});

describe("a file outside the served folders", () => {
  /** Every spelling of a path that starts with `/`. */
  const spellings = (file: string) => {
    const up = "../".repeat(12);
    const escaped = (text: string) => text.replace(/[^/]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
    const starts = [
      ...[
        "",
        "/",
        "/@fs",
        "/@fs/",
        "/@fs//",
        "/@id",
        "/@id/",
        "/@id/__x00__",
        "/@vite/..",
        "/blocks/..",
        "/__x00__",
        "/..",
      ],
      ...[
        "/blocks/..;",
        "/@fs/..",
        `/@fs${copy}/blocks/..`,
        `/@fs${copy}/blocks/${up}`,
        `/blocks/${up}`,
        `/${up}`,
        "/@fs/%00",
      ],
      ...[
        "%2f",
        "/%2e%2e",
        "/%2e%2e%2f",
        "/..%5c",
        "/%5c",
        "\\",
        "/\\",
        "/..%2f",
        "/%252e%252e/",
        "/@fs%2f",
        "/@fs/%2e",
        "/%00",
      ],
      ...[
        "/blocks%00",
        `/${up.replaceAll("..", "%2e%2e")}`,
        `/${up.replaceAll("/", "%5c")}`,
        `/blocks/${up.replaceAll("/", "%2f")}`,
      ],
      ...[
        `/@fs${copy}/?/${up}`,
        `/@fs${copy}/blocks?/${up}`,
        `/@fs${copy}/#/${up}`,
        "/assets/..",
        "/public",
        "/public/..",
      ],
    ];
    return [...starts.map((start) => start + file), escaped(file), `/@fs${escaped(file)}`, file.replaceAll("/", "\\")];
  };
  const QUERIES = [
    ...[
      "",
      "?raw",
      "?url",
      "?import",
      "?import&raw",
      "?import&url",
      "?inline",
      "?import&inline",
      "?raw??",
      "?import&raw??",
    ],
    ...[
      "?.svg",
      "?.svg?import",
      "?.svg?.wasm?init",
      "?import&?inline=1.wasm?init",
      "?raw&.js",
      "?.css",
      "?html-proxy&index=0.js",
    ],
    ...[
      "?worker",
      "?worker&url",
      "?sharedworker",
      "?worker_file&type=module",
      "?direct",
      "?t=1",
      "?v=1",
      "?commonjs-proxy",
      "?init",
    ],
  ];

  /** @returns the addresses that gave the secret away */
  async function leaks(files: string[], headers: Record<string, string> = {}): Promise<string[]> {
    const found: string[] = [];
    for (const address of files.flatMap((file) => QUERIES.map((query) => file + query))) {
      const text = await readText(port, address, { Accept: "*/*", ...headers });
      if (text.includes(SECRET)) found.push(address);
    }
    return found;
  }

  test("is not served under any spelling of its path", async () => {
    const files = ["secret.txt", "secret.ts"].map((name) => path.join(outside, name));
    expect(await leaks(files.flatMap(spellings))).toEqual([]);
    await expectAlive();
  });

  test("is not served through a symbolic link", async () => {
    const names = ["link.txt", "link", "link.ts", "link.svg", "linked/secret.txt"];
    const linked = ["blocks", "renderer", "public"].flatMap((folder) => names.map((name) => `/${folder}/${name}`));
    const all = [...linked, ...names.map((name) => `/${name}`)];
    const files = all.flatMap((address) => [address, `/@fs${copy}${address}`, copy + address, `/@id${address}`]);
    for (const dest of ["empty", "script"]) expect(await leaks(files, { "Sec-Fetch-Dest": dest })).toEqual([]);
  });

  test("is not served from the rest of the repository", async () => {
    const rest = [
      "/secret.txt",
      "/.env",
      "/scripts/secret.ts",
      "/blocks/../secret.txt",
      "/%2eenv",
      "/scripts%2fsecret.ts",
    ];
    expect(await leaks(rest.flatMap((address) => [address, `/@fs${copy}${address}`, copy + address]))).toEqual([]);
    for (const address of ["/package.json", "/vite.config.ts", "/scripts/run.mjs?raw", "/package.json?import&raw"]) {
      expect((await request(address)).status, address).toBe(403);
    }
  });
});

/** What only pages of the preview load. */
const OWN = [
  ...[
    "/@vite/client",
    "/@id/react",
    "/renderer/desk/client/Desk.tsx",
    "/_desk/page?route=/about",
    "/_desk/at/about",
    "/__vite_ping",
  ],
  ...["/__open-in-editor?file=package.json", "/favicon.svg", "/node_modules/vite/dist/client/env.mjs", "/_blocks"],
  ...["/_desk/words?route=/about", "/_desk/history", "/_desk/publish", "/_desk/seen", "/_desk/blocks"],
];

test("a program that accepts any type gets existing pages, and a browser's script gets no page", async () => {
  expect((await request("/services")).status).toBe(200);
  expect((await request("/nothing-is-here")).status).toBe(404);
  expect((await request("/services", { "Sec-Fetch-Dest": "script" })).status).toBe(404);
});

describe("another site", () => {
  test.each([
    "evil.example",
    "evil.localhost",
    "10.1.2.3",
    "localhost.evil.example",
    "[::2]",
    "127.0.0.1.evil.example",
  ])("with the name %s for this machine gets nothing", async (name) => {
    for (const address of ["/", ...OWN]) expect((await request(address, { Host: `${name}:${port}` })).status).toBe(403);
  });

  test.each(["localhost", "127.0.0.1", "[::1]"])("%s is the preview's own name", async (name) => {
    expect((await request("/", { ...HTML, Host: `${name}:${port}` })).status).toBe(200);
  });

  test.each<Record<string, string>>([
    { Origin: "http://evil.example" },
    { Origin: "http://localhost:1" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
  ])("that is named by the headers %j gets nothing", async (headers) => {
    for (const address of ["/", ...OWN]) {
      const { status } = await request(address, { ...HTML, ...headers });
      expect(status, address).toBe(address.startsWith("/__open") ? 405 : 403);
    }
  });

  test("may link to a page, and to nothing else", async () => {
    const link = {
      ...HTML,
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    };
    const { status, text } = await request("/about", link);
    expect(`${status} ${text}`).toMatch(/^302 [\s\S]*location: \/_desk\/at\/about\r/i);
    expect((await request("/_desk/at/about", link)).status).toBe(200);
    for (const address of OWN.filter((own) => !/^\/(_blocks|_desk\/at|__open)/.test(own))) {
      expect((await request(address, link)).status, address).toBe(403);
    }
  });

  test("cannot frame a response, nor load it as a picture or a script, nor read it", async () => {
    for (const address of ["/", "/nothing", "//", ...OWN]) {
      const { text } = await request(address, { ...HTML, Origin: preview.url });
      const head = text.split("\r\n\r\n")[0]?.toLowerCase();
      // The second is that of a response without a page, which connect itself writes.
      expect(head, address).toMatch(
        /content-security-policy: (frame-ancestors 'self'|default-src 'none'|.*frame-ancestors 'none')\r/,
      );
      expect(head, address).toContain("x-frame-options: sameorigin");
      expect(head, address).toContain("cross-origin-resource-policy: same-origin");
      expect(head, address).not.toContain("access-control-allow-origin");
    }
  });

  test("has no live connection", async () => {
    const { text } = await request("/@vite/client");
    const token = /wsToken = "([^"]+)"/.exec(text)?.[1] ?? "";
    expect(token).not.toBe("");
    const live = async (headers: Record<string, string>, known: string) => {
      const key = { "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13" };
      const protocol = { "Sec-WebSocket-Protocol": "vite-hmr", Upgrade: "websocket", Connection: "Upgrade" };
      const lines = Object.entries({ Host: `localhost:${port}`, ...key, ...protocol, ...headers });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      const bytes = Buffer.from(`GET /?token=${known} HTTP/1.1\r\n${head}\r\n`);
      // A frame that closes the connection, for the case that it is open.
      return (await sendBytes(port, Buffer.concat([bytes, Buffer.from([0x88, 0x80, 0, 0, 0, 0])]))).status;
    };
    expect(await live({ Origin: preview.url }, token)).toBe(101);
    expect(await live({ Origin: preview.url }, "guessed")).toBe(400);
    expect(await live({ Origin: "http://evil.example" }, token)).toBe(403);
    expect(await live({ Origin: preview.url, Host: "evil.example" }, token)).toBe(403);
    expect(await live({}, token)).toBe(400);
    expect(await live({ Origin: "http://evil.example", "Sec-WebSocket-Protocol": "vite-ping" }, token)).toBe(403);
  });
});

test("the desk's data is sent only to the desk", async () => {
  const asked = [...OWN.filter((address) => address.startsWith("/_desk/") && !address.startsWith("/_desk/at"))];
  asked.push("/_desk/form?route=/about", "/_desk/choices?route=/about");
  expect(asked.length).toBeGreaterThan(6);
  const token = deskTokenIn((await request("/_desk/at/about", HTML)).text);
  for (const address of asked) {
    const wrong: Record<string, string>[] = [{}, { "X-Desk": "guessed" }, { "X-Desk": `${token}x` }];
    for (const headers of wrong) {
      expect((await request(address, headers)).status, address).toBe(403);
      expect((await request(address, headers, "HEAD")).status, address).toBe(403);
    }
    // Where the copy of this test is in no repository, that is the answer.
    expect([200, 422], address).toContain((await request(address, { "X-Desk": token })).status);
  }
});

describe("opening a file in the editor", () => {
  const desk = async () => {
    const { text } = await request("/_desk/at/about", HTML);
    const token = /<meta name="desk-token" content="([^"]+)">/.exec(text)?.[1] ?? "";
    return { Origin: preview.url, "Sec-Fetch-Site": "same-origin", "X-Desk": token };
  };
  const open = (file: string, headers: Record<string, string>, method = "POST") =>
    request(`/__open-in-editor?file=${encodeURIComponent(file)}`, headers, method);
  const openedFiles = () => readFileSync(opened, "utf8");

  test("is for the desk, files of this project, and POST", async () => {
    const file = "renderer/base/attempt.mjs";
    const headers = await desk();
    writeFileSync(opened, "");
    expect((await open(file, headers, "GET")).status).toBe(405);
    for (const name of Object.keys(headers)) {
      const { [name]: _without, ...others } = headers as Record<string, string>;
      expect((await open(file, others)).status, `without ${name}`).toBe(403);
      expect((await open(file, { ...headers, [name]: "http://localhost:1" })).status, `another ${name}`).toBe(403);
    }
    const elsewhere = [
      path.join(outside, "secret.txt"),
      "/etc/passwd",
      "../outside",
      "blocks/link.txt",
      "blocks",
      "",
      "\0",
      "nowhere.ts",
    ];
    for (const other of elsewhere) expect((await open(other, headers)).status, other).toBe(403);
    expect(openedFiles()).toBe("");

    expect((await open(`${file}:3:4`, headers)).status).toBe(200);
    await expect.poll(openedFiles).toContain(path.join(copy, file));
    expect((await open(path.join(GROOMER, "about.yaml"), headers)).status).toBe(200);
    await expect.poll(openedFiles).toContain(path.join(GROOMER, "about.yaml"));
  });

  test("has another token after each start, and with --read-only changes nothing", async () => {
    const { "X-Desk": token } = await desk();
    expect(token.length).toBeGreaterThan(30);
    const other = await startPreview(GROOMER, undefined, {}, ["--read-only"]);
    const html = await (await fetch(`${other.url}/_desk/at/`, { headers: { accept: "text/html" } })).text();
    const own = html.match(/name="desk-token" content="([^"]+)"/)?.[1] ?? "";
    const asDesk = { "x-desk": own, origin: other.url, "sec-fetch-site": "same-origin" };
    const headers = { "content-type": "application/json", ...asDesk };
    const names = ["edit", "undo", "redo", "takeBack", "publish", "clock"];
    const sent = names.map((name) => fetch(`${other.url}/_desk/${name}`, { method: "POST", headers, body: "{}" }));
    const answers = await Promise.all(sent);
    const said = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
    await other.stop();
    expect(own.length).toBeGreaterThan(30);
    expect(own).not.toBe(token);
    expect(html).toContain('<div id="desk" data-read-only>');
    for (const words of said) expect(words).toMatch(/^403 .*--read-only/);
  });
});

// The last test: there is no preview after it.
test("after all this it still responds, and ends with 0", async () => {
  await expectAlive();
  expect(await preview.stop()).toBe(0);
});
