import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";

const builtSite = "dist/client";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    siteUrl: string;
  }
}

/** Vitest's global setup of the browser tests: serves the built site while they run. */
export default async function serveBuiltSite({ provide }: Pick<TestProject, "provide">) {
  if (!existsSync(builtSite)) {
    throw new Error(`The browser tests look at the built site, and there is no ${builtSite}: run npm run build first.`);
  }
  const servers = await listen(() => createSiteServer(builtSite), { host: "127.0.0.1", port: 0 });
  const [server] = servers;
  if (server) provide("siteUrl", `http://127.0.0.1:${portOf(server)}`);
  return () => close(servers);
}
