import { mkdirSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { EditStep } from "../../../../renderer/desk/protocol/edits";
import { type EditorOptions, PageEditor } from "../../../../renderer/desk/server/edit/pageEditor";
import { fixtureSite } from "../../../support/fixtureSite";

export const PAGE = `title: About us   # on every result
description: Who we are.
blocks:
  # the first
  - type: hero
    heading: 'Old heading'
    lead: >
      One line
      and another.
  - type: textSection
    heading: Second
    text: |
      First paragraph.

      Second paragraph.
`;

/** A site with an editor, whose page about.yaml is `PAGE`; by default no change makes an error. */
export function editedSite(options: Partial<EditorOptions> = {}) {
  const site = fixtureSite({ "about.yaml": PAGE });
  const journal = path.join(site.cwd, "journal");
  mkdirSync(journal);
  const written: string[] = [];
  const open = () =>
    new PageEditor(site, {
      tryTexts: async () => [],
      listFigures: async () => [],
      repairsOf: () => [],
      whyPictureStays: () => undefined,
      onWritten: async (names) => void written.push(...names),
      journal,
      ...options,
    });
  const editor = open();
  onTestFinished(() => editor.close());
  /** Makes a change as the desk does that shows the file as it is now, or as `shown`. */
  const edit = (steps: EditStep[], shown = site.read("about.yaml")) =>
    editor.edit({ file: "about.yaml", base: editor.show(shown), steps });
  const set = (pointer: string, value: string, shown?: string) => edit([{ do: "set", pointer, value }], shown);
  return { site, editor, open, edit, set, written, text: () => site.read("about.yaml") };
}
