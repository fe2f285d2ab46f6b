import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { EditResult, EditStep } from "../../../../renderer/desk/protocol/edits";
import { type EditServer, editServer } from "./editServer";

const servers: EditServer[] = [];
const start = async (...given: Parameters<typeof editServer>) => {
  const started = await editServer(...given);
  servers.push(started);
  return started;
};
afterAll(() => {
  for (const { server } of servers) server.close();
});

/** The JSON in an answer as it was sent. */
const bodyOf = (answer: string) => JSON.parse(/\{[\s\S]*\}/.exec(answer)?.[0] ?? "null") as EditResult;

test("50 saves of an editor at the same moment as a request of the desk: both changes are made, or shown, or in the history", async () => {
  const { site, editor, send, text } = await start();
  const file = path.join(site.pages, "about.yaml");
  const journal = path.join(site.cwd, "journal");
  const ends = { saved: 0, conflict: 0 };
  for (let race = 0; race < 50; race++) {
    const shown = text();
    // Every fifth is of the line that the desk changes.
    const place = race % 5 === 4 ? "title" : "description";
    const theirs = shown.replace(new RegExp(`^${place}: .*$`, "m"), `${place}: Editor ${race}`);
    const steps = [{ do: "set", pointer: "/title", value: `Desk ${race}` }];
    const sent = send({ file: "about.yaml", base: editor.show(shown), steps });
    // Another moment of the answer each time: the request is read, checked and written in turns of the event loop.
    for (let turn = 0; turn < (race * 7) % 11; turn++) await new Promise(setImmediate);
    if (race % 2) writeFileSync(file, theirs);
    else {
      writeFileSync(`${file}~`, theirs);
      renameSync(`${file}~`, file);
    }
    const { status, text: answer } = await sent;
    const [now, what] = [text(), `${race}: ${status}`];
    expect(now, what).toContain(`${place}: Editor ${race}`);
    if (place === "description") expect(status, what).toBe(200);
    if (status === 409) {
      expect(bodyOf(answer), what).toMatchObject({
        result: "conflict",
        ours: expect.stringContaining(`Desk ${race}`),
        theirs: expect.stringContaining(`Editor ${race}`),
      });
    } else if (!now.includes(`title: Desk ${race}`)) {
      // The editor has written last: what the desk wrote is in the history.
      expect(status, what).toBe(200);
      const kept = readdirSync(journal).map((name) => readFileSync(path.join(journal, name), "utf8"));
      expect(kept.join(""), what).toContain(`title: Desk ${race}`);
    }
    ends[status === 409 ? "conflict" : "saved"]++;
  }
  // The save of race 44 is made before the request is sent.
  expect(ends.conflict).toBeGreaterThan(0);
  expect(ends.saved).toBeGreaterThanOrEqual(40);
});

test("40 changes and as many undos, over restarts of the server, lead to the same SHA-256, and redo leads back", async () => {
  const first = await start();
  const { site, open } = first;
  const sha = () => createHash("sha256").update(JSON.stringify(site.all())).digest("hex");
  const states = [sha()];
  const steps: EditStep[] = [
    { do: "set", pointer: "/title", value: "Colon: and #hash" },
    { do: "set", pointer: "/blocks/0/heading", value: "It's “new”" },
    { do: "set", pointer: "/blocks/0/lead", value: "One line that is folded, and long enough to be folded once more" },
    { do: "set", pointer: "/blocks/1/text", value: "A\n\n  b\n\n- c" },
    { do: "duplicate", pointer: "/blocks/1" },
    { do: "move", pointer: "/blocks/0", to: 1 },
    { do: "insert", pointer: "/blocks", index: 0, value: { type: "textSection", heading: "New", text: "yes" } },
    { do: "remove", pointer: "/blocks/0" },
    { do: "move", pointer: "/blocks/1", to: 0 },
    { do: "remove", pointer: "/blocks/2" },
  ];
  let server = first;
  const restart = async () => {
    await server.editor.close();
    server.server.close();
    server = await start(false, undefined, { ...first, editor: open() });
  };
  const history = async (way: "undo" | "redo") =>
    expect((await server.send({}, {}, `POST /_desk/${way}`)).status).toBe(200);
  for (let round = 0; round < 4; round++) {
    for (const step of steps) {
      const value = step.do === "set" ? { value: `${String(step.value)} ${round}` } : {};
      const base = server.editor.show(site.read("about.yaml"));
      const { status, text } = await server.send({ file: "about.yaml", base, steps: [{ ...step, ...value }] });
      expect(status, text).toBe(200);
      expect(sha(), step.do).not.toBe(states.at(-1));
      states.push(sha());
    }
    await restart();
  }
  for (const before of states.slice(0, -1).reverse()) {
    await history("undo");
    expect(sha()).toBe(before);
  }
  await restart();
  for (const after of states.slice(1)) {
    await history("redo");
    expect(sha()).toBe(after);
  }
});
