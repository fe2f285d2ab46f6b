/** Measures the first `npm start` after an installation: when is the site there? */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { copyCode } from "../bench/codeCopy";
import { inFolder } from "../bench/measure";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run bench:start",
  about:
    "Measures the seconds until npm start serves the site, in a copy of the code with the same packages and nothing cached.",
  flags: {},
  env: { PORT: "the port (default: 4199)" },
  examples: ["npm run bench:start", "PORT=4200 npm run bench:start"],
  exitCodes: { 0: "measured", 2: "the site was not served" },
  async run() {
    const { PORT = "4199" } = process.env;
    await inFolder(async (folder) => {
      const copy = path.join(folder, "copy");
      copyCode(copy, false);
      const started = performance.now();
      const script = path.join(copy, "scripts/run.mjs");
      const child = spawn(process.execPath, [script, "start"], {
        cwd: copy,
        env: { ...process.env, PORT },
        stdio: "pipe",
      });
      let said = "";
      const ended = once(child, "close");
      const served = new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding("utf8").on("data", (text: string) => {
            said += text;
            if (said.includes(`http://localhost:${PORT}`)) resolve();
          });
        }
      });
      await Promise.race([served, ended]);
      const page = await fetch(`http://localhost:${PORT}/`).catch(() => undefined);
      const seconds = (performance.now() - started) / 1000;
      child.kill();
      await ended;
      if (page?.status !== 200) throw new CouldNotRun(`The site was not served:\n${said}`);
      console.log(`The site was served after ${seconds.toFixed(1)} s.`);
    });
  },
});
