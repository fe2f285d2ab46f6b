import path from "node:path";
import { parse } from "yaml";
import { attempt } from "../../../base/attempt.mjs";
import { isGroup } from "../../../base/groups";
import { hasPlaceholder } from "../../../base/placeholders";
import { child, steps, valueAt } from "../../../base/pointer";
import type { Problem } from "../../../base/problem";
import type { ContentFile, SiteContent } from "../../../content/model/siteContent";
import { blockSchema, resolve } from "../../../content/schema/siteSchema";
import type { Field, FilledIn, FormProblem, PageForm } from "../../protocol/forms";
import { factSources } from "./factSources";
import { fieldsOf, LENGTHS } from "./fieldsOf";
import { ofKind } from "./ofKind";
import { withOwnExamples } from "./ownExamples";

/** The maximum of problems in a form: all of them are in the desk's list. */
const MOST_PROBLEMS = 100;

/**
 * The form of a part of a page as its file is now.
 *
 * @param page a page, or site.yaml
 * @param pointer of a block as the file is written, such as `/blocks/2`; empty for the settings of the page, and for
 *   all of site.yaml
 * @returns undefined if the page has no such part, or its YAML is broken
 */
export function pageForm(
  page: ContentFile,
  content: SiteContent,
  problems: Problem[],
  pointer: string,
  hash: string,
): PageForm | undefined {
  const isSite = page === content.site;
  const written = attempt(() => parse(page.text) as unknown);
  const holder = valueAt(written, pointer);
  if (!isGroup(holder)) return undefined;
  const schema = pointer ? blockSchema(holder) : resolve({ $ref: `#/definitions/${isSite ? "Site" : "Page"}` }).schema;
  if (!schema) return undefined;
  const { blocks: _blocks, ...settings } = holder;
  const data = pointer ? holder : settings;
  const shown = isSite && !pointer ? ofKind(schema, holder) : schema;
  const fields = withOwnExamples(fieldsOf(shown, pointer ? [] : ["blocks"]), content);
  return {
    ...{ file: path.basename(page.file), hash, pointer, data },
    description:
      pointer || isSite
        ? (schema.desk?.help ?? schema.description ?? "")
        : "What search engines, cards and other pages say of this page.",
    fields: pointer || isSite ? fields : fields.map(withLengths),
    facts: Object.fromEntries(factsIn(data, pointer, page, content)),
    problems: problemsIn(problems, page, pointer),
  };
}

function withLengths(field: Field): Field {
  const [least, most] = LENGTHS[field.name] ?? [];
  return least === undefined || most === undefined ? field : { ...field, least, most };
}

function* factsIn(
  data: unknown,
  pointer: string,
  page: ContentFile,
  content: SiteContent,
): Generator<[string, FilledIn]> {
  if (typeof data === "string") {
    if (hasPlaceholder(data))
      yield [pointer, { filled: filledAt(page, pointer), facts: factSources(page, data, content) }];
  } else if (typeof data === "object" && data !== null) {
    for (const [key, value] of Object.entries(data)) yield* factsIn(value, child(pointer, key), page, content);
  }
}

/** A value with its facts filled in, by its place in the file as it is written. */
function filledAt({ timed, data }: ContentFile, pointer: string): string {
  return String(valueAt(timed?.data ?? data, pointer) ?? "");
}

function problemsIn(problems: Problem[], page: ContentFile, pointer: string): FormProblem[] {
  return problems
    .filter(({ file }) => file === page.file)
    .filter(({ pointer: at }) => (pointer ? at.startsWith(`${pointer}/`) : at && steps(at)[0] !== "blocks"))
    .slice(0, MOST_PROBLEMS)
    .map(({ severity, message, pointer: at }) => ({ severity, message, pointer: at }));
}
