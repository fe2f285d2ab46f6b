import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, get } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { close, listen, portOf } from "../../../scripts/serve/listen";

let folder: string;
let port: number;
let agent: Agent;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "serve-until-stopped-"));
  writeFileSync(path.join(folder, "index.html"), "home");
  const probe = await listen(() => createServer(), { host: "localhost", port: 0 });
  port = portOf(probe[0] as (typeof probe)[number]);
  await close(probe);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => {
  agent.destroy();
  rmSync(folder, { recursive: true });
});

const program = () => `
  import { serveUntilStopped } from ${JSON.stringify(path.resolve("scripts/serve/siteServer.ts"))};
  await serveUntilStopped(${JSON.stringify(folder)}, { host: "localhost", port: ${port} });
`;

/** Resolves with all that was printed so far, once the address is there. */
async function ready({ stdout }: ChildProcess): Promise<string> {
  let output = "";
  for await (const piece of stdout?.setEncoding("utf8").iterator({ destroyOnReturn: false }) ?? []) {
    output += piece;
    if (output.includes("http://")) break;
  }
  return output;
}

/** Asks for the home page, and keeps the connection open as a browser does. */
function visit(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: "localhost", port, agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    }).on("error", reject);
  });
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends it with 0, although a browser is still connected",
  async (signal) => {
    writeFileSync(path.join(folder, "serve.mts"), program());
    const child = spawn(process.execPath, ["--import", "tsx", path.join(folder, "serve.mts")]);
    expect(await ready(child)).toMatch(new RegExp(`\nhttp://localhost:${port}\n$`));
    expect(await visit()).toBe(200);

    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);

test.runIf(process.platform !== "win32")("it does not outlive the shell that npm started it with", async () => {
  writeFileSync(path.join(folder, "serve.mts"), program());
  // The `:` keeps the shell from replacing itself with node.
  const command = `"${process.execPath}" --import tsx "${path.join(folder, "serve.mts")}"; :`;
  const shell = spawn("sh", ["-c", command], { env: { ...process.env, npm_lifecycle_event: "start" } });
  await ready(shell);
  expect(await visit()).toBe(200);

  shell.kill("SIGTERM");
  await once(shell, "exit");
  agent.destroy();
  await expect.poll(() => visit().catch((error: NodeJS.ErrnoException) => error.code)).toBe("ECONNREFUSED");
});
