// @module-tag slow
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteHeaders } from "../../renderer/page/policy/siteHeaders";
import { close, freePort, listen, portOf } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/siteServer";
import { fixtureSite, ROOT } from "../support/fixtureSite";
import { runBuild } from "../support/runBuild";

type Expected = [status: number, address: string, more?: { to?: string; send?: Record<string, string>; sent?: string }];

/** What each host answers: the status, the address as it is sent, where it leads, and in what coding. */
const REQUESTS: Expected[] = [
  ...["/", "/about", "/services", "/contact", "/news/first-days"].map((page): Expected => [200, page]),
  ...["/about", "/services", "/contact", "/news/first-days"].flatMap((page): Expected[] => [
    [308, `${page}/`, { to: page }],
    [308, `${page}.html`, { to: page }],
    [308, `${page}/index.html`, { to: page }],
  ]),
  [308, "/index.html", { to: "/" }],
  [308, "/index", { to: "/" }],
  [308, "/about/index", { to: "/about" }],
  // A query belongs to the page.
  [200, "/about?from=mail"],
  [200, "/?from=mail&id=2"],
  [308, "/about/?from=mail&id=%C3%A4", { to: "/about?from=mail&id=%C3%A4" }],
  [308, "/about.html?a=/b/", { to: "/about?a=/b/" }],
  // Capitals and other addresses that are none.
  ...["/About", "/ABOUT", "/about.HTML", "/about.htm", "/about.php", "/about/team", "/news", "/news/", "/abou"].map(
    (address): Expected => [404, address],
  ),
  ...["/404", "/404.html", "/404/", "/_headers", "/_redirects", "/about.html.br", "/robots.txt.gz", "/assets/"].map(
    (address): Expected => [404, address],
  ),
  // Encoded.
  [200, "/%61bout"],
  [308, "/%61bout/", { to: "/about" }],
  [308, "/about%2f", { to: "/about" }],
  [404, "/%2e%2e/secret.txt"],
  [404, "/..%2fsecret.txt"],
  [404, "/%5Cexample.com/"],
  [404, "/about%00"],
  // Hidden files, but for those that are meant to be seen (RFC 8615).
  [404, "/.env"],
  [404, "/.git/config"],
  [200, "/.well-known/security.txt"],
  // Compressed by the build.
  [200, "/about", { send: { "accept-encoding": "gzip, br" }, sent: "br" }],
  [200, "/about", { send: { "accept-encoding": "gzip" }, sent: "gzip" }],
  [200, "/robots.txt", { send: { "accept-encoding": "br" }, sent: "br" }],
  [200, "/sitemap.xml", { send: { "accept-encoding": "identity" } }],
  [404, "/nothing", { send: { "accept-encoding": "br" }, sent: "br" }],
  // What a browser has already, and parts.
  [304, "/about", { send: { "if-none-match": "the same" } }],
  [304, "/favicon.svg", { send: { "if-none-match": "the same" } }],
  [200, "/about", { send: { "if-none-match": '"another"' } }],
  [206, "/favicon.svg", { send: { range: "bytes=0-9" } }],
  [206, "/about", { send: { range: "bytes=-9" } }],
  [416, "/favicon.svg", { send: { range: "bytes=900000-" } }],
  // Files of all kinds.
  ...["/robots.txt", "/favicon.svg", "/manifest.webmanifest", "SCRIPT"].map((file): Expected => [200, file]),
  // Old addresses: pages that redirect.
  [200, "/old-name"],
  [308, "/old-name.html", { to: "/old-name" }],
];

let root: string;
const started: ChildProcess[] = [];
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const site = fixtureSite();
  const about = site.read("about.yaml");
  site.write("about.yaml", `redirectFrom: [/old-name]\n${about}`);
  site.write(
    "news/first-days.yaml",
    "title: First Days with a Puppy | ${business.name}\ndescription: What to do in the first days with a puppy in the house, and when to come to us.\nblocks: [{ type: hero, heading: First Days }]\n",
  );
  const folder = mkdtempSync(path.join(tmpdir(), "hosts-"));
  // Other users read it: hosts start as root and serve as one of these.
  for (let place = folder; place !== path.parse(place).root; place = path.dirname(place)) chmodSync(place, 0o755);
  root = path.join(folder, "client");
  const { code, said } = await runBuild(site.pages, root, { cards: false, pictures: false });
  expect(code, said).toBe(0);
  mkdirSync(path.join(root, ".well-known"));
  for (const [name, text] of [
    ["../secret.txt", "secret"],
    [".env", "secret"],
    [".well-known/security.txt", "Contact: mailto:wag@maplestreet.example"],
  ] as const)
    writeFileSync(path.join(root, name), text);
});

afterAll(async () => {
  for (const child of started) child.kill();
  for (const stop of stops) await stop();
});

interface Answer {
  status?: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

function ask(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: address, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    sent.on("error", reject).end();
  });
}

