import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { freePort } from "../serve/listen";

const ROOT = path.resolve(import.meta.dirname, "../..");

export interface Preview {
  /** Where it shows the pages, without a slash at the end. */
  url: string;
  stop: () => Promise<number | null>;
}

/**
 * Starts the preview of a folder in a process of its own, as a person would.
 *
 * @param settings variables of its environment
 * @param more arguments of its command line
 */
export async function startPreview(
  pages: string,
  root = ROOT,
  settings: NodeJS.ProcessEnv = {},
  more: string[] = [],
): Promise<Preview> {
  const preview = runDev(["--pages", pages, "--port", String(await freePort()), ...more], root, settings);
  const ended = new Promise<number | null>((resolve) => preview.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = "";
    const listen = (text: string) => {
      printed += text;
      const address = printed.match(/^http:\/\/localhost:\d+$/m)?.[0];
      if (address) resolve(address);
    };
    preview.stdout?.setEncoding("utf8").on("data", listen);
    preview.stderr?.setEncoding("utf8").on("data", listen);
    preview.once("close", () => reject(new Error(`The preview did not start:\n${printed}`)));
  });
  return {
    url,
    stop: () => {
      preview.kill("SIGINT");
      return ended;
    },
  };
}

/** As `npm run dev` does, which ends with the process that started it. */
export const runDev = (args: string[], root = ROOT, settings: NodeJS.ProcessEnv = {}): ChildProcess =>
  startCommand("dev", args, root, { npm_lifecycle_event: "dev", ...settings });

/** Starts a command in a process of its own. */
export function startCommand(
  name: string,
  args: string[],
  root = ROOT,
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  // Under Vitest's own environment the Vite configuration would be that of the tests.
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  return spawn(process.execPath, [path.join(root, "scripts/run.mjs"), name, ...args], {
    cwd: root,
    env: { ...env, ...settings },
  });
}

/** The token that requests of the desk send as the header `x-desk`. @param document the HTML of `/_desk/at/` */
export function deskTokenIn(document: string): string {
  const [, token] = /<meta name="desk-token" content="([^"]+)">/.exec(document) ?? [];
  if (!token) throw new Error("The desk has no token.");
  return token;
}
