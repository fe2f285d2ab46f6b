import { onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { valueAt } from "../../../../renderer/base/pointer";
import { Edits } from "../../../../renderer/desk/client/edits/edits";
import type { TypedText } from "../../../../renderer/desk/client/edits/typedText";
import type { KeptValues } from "../../../../renderer/desk/client/inputs/formAccess";
import type { EditStep } from "../../../../renderer/desk/protocol/edits";
import { textsOf } from "../../../../renderer/desk/protocol/placeNow";
import type { EditorOptions } from "../../../../renderer/desk/server/edit/pageEditor";
import { expectForm } from "../../../../renderer/desk/server/request/readRequest";
import { editedSite } from "../edit/editedSite";

const FILE = "about.yaml";

/** What a browser stores: its names are the properties of the object. */
const STORAGE = {
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, unknown>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
};

/**
 * The desk's typing without its page, before the real editor of a fixture site. Its texts are shown when the test says
 * so, and responses wait while they are held.
 */
export function typedDesk(page: string, options: Partial<EditorOptions> = {}) {
  const { site, editor: first, open, text } = editedSite(options);
  site.write(FILE, page);
  let editor = first;
  let gate: Promise<void> | undefined;
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", Object.create(STORAGE));
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    const result = address.endsWith("/undo")
      ? await editor.undo()
      : await editor.edit(await expectForm("edit", JSON.parse(body)));
    await gate;
    return { headers: new Map([["content-type", "application/json"]]), json: async () => result };
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  const desk = {
    edits: new Edits(),
    site,
    text,
    /** The page is shown as it is on disk now. */
    async show(): Promise<void> {
      await desk.edits.queue.idle();
      shown();
    },
    /** Opens a text of the file as it is on disk now. */
    open(pointer: string): void {
      const value = String(valueAt(parse(text()), pointer));
      const known = { hash: editor.show(text()), asked: desk.edits.queue.now };
      const opened: TypedText = { file: FILE, pointer, value, name: pointer, kind: "plain", facts: [], ...known };
      desk.edits.start(opened);
    },
    type: (value: string) => desk.edits.input(value),
    /** The form of the page as it is on disk now, which is loaded again by another call. */
    form() {
      const { edits } = desk;
      const shown = { file: FILE, hash: editor.show(text()), asked: edits.queue.now };
      const data = parse(text()) as Record<string, unknown>;
      const at: KeptValues["at"] = (kind, pointer, id) => edits.valueAt(kind, { file: FILE, pointer }, id);
      const kept: KeptValues = {
        at,
        keep: (kind, pointer, change, id) =>
          edits.keepValue(kind, { file: FILE, pointer }, "/about", { name: pointer, ...change }, id),
        drop: (kind, pointer, id) => edits.drop(at(kind, pointer, id)?.id),
      };
      const change = (steps: EditStep[], name: string) => edits.queue.change({ ...shown, steps, name });
      return { data, pointer: "", kept, change };
    },
    /** The desk is loaded again, with what the browser has stored. */
    reload(): void {
      desk.edits = new Edits();
    },
    /** The preview is started again, too. */
    async restart(): Promise<void> {
      await editor.close();
      const next = open();
      onTestFinished(() => next.close());
      editor = next;
      desk.reload();
    },
    /** Holds the responses. @returns lets them go */
    hold(): () => void {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** What the list of unsaved texts shows: their words, by their places now. */
    waiting: () =>
      Object.fromEntries(
        desk.edits.typed.kept
          .filter(({ id }) => id !== desk.edits.typed.open)
          .map(({ pointer, value }) => [pointer, value]),
      ),
  };
  const shown = () => desk.edits.follow(FILE, "/about", textsOf(parse(text())));
  shown();
  return desk;
}
