import { valueAt } from "../../../base/pointer";
import { searchLengths } from "../../../base/values/writing";
import type { ContentFile, SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { schemaAt } from "../../../content/schema/schemaAt";
import { isCell } from "../../protocol/rows";
import type { TextKind, Word, WordPlace } from "../../protocol/words";
import { factSources } from "../fields/factSources";

/** The framed texts of a file, with their places by index. */
export interface FramedFile {
  file: ContentFile;
  pointers: string[];
  placesOf: (index: number) => WordPlace[];
}

const kindOf = (definition: string | undefined): TextKind =>
  definition === "Text" || definition === "RichText" ? definition : "plain";

/** The texts of a file, each with what an editor needs to know about it. */
export function wordsInFile({ file, pointers, placesOf }: FramedFile, name: string, content: SiteContent): Word[] {
  return pointers.flatMap((pointer, index): Word[] => {
    const value = valueAt(file.source, pointer);
    // For example a derived name, or an id that was filled in: the file does not contain it.
    if (typeof value !== "string" && typeof value !== "number") return [];
    const written = String(value);
    const { definition, schema } = schemaAt(name, file.data, pointer) ?? {};
    const [, most = schema?.maxLength] = searchLengths(pointer.slice(1)) ?? [];
    const facts = factSources(file, written, content);
    const cell = facts.find((one) => isCell(one) && one.piece === written.trim());
    const more = {
      filled: String(valueAt(file.data, pointer) ?? ""),
      kind: kindOf(schema?.title ?? definition),
      ...(most !== undefined && { most }),
      places: placesOf(index),
    };
    // What a cell of a table says as a whole is typed there.
    if (cell) {
      const place = { file: nameIn(content.imagesRootName, cell.file), pointer: cell.pointer };
      return [{ ...place, written: cell.value, facts: [], ...more }];
    }
    return [{ file: name, pointer, written, facts, ...more }];
  });
}
