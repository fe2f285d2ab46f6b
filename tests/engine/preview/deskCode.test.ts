import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { DeskCode } from "../../../renderer/desk/server/deskCode";

/** What is sent for an address; undefined where it is left to others. */
async function sent(code: DeskCode, address: string) {
  const got = { status: 0, headers: {} as Record<string, unknown>, body: "" };
  const response = {
    setHeader: (name: string, value: unknown) => Object.assign(got.headers, { [name]: value }),
    writeHead(status: number, headers: Record<string, unknown>) {
      Object.assign(got, { status, headers: { ...got.headers, ...headers } });
      return response;
    },
    end: (body: string) => Object.assign(got, { body }),
  } as unknown as ServerResponse;
  const answered = await code.serve(new URL(address, "http://localhost"), response, {} as IncomingMessage);
  return answered ? got : undefined;
}

test("the desk's code is one file that needs no other, named by its content", async () => {
  const code = new DeskCode();
  const address = await code.address("desk");
  expect(address).toMatch(/^\/_desk\/code\/[\da-f]{16}\.js$/);
  const got = await sent(code, address);
  expect(got?.status).toBe(200);
  expect(got?.headers).toMatchObject({
    "content-type": "text/javascript",
    "cache-control": expect.stringContaining("immutable"),
  });
  expect(got?.body).toContain("Type on the page");
  expect(got?.body).not.toMatch(/(?:^|;|\n)\s*import[\s{"*]/);
  expect(got?.body).not.toContain("jsxDEV");
  expect(await sent(code, "/_desk/code/0123456789abcdef.js")).toBeUndefined();
  expect(await new DeskCode().address("desk")).toBe(address);
});

test("once code is edited, what was bundled before is not served any more", async () => {
  const code = new DeskCode();
  const [desk, catalogue] = [await code.address("desk"), await code.address("catalogue")];
  expect(desk).not.toBe(catalogue);
  expect((await sent(code, catalogue))?.body).toContain("All blocks");
  code.edited();
  expect(await sent(code, desk)).toBeUndefined();
  expect(await code.address("desk")).toBe(desk);
  expect((await sent(code, desk))?.status).toBe(200);
});
