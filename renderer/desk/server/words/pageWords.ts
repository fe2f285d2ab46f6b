import { valueAt } from "../../../base/pointer";
import { writtenPlace } from "../../../clock/resolveTimes";
import { type ContentFile, movedIn, type SiteContent } from "../../../content/model/siteContent";
import { schemaAt } from "../../../content/schema/schemaAt";
import { type FactSource, factSources } from "../fields/factSources";
import { LENGTHS } from "../fields/fieldsOf";
import type { WordPlace } from "./places";

/** The texts of a page: the JSON of `/_desk/words?route=/about`. */
export interface PageWords {
  route: string;
  /** By name: the files that contain the texts, with the `base` of a change. */
  files: Record<string, { hash: string; printed: string }>;
  words: Word[];
}

/** A text of the page, or a text of site.yaml that the page shows. */
export interface Word {
  /** The name of its file, as in `PageWords.files`. */
  file: string;
  /** In the file as it is written: the `pointer` of a change. */
  pointer: string;
  /** As written, with its `${…}` and its Markdown: this is edited. */
  written: string;
  /** With its facts filled in. */
  filled: string;
  /** Whether it may have several lines: paragraphs and lists. */
  multiline: boolean;
  /** The highest recommended number of characters, with facts filled in. */
  most?: number;
  facts: FactSource[];
  /** Where it is on the page; empty for a text that the page does not show. */
  places: WordPlace[];
}

/** The framed texts of a file, with their places by index. */
export interface FramedFile {
  file: ContentFile;
  pointers: string[];
  placesOf: (index: number) => WordPlace[];
}

/** The texts of a file, each with what an editor needs to know about it. */
export function wordsInFile({ file, pointers, placesOf }: FramedFile, name: string, content: SiteContent): Word[] {
  const inFile = (file.timed ?? file).source;
  return pointers.flatMap((now, index): Word[] => {
    const pointer = writtenPlace(now, movedIn(file));
    const value = valueAt(inFile, pointer);
    // For example a derived name, or an id that was filled in: the file does not contain it.
    if (typeof value !== "string" && typeof value !== "number") return [];
    const written = String(value);
    const { definition, schema } = schemaAt(name, file.data, now) ?? {};
    const [, most = schema?.maxLength] = LENGTHS[pointer.slice(1)] ?? [];
    return [
      {
        file: name,
        pointer,
        written,
        filled: String(valueAt(file.data, now) ?? ""),
        multiline: (schema?.title ?? definition) === "RichText",
        ...(most !== undefined && { most }),
        facts: factSources(file, written, content),
        places: placesOf(index),
      },
    ];
  });
}
