import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { refusal } from "../../../renderer/preview/guard/refusal";

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

test("a preview with a name of its own answers under it", () => {
  expect(statusFor("desk.local", "desk.local")).toBeUndefined();
  expect(statusFor("other.local", "desk.local")).toBe(403);
  expect(statusFor("desk.local", undefined)).toBe(403);
});
