import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import type { SiteName } from "./siteNames";

/** Where a built site is served, without a slash at the end. */
export const siteUrl = (name: SiteName = "everyBlock"): string => siteNamed(name).url;

const dirs = new Map<SiteName, Promise<string>>();

/** The folder of a site, once it is built. */
export function siteDir(name: SiteName = "everyBlock"): Promise<string> {
  const dir = dirs.get(name) ?? dirWhenBuilt(name);
  dirs.set(name, dir);
  return dir;
}

async function dirWhenBuilt(name: SiteName): Promise<string> {
  // Not fetch, which gives up after five minutes; and a connection of its own, since one that waits may be closed.
  const request = get(`${siteUrl(name)}/robots.txt`, { agent: false });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(answer);
  return siteNamed(name).dir;
}

function siteNamed(name: SiteName) {
  const site = inject("sites")[name];
  if (!site) throw new Error(`There is no site ${name}.`);
  return site;
}
