import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Cancelled } from "../../renderer/base/couldNotRun";

/** Longer than proxies' 60 s: after Node's 5 s, a busy server, which runs timers before it reads, loses requests. */
export const KEEP_ALIVE_MS = 75_000;

/** Where to listen. Port 0 takes any free one. */
export interface ListenAddress {
  host: string;
  port: number;
}

/**
 * Reads PORT and HOST. The default host is reachable from this machine only; `HOST=0.0.0.0` opens the site to the network.
 *
 * @throws Cancelled when PORT is not a port number
 */
export function placeFrom(env: NodeJS.ProcessEnv): ListenAddress {
  return { host: env.HOST || "localhost", port: portFrom(env, 4173, "npm start") };
}

/**
 * Reads PORT.
 *
 * @param usual the port where PORT is not set
 * @param command as the user types it, for the example in the error message
 * @throws Cancelled when PORT is not a port number
 */
export function portFrom(env: NodeJS.ProcessEnv, usual: number, command: string): number {
  const text = env.PORT || String(usual);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  const example = `PORT=${usual + 1} ${command}`;
  throw new Cancelled(`PORT must be a whole number from 1 to 65535, not "${text}": try ${example}.`);
}

/**
 * Opens one server for each address that the host has: localhost may be 127.0.0.1 and ::1, and some programs
 * try only one of them.
 *
 * @returns the listening servers, at least one, all on the same port
 * @throws Cancelled when the port is taken or may not be used, or the host is unknown
 */
export async function listen(create: () => Server, place: ListenAddress): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    const addresses = new Set((await lookup(place.host, { all: true })).map(({ address }) => address));
    for (const address of addresses) {
      const port = servers[0] ? portOf(servers[0]) : place.port;
      const server = create();
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      try {
        await once(server.listen(port, address), "listening");
        servers.push(server);
      } catch (error) {
        // The hosts file names ::1 even where IPv6 is switched off.
        if ((error as NodeJS.ErrnoException).code !== "EADDRNOTAVAIL" || addresses.size === 1) throw error;
      }
    }
  } catch (error) {
    await close(servers);
    throw new Cancelled(explain(error as NodeJS.ErrnoException, place));
  }
  return servers;
}

/** Closes servers at once, including connections that a browser keeps open. */
export async function close(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    }),
  );
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const servers = await listen(() => createServer(), { host: "localhost", port: 0 });
  const port = servers[0] ? portOf(servers[0]) : 0;
  await close(servers);
  return port;
}

export function urlOf({ host, port }: ListenAddress): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  return `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

function explain(error: NodeJS.ErrnoException, { host, port }: ListenAddress): string {
  const free = port < 65_535 ? port + 1 : port - 1;
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${free} npm start.`;
  }
  if (error.code === "EACCES") {
    return `Port ${port} may not be used by your account: choose one above 1023, such as PORT=4174 npm start.`;
  }
  return `Cannot listen on HOST="${host}" (${error.message}): unset HOST, or give an address of this machine.`;
}
