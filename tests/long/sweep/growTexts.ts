import { readFileSync } from "node:fs";
import path from "node:path";
import { YamlEdit } from "../../../renderer/authoring/yamlEdit";
import { filesOf } from "../../../renderer/content/model/siteContent";
import type { PagesFolder } from "../../../renderer/content/pages/pagesFolder";
import { walkWords } from "../../../renderer/content/pages/walkTyped";
import { PageEditor } from "../../../renderer/desk/server/edit/pageEditor";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { newErrors } from "../../../renderer/preview/newErrors";
import { otherThanScalar } from "./oneScalar";

/** How the desk responded: a rule may refuse an addition, and then the writer must be able to write it. */
type Outcome = "accepted" | "refused by the check" | "refused by the writer" | "wrong";

/** One addition to one text. */
export interface Grown {
  file: string;
  /** Of the text, as a JSON pointer. */
  pointer: string;
  /** What was added, as in `WORD` and `LINES`. */
  added: string;
  outcome: Outcome;
  /** Why, unless it was accepted. */
  why?: string;
}

type Additions = Record<string, (words: string) => string>;

/** What is added to every text. */
const WORD: Additions = { "a word": (words) => `${words} too` };

/** What is added to a text that may have several lines. */
const LINES: Additions = {
  "a paragraph": (words) => `${words}\n\nOne more paragraph.`,
  "a paragraph above": (words) => `One more paragraph.\n\n${words}`,
  "a list": (words) => `${words}\n\n- one more thing\n- and another`,
  "a numbered list": (words) => `${words}\n\n1. One more thing\n2. And another\n\nThat is all.`,
};

/**
 * Adds a word to every text of a folder, and paragraphs and lists to those that may have several lines, with the editor
 * and the check of the desk, and takes each back.
 *
 * @param journal an empty folder for the history of the changes
 * @param longOnly whether only texts that may have several lines are changed
 */
export async function growTexts(place: PagesFolder, journal: string, longOnly = false): Promise<Grown[]> {
  const live = new LiveContent(place);
  await live.update();
  const { content } = live;
  if (!content) throw new Error("The pages cannot be read.");
  const editor = new PageEditor(place, {
    listFigures: async () => [],
    repairsOf: () => [],
    whyPictureStays: () => undefined,
    journal,
    tryTexts: async (texts) => newErrors(content, await live.tried(texts)),
    onWritten: async () => {},
  });
  const grown: Grown[] = [];
  try {
    for (const file of filesOf(content)) {
      const data = (file.timed ?? file).source;
      for (const { kind, pointer } of walkWords(file === content.site ? "Site" : "Page", data)) {
        if (longOnly && kind !== "RichText") continue;
        for (const [added, add] of Object.entries(kind === "RichText" ? { ...WORD, ...LINES } : WORD)) {
          const found = await grow(editor, path.basename(file.file), pointer, add);
          grown.push({ file: file.file, pointer, added, ...found });
        }
      }
    }
  } finally {
    await editor.close();
  }
  return grown;
}

async function grow(
  editor: PageEditor,
  name: string,
  pointer: string,
  add: (words: string) => string,
): Promise<Pick<Grown, "outcome" | "why">> {
  const bytes = () => readFileSync(path.join(editor.files.folder, name));
  const start = bytes();
  const before = await editor.files.read(name);
  const value = add(String(new YamlEdit(name, before).value(pointer)).trimEnd());
  const saved = await editor.edit({ file: name, base: editor.show(before), steps: [{ do: "set", pointer, value }] });
  if (saved.result !== "saved") {
    const byCheck = saved.result === "refused" && saved.problems.length > 0;
    return { outcome: byCheck ? "refused by the check" : "refused by the writer", why: saved.words };
  }
  const wrong = otherThanScalar(before, await editor.files.read(name), pointer, value);
  const undone = await editor.undo();
  if (undone.result !== "saved") return { outcome: "wrong", why: `Undo was refused: ${undone.words}` };
  if (!bytes().equals(start)) return { outcome: "wrong", why: "Undo did not bring the bytes back." };
  return wrong === undefined ? { outcome: "accepted" } : { outcome: "wrong", why: wrong };
}