/** A host's answers in short, one line for each request. */
async function answersOf(port: number): Promise<string[]> {
  const lines: string[] = [];
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(readFileSync(path.join(root, "index.html"), "utf8")) ?? [];
  for (const [, named, { send = {} } = {}] of REQUESTS) {
    const address = named === "SCRIPT" ? script : named;
    const asked = { ...send };
    if (send["if-none-match"] === "the same") asked["if-none-match"] = String((await ask(port, address)).headers.etag);
    const { status = 0, headers, body } = await ask(port, address, asked);
    const has = (name: string) => headers[name] !== undefined;
    const missing = Object.keys(siteHeaders).filter((name) => !has(name));
    const sent = [200, 206, 404].includes(status);
    const parts = [
      status,
      address,
      ...(headers.location ? [`to ${String(headers.location).replace(`http://127.0.0.1:${port}`, "")}`] : []),
      ...(sent
        ? [String(headers["content-type"]), `${body.length} B`, createHash("md5").update(body).digest("hex")]
        : []),
      ...(headers["content-encoding"] ? [`in ${headers["content-encoding"]}`] : []),
      ...(sent && headers.vary ? [`vary ${String(headers.vary).toLowerCase()}`] : []),
      ...(sent ? [String(headers["cache-control"])] : []),
      ...(missing.length > 0 ? [`without ${missing}`] : []),
    ];
    lines.push(parts.join("  "));
  }
  return lines;
}

const isInstalled = (program: string) => spawnSync(program, ["-v"]).error === undefined;

/** Waits until a host that was started answers. */
async function startHost(program: string, args: string[], port: number): Promise<number> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  started.push(child);
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    const answer = await ask(port, "/").catch(() => undefined);
    if (answer) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} does not answer: ${said}`);
}

const write = (name: string, text: string): string => {
  const file = path.join(root, "..", name);
  writeFileSync(file, text);
  return file;
};
const shipped = (name: string) => readFileSync(path.join(ROOT, "docs/hosts", name), "utf8");

/** Each host with the configuration that is shipped: only name, port, folder and, where there is none, its own frame are added. */
const HOSTS: Record<string, (port: number) => Promise<number>> = {
  nginx(port) {
    const own = readFileSync(`${root}.nginx.conf`, "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace(/root .*;/, `root ${root};`)
      .replace("# brotli_static on;", "brotli_static on;");
    const frame = `daemon off; pid ${root}.pid; error_log stderr; load_module modules/ngx_http_brotli_static_module.so;
events {}
http { include /etc/nginx/mime.types; access_log off; ${own} }`;
    return startHost("nginx", ["-c", write("nginx.conf", frame)], port);
  },
  caddy(port) {
    const own = shipped("Caddyfile")
      .replace("salon.example {", `http://127.0.0.1:${port} {`)
      .replace("/var/www/salon.example", root);
    const file = write("Caddyfile", `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
    return startHost("caddy", ["run", "--adapter", "caddyfile", "--config", file], port);
  },
  apache2(port) {
    const own = shipped("apache.conf").replaceAll("/var/www/salon.example", root).replace("*:80", `127.0.0.1:${port}`);
    const modules = ["mpm_event", "authz_core", "dir", "headers", "mime", "rewrite"];
    const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n");
    const frame = `${load}\nServerRoot ${path.dirname(root)}\nPidFile ${root}.apache.pid\nListen 127.0.0.1:${port}
ServerName localhost\nUser www-data\nGroup www-data\nTypesConfig /etc/mime.types\nErrorLog ${root}.apache.log\n${own}`;
    return startHost("apache2", ["-DFOREGROUND", "-f", write("apache.conf", frame)], port);
  },
};

let expected: string[];
beforeAll(async () => {
  const servers = await listen(() => createSiteServer(root), { host: "127.0.0.1", port: 0 });
  stops.push(() => close(servers));
  const [server] = servers;
  expected = await answersOf(server ? portOf(server) : 0);
});

test("npm start answers as the list says", () => {
  expect(REQUESTS.length).toBeGreaterThanOrEqual(60);
  for (const [index, [status, address, { to, sent } = {}]] of REQUESTS.entries()) {
    const line = [status, address, ...(to ? [`to ${to}`] : [])].join("  ");
    expect.soft(expected[index], address).toContain(line.replace("  SCRIPT", "  /assets/"));
    expect.soft(/ in (\w+)/.exec(expected[index] ?? "")?.[1], address).toBe(sent);
    expect.soft(expected[index]).not.toContain("without");
  }
});

const lineOf = (address: string) => expected[REQUESTS.findIndex(([, asked]) => asked === address)] ?? "";

/** A host refuses some addresses before it reads its configuration. */
const refused = (line: string) => line.replace(/^404( +\S+).*/, "400$1");

/** What docs/hosts.md says of each: the reason is there. */
const DIFFERENCES: Record<string, Record<string, (line: string) => string>> = {
  nginx: {
    "/%2e%2e/secret.txt": refused,
    "/..%2fsecret.txt": refused,
    "/about%00": refused,
    "/.well-known/security.txt": (line) => line.replace("  vary accept-encoding", ""),
    "/old-name": (line) => line.replace(/^200( +\S+).*/, "301$1  to /about"),
    SCRIPT: (line) => line.replace("text/javascript", "application/javascript"),
  },
  apache2: { "/%2e%2e/secret.txt": refused, "/about%2f": () => lineOf("/abou").replace("/abou", "/about%2f") },
};

for (const program of Object.keys(HOSTS))
  if (!isInstalled(program)) console.warn(`Left out, as it is not installed: ${program}.`);

describe.each(Object.entries(HOSTS).filter(([program]) => isInstalled(program)))("%s", (program, start) => {
  test("answers as npm start does", async () => {
    const lines = await answersOf(await start(await freePort()));
    const different = DIFFERENCES[program] ?? {};
    const own = expected.map((line, index) => different[REQUESTS[index]?.[1] ?? ""]?.(line) ?? line);
    expect(lines).toEqual(own);
  });
});
