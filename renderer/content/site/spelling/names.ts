import { isGroup } from "../../../base/groups";
import { parentPointer, valueAt } from "../../../base/pointer";
import { rememberPerFile } from "../../model/fileResults";
import { type ContentFile, definitionOf } from "../../model/siteContent";
import { walkWords } from "../../pages/walkTyped";

/** What a business calls itself and where it is. */
const OF_BUSINESS = /^\/(?:business|places\/\d+)\/(?:name|shortName|street|city|towns\/\d+)$/;
const OF_FACT = /^\/facts\//;
/** Several words, each with a capital, such as the name of a person. */
const NAMES = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*)+$/u;

/** The texts of a file that are names, which no dictionary has: of the business, of a fact, of who is quoted or has a role. */
export const namesIn = rememberPerFile(
  "properNames",
  (file: ContentFile): string[] =>
    walkWords(definitionOf(file), file.source)
      .filter(({ pointer, value }) => {
        if (OF_BUSINESS.test(pointer)) return true;
        if (OF_FACT.test(pointer)) return NAMES.test(value);
        const holder = pointer.endsWith("/name") ? valueAt(file.source, parentPointer(pointer)) : undefined;
        return isGroup(holder) && ("quote" in holder || "role" in holder);
      })
      .map(({ value }) => value),
  { warns: true },
);
