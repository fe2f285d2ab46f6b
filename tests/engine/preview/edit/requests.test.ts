import { afterAll, expect, test } from "vitest";
import { deskToken } from "../../../../renderer/preview/guard/guardServer";
import { WRITE_ADDRESSES } from "../../../../renderer/preview/guard/refusal";
import { PAGE } from "./editedSite";
import { type EditServer, editServer } from "./editServer";

const servers: EditServer[] = [];
const start = async (readOnly?: boolean) => {
  const started = await editServer(readOnly);
  servers.push(started);
  return started;
};
afterAll(() => {
  for (const { server } of servers) server.close();
});

test("the desk's own requests succeed: edits, undo, redo and the history", async () => {
  const { send, change, text } = await start();

  expect((await send(change)).status).toBe(200);
  expect(text()).toBe(PAGE.replace("About us", "New"));
  expect((await send({}, {}, "POST /_desk/undo")).status).toBe(200);
  expect(text()).toBe(PAGE);
  expect((await send({}, {}, "POST /_desk/redo")).status).toBe(200);
  expect((await send({}, {}, "POST /_desk/redo")).status).toBe(422);
  const history = await send("", { "Content-Type": undefined }, "GET /_desk/history");
  expect(history.text).toContain('{"undo":"about.yaml: title changed"}');
  expect((await send({ ...change, file: "../about.yaml" })).status).toBe(422);
});

