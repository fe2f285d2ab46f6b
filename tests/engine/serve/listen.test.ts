import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { command } from "../../../scripts/commands/start";
import { close, listen, placeFrom, portFrom, portOf, urlOf } from "../../../scripts/serve/listen";
import { runCommand } from "../../support/runCommand";

let servers: Awaited<ReturnType<typeof listen>> = [];
afterEach(() => close(servers));

/** Takes a free port and returns its number. */
async function takePort(): Promise<number> {
  servers = await listen(() => createServer((_, response) => response.end("taken")), { host: "localhost", port: 0 });
  const [server] = servers;
  if (!server) throw new Error("no server");
  return portOf(server);
}

describe("npm start", () => {
  const start = async (env: Record<string, string>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return runCommand(command, []).finally(() => vi.unstubAllEnvs());
  };

  test("reports a taken port and what to do, before it builds anything", async () => {
    const port = await takePort();
    // In a process of its own, as npm starts it.
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "start"], {
      encoding: "utf8",
      timeout: 200_000,
      env: { ...process.env, PORT: String(port) },
    });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1} npm start.\n`,
    );
  });

  test.each(["http", "0", "65536", "-1", "4173.5", "1e3"])("refuses PORT=%s", async (port) => {
    expect(await start({ PORT: port })).toEqual({
      code: 1,
      said: `PORT must be a whole number from 1 to 65535, not "${port}": try PORT=4174 npm start.\n`,
    });
  });

  test("refuses an unknown HOST", async () => {
    const { code, said } = await start({ HOST: "no-such-host.invalid", PORT: "4999" });
    expect(code).toBe(1);
    expect(said).toMatch(/^Cannot listen on HOST="no-such-host\.invalid" \(.+\): unset HOST/);
  });
});

test("an idle connection stays open for longer than a proxy keeps its own", async () => {
  const { headers } = await fetch(`http://localhost:${await takePort()}`);
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60);
});

test("the preview uses PORT too", () => {
  expect(portFrom({}, 5173, "npm run dev")).toBe(5173);
  expect(portFrom({ PORT: "5210" }, 5173, "npm run dev")).toBe(5210);
  expect(() => portFrom({ PORT: "x" }, 5173, "npm run dev")).toThrow('not "x": try PORT=5174 npm run dev.');
});

test("the site is at localhost:4173 unless PORT or HOST is set", () => {
  expect(placeFrom({})).toEqual({ host: "localhost", port: 4173 });
  expect(placeFrom({ PORT: "", HOST: "" })).toEqual({ host: "localhost", port: 4173 });
  expect(placeFrom({ PORT: "8080", HOST: "0.0.0.0" })).toEqual({ host: "0.0.0.0", port: 8080 });
});

test.each([
  ["localhost", "http://localhost:4173"],
  ["0.0.0.0", "http://localhost:4173"],
  ["::", "http://localhost:4173"],
  ["::1", "http://[::1]:4173"],
  ["192.168.1.20", "http://192.168.1.20:4173"],
])("the address for HOST=%s is %s", (host, url) => {
  expect(urlOf({ host, port: 4173 })).toBe(url);
});

test("closing does not wait for the connections that a browser keeps open", async () => {
  const port = await takePort();
  await (await fetch(`http://localhost:${port}/`)).text();
  await close(servers);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
