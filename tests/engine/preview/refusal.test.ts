import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { AllowedFiles } from "../../../renderer/preview/guard/allowedFiles";
import { readRefusal, writeRefusal } from "../../../renderer/preview/guard/deskRefusal";
import { refusal } from "../../../renderer/preview/guard/refusal";
import { codespaceOrigin, readOrigin } from "../../../scripts/preview/forwardedOrigin";

const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
const own = addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));

/** The status for a request of the home page under a name. */
const statusFor = (name: string, host: string | undefined) =>
  refusal({ method: "GET", url: "/", headers: { host: `${name}:5173` } } as IncomingMessage, host)?.status;

test("a preview that is open to the network has the names of this machine, and no other", () => {
  for (const host of ["0.0.0.0", "::"]) {
    for (const name of ["localhost", "127.0.0.1", "[::1]", ...own]) expect(statusFor(name, host), name).toBeUndefined();
    for (const name of ["203.0.113.9", "[2001:db8::9]", "salon.example", ""]) expect(statusFor(name, host)).toBe(403);
  }
});

test("a preview with its own name accepts requests to it", () => {
  expect(statusFor("desk.local", "desk.local")).toBeUndefined();
  expect(statusFor("other.local", "desk.local")).toBe(403);
  expect(statusFor("desk.local", undefined)).toBe(403);
});

test("a request is refused if any page but the preview's own has sent it, also one of the same site", () => {
  const judge = (headers: Record<string, string>, url = "/_desk/words") =>
    refusal({ method: "GET", url, headers: { host: "localhost:5173", ...headers } } as never, undefined)?.status;
  for (const site of ["same-origin", "none"]) expect(judge({ "sec-fetch-site": site }), site).toBeUndefined();
  for (const site of ["same-site", "cross-site", ""]) expect(judge({ "sec-fetch-site": site }), site).toBe(403);
  expect(judge({ origin: "http://localhost:5173" })).toBeUndefined();
  // Other programs of this machine are of the same site, as ports do not count.
  for (const origin of ["http://localhost:3000", "http://127.0.0.1:5173", "null"])
    expect(judge({ origin, "sec-fetch-site": "same-origin" }), origin).toBe(403);
  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  expect(judge(link, "/about")).toBeUndefined();
  expect(judge(link)).toBe(403);
  expect(judge({ ...link, "sec-fetch-dest": "iframe" }, "/about")).toBe(403);
});

describe("the forwarded address of a codespace", () => {
  const FORWARDED = "https://name-5173.app.github.dev";
  const judge = (headers: Record<string, string>, method = "GET", forwarded: string | undefined = FORWARDED) =>
    refusal({ method, url: method === "GET" ? "/" : "/_desk/edit", headers } as never, undefined, forwarded)?.status;
  const own = { host: "name-5173.app.github.dev", origin: FORWARDED, "sec-fetch-site": "same-origin" };

  test("is accepted, even if a proxy rewrites the host, and no other is", () => {
    expect(judge(own, "POST")).toBeUndefined();
    expect(judge({ ...own, host: "localhost:5173" }, "POST")).toBeUndefined();
    for (const other of [
      "name-5174.app.github.dev",
      "other-5173.app.github.dev",
      "app.github.dev",
      "name-5173.app.github.dev.evil.example",
    ]) {
      expect(judge({ ...own, host: other }), other).toBe(403);
      expect(judge({ ...own, origin: `https://${other}` }, "POST"), other).toBe(403);
    }
  });

  test("is refused if the preview is not forwarded", () => {
    expect(refusal({ method: "GET", url: "/", headers: own } as never, undefined)?.status).toBe(403);
    expect(
      refusal({ method: "GET", url: "/", headers: { ...own, host: "localhost:5173" } } as never, undefined)?.status,
    ).toBe(403);
  });

  test("is known in a codespace by its variables, and nowhere else", () => {
    const env = {
      CODESPACES: "true",
      CODESPACE_NAME: "name",
      GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: "app.github.dev",
    };
    expect(codespaceOrigin(env, 5173)).toBe(FORWARDED);
    expect(codespaceOrigin({}, 5173)).toBeUndefined();
    expect(codespaceOrigin({ ...env, CODESPACES: "false" }, 5173)).toBeUndefined();
    expect(codespaceOrigin({ ...env, CODESPACE_NAME: "evil.example/" }, 5173)).toBeUndefined();
    expect(() => readOrigin("https://evil.example/path")).toThrow();
  });
});

test("files are changed only from the machine itself, whatever else the request says", () => {
  const headers = { origin: "http://salon.local:5173", "sec-fetch-site": "same-origin", "x-desk": "token" };
  const judge = (remoteAddress: string | undefined) =>
    writeRefusal({ url: "/_desk/edit", method: "POST", headers, socket: { remoteAddress } } as never, "token", false);
  for (const own of ["127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"]) expect(judge(own), own).toBeUndefined();
  for (const other of ["192.168.0.7", "10.127.0.0", "::ffff:10.0.0.1", "fe80::1", undefined])
    expect(judge(other)?.status, other).toBe(403);
});

test("what the desk knows is read only with its token, and its document and code without", () => {
  const judge = (url: string, headers = {}) => readRefusal({ method: "GET", url, headers } as never, "token")?.status;
  for (const other of [{}, { "x-desk": "" }, { "x-desk": "other" }]) expect(judge("/_desk/publish", other)).toBe(403);
  expect(judge("/_desk/publish", { "x-desk": "token" })).toBeUndefined();
  for (const url of ["/_desk/at/about", "/_desk/code", "/about"]) expect(judge(url), url).toBeUndefined();
});

test("a file beside an allowed folder is elsewhere, also if its folder's name begins like it", () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "allowed-")));
  for (const name of ["pages", "pages-of-others"]) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "a.txt"), "");
  }
  const allowed = new AllowedFiles([path.join(folder, "pages")]);
  expect(allowed.find(path.join(folder, "pages/a.txt"))).toBe(path.join(folder, "pages/a.txt"));
  expect(allowed.find(path.join(folder, "pages-of-others/a.txt"))).toBeUndefined();
  expect(allowed.leadsElsewhere("/pages-of-others/a.txt", [folder])).toBe(true);
});