test("every other request is refused, and no file changes", async () => {
  const { send, change, text, port, site } = await start();
  const before = JSON.stringify(site.all());
  const attacks: [status: number, what: string, ...Parameters<typeof send>][] = [
    [403, "no token", change, { "X-Desk": undefined }],
    [403, "a guessed token", change, { "X-Desk": "guessed" }],
    [403, "a token of another length", change, { "X-Desk": `${deskToken}x` }],
    [403, "another site", change, { Origin: "http://evil.example" }],
    [403, "another port of this machine", change, { Origin: "http://localhost:1" }],
    [403, "a sandboxed frame", change, { Origin: "null" }],
    [403, "no origin, as a program", change, { Origin: undefined }],
    [403, "a cross-site request", change, { "Sec-Fetch-Site": "cross-site" }],
    [403, "a request of another port", change, { "Sec-Fetch-Site": "same-site" }],
    [403, "an address that a person typed", change, { "Sec-Fetch-Site": "none" }],
    [403, "no word of where it comes from", change, { "Sec-Fetch-Site": undefined }],
    [
      403,
      "another name for this machine",
      change,
      { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
    ],
    [405, "a link or a picture", "", {}, "GET /_desk/edit"],
    [405, "another method", change, {}, "PUT /_desk/edit"],
    [405, "another method", change, {}, "DELETE /_desk/undo"],
    [415, "a form", "file=about.yaml", { "Content-Type": "application/x-www-form-urlencoded" }],
    [415, "a form that is text", change, { "Content-Type": "text/plain" }],
    [415, "no type", change, { "Content-Type": undefined }],
    [413, "too much", change, { "Content-Length": "900000000" }],
    [413, "too much", `"${"x".repeat(1_000_001)}"`],
    [400, "no JSON", "{"],
    [400, "bytes that are no text", "\uFFFE\u{10FFFF}\xff"],
    [400, "a list", []],
    [400, "nothing", "null"],
    [400, "no steps", { ...change, steps: [] }],
    [400, "steps without end", { ...change, steps: Array(101).fill(change.steps[0]) }],
    [400, "an unknown step", { ...change, steps: [{ do: "run", pointer: "/title" }] }],
    [400, "more than a change", { ...change, path: "/etc/passwd" }],
    [400, "a file that is no name", { ...change, file: ["about.yaml"] }],
    [400, "no pointer", { ...change, steps: [{ do: "remove", pointer: "" }] }],
    [400, "a value that is not one", { ...change, steps: [{ do: "set", pointer: "/title", value: null }] }],
    [400, "a group as a text", { ...change, steps: [{ do: "set", pointer: "/title", value: {} }] }],
    [400, "an odd index", { ...change, steps: [{ do: "move", pointer: "/blocks/0", to: -1 }] }],
    [400, "the prototype", { ...change, steps: [{ do: "set", pointer: "/__proto__/x", value: "y" }] }],
    [
      400,
      "the prototype inside",
      `{"file":"about.yaml","base":"","steps":[{"do":"add","pointer":"/x","value":{"__proto__":{"a":1}}}]}`,
    ],
    [
      400,
      "a value without a ground",
      { ...change, steps: [{ do: "add", pointer: "/x", value: JSON.parse("[".repeat(40) + "]".repeat(40)) }] },
    ],
    [422, "a folder up", { ...change, file: "../package.json" }],
    [422, "a folder up, escaped", { ...change, file: "..%2fpackage.json" }],
    [422, "a backslash", { ...change, file: "..\\about.yaml" }],
    [422, "a whole path", { ...change, file: `${site.pages}/about.yaml` }],
    [422, "a null byte", { ...change, file: "about.yaml\0.png" }],
    [422, "a hidden file", { ...change, file: ".check-baseline.yaml" }],
    [422, "a file that is no page", { ...change, file: "words.txt" }],
    [422, "a text for two places", { ...change, steps: [{ do: "set", pointer: "/blocks", value: "x" }] }],
    [400, "an address within an address", change, {}, "POST /_desk/../_desk/edit"],
    [405, "an address spelled otherwise", change, {}, "POST /_DESK/edit"],
    [405, "an address that goes on", change, {}, "POST /_desk/edit/"],
    [400, "an empty step", change, {}, "POST //_desk/edit"],
  ];
  for (const [status, what, ...sent] of attacks) expect((await send(...sent)).status, what).toBe(status);
  expect(text()).toBe(PAGE);
  expect(JSON.stringify(site.all())).toBe(before);
});

test("what the desk never sends is refused at each address that writes, and so is a body of another shape", async () => {
  const { send, text, shown, site } = await start();
  const before = JSON.stringify(site.all());
  expect(WRITE_ADDRESSES).toEqual(expect.arrayContaining(["/_desk/edit", "/_desk/publish", "/_desk/takeBack"]));
  for (const address of WRITE_ADDRESSES) {
    const first = `POST ${address}`;
    const attacks: [statuses: number[], ...Parameters<typeof send>][] = [
      ...[{ "X-Desk": undefined }, { "X-Desk": "guessed" }, { Origin: "null" }, { Origin: "http://localhost:1" }].map(
        (headers): [number[], ...Parameters<typeof send>] => [[403], {}, headers, first],
      ),
      ...[{ Origin: undefined }, { "Sec-Fetch-Site": "cross-site" }, { Host: "evil.example" }].map(
        (headers): [number[], ...Parameters<typeof send>] => [[403], {}, headers, first],
      ),
      [[405], {}, {}, `PUT ${address}`],
      [[415], "at=x", { "Content-Type": "text/plain" }, first],
      [[413], {}, { "Content-Length": "900000000" }, first],
      ...["{", "null", "[]", "1", '"x"', '{"__proto__":1'].map((body): [number[], ...Parameters<typeof send>] => [
        [400],
        body,
        {},
        first,
      ]),
      ...[{ at: [] }, { at: "x" }, { file: null, pointer: 1 }, { message: {} }].map(
        (body): [number[], ...Parameters<typeof send>] => [[400, 422], body, {}, first],
      ),
    ];
    // A picture is not JSON.
    const more = address === "/_desk/picture" ? [415] : [];
    for (const [statuses, ...sent] of attacks)
      expect([...statuses, ...more], `${address} ${JSON.stringify(sent)}`).toContain((await send(...sent)).status);
  }
  expect(text()).toBe(PAGE);
  expect(shown).toEqual([]);
  expect(JSON.stringify(site.all())).toBe(before);
});

test("a read-only preview changes nothing", async () => {
  const { send, change, text } = await start(true);
  const { status, text: answer } = await send(change);
  expect(status).toBe(403);
  expect(answer).toContain("it was started with --read-only");
  expect((await send({}, {}, "POST /_desk/undo")).status).toBe(403);
  expect(text()).toBe(PAGE);
});
