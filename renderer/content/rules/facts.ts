import { namesNear, nearestName } from "../../base/nearest";
import { closePlaceholder, otherBrackets } from "../../base/placeholders";
import { findingsAt, type Rules } from "../check/rule";
import { placeOfPage } from "../facts/collectFacts";
import { definitionOf, filesOf, type SiteContent, type Unfilled, varsOf } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";
import { isMeantAsVar } from "../schema/explainNames";
import { factSchema } from "../schema/siteSchema";

export default {
  *"facts/other-brackets"(content) {
    const { facts } = content;
    for (const page of filesOf(content)) {
      const own = varsOf(page);
      const isName = (name: string) => Object.hasOwn(own, name) || facts.has(name);
      // Skip walking the texts of a page without such brackets, as nearly all are.
      if (!otherBrackets(page.text).some(({ name }) => isName(name))) continue;
      for (const { pointer, value } of walkStrings(definitionOf(page), page.source)) {
        for (const { piece, name } of otherBrackets(value)) {
          if (!isName(name)) continue;
          const suggestion = `\${${name}}`;
          const message = `Visitors would read ${piece} as it is written here. A fact is written: ${suggestion}`;
          yield { file: page.file, pointer, piece, message, suggestion };
        }
      }
    }
  },
  "facts/circle": (site) =>
    findingsAt(
      unfilled(site, "circle"),
      ({ piece, name }) =>
        `${piece} leads in a circle: "${name}" itself uses this value. Write one of them out in words.`,
    ),
  "facts/not-closed": (site) =>
    findingsAt(unfilled(site, "not-closed"), ({ piece }) => {
      const suggestion = closePlaceholder(piece);
      return { message: `This \${ has no } after the name. Write: ${suggestion}`, suggestion };
    }),
  "facts/too-long": (site) =>
    findingsAt(
      unfilled(site, "too-long"),
      ({ piece }) =>
        `${piece} would make this text far too long, because it uses facts that use other facts. Write it out in words.`,
    ),
  *"facts/unknown-filter"(site) {
    yield* findingsAt(unfilled(site, "unknown-filter"), ({ name, known }) => {
      const suggestion = nearestName(name, known);
      const hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
      const message = `"${name}" after the bar is not known.${hint} It can be: ${known.join(", ")}, as in \${business.address|url}.`;
      return { message, suggestion };
    });
    yield* findingsAt(unfilled(site, "unsuited-filter"), ({ piece, name }) => {
      // A business number with a wrong form is reported once, by the schema.
      if (/^(?:business|place|places\.\w+)\.phone$/.test(name)) return undefined;
      const value = site.facts.get(name) ?? name;
      return `${piece} is a link that dials a number, but "${value}" is not a phone number. Remove the bar and the word after it, or name another fact.`;
    });
  },
  "facts/unknown-name": (site) =>
    findingsAt(unfilled(site, "unknown-name"), ({ file, piece, name, known, data }) => {
      // The schema reports the name, once.
      if (isMeantAsVar(data, name)) return undefined;
      const place = name.startsWith("place.") ? placeOfPage(site.site?.data, data) : undefined;
      if (place === "unknown") return undefined;
      const row = name.startsWith("row.") ? site.rows?.get(file) : undefined;
      if (row) {
        const columns = Object.keys(row.values);
        const column = nearestName(name.slice("row.".length), columns);
        const suggestion = column && `row.${column}`;
        const meant = suggestion ? ` Did you mean \${${suggestion}}?` : "";
        return {
          message: `${piece} is no column of ${row.table}.${meant} Its columns: ${namesNear(name.slice("row.".length), columns)}.`,
          suggestion,
        };
      }
      if (place === "none")
        return `${piece} is a fact of the place that a page is about, and this page names none. Write its id at the top, such as place: stafford.`;
      const suggestion =
        writtenAs(name) ?? nearestName(name, known) ?? known.find((other) => other.endsWith(`.${name}`));
      const filter = /\|[^}]*/.exec(piece)?.[0] ?? "";
      const hint = suggestion
        ? `Did you mean \${${suggestion}${filter}}?`
        : othersInGroup(name, known) ||
          `It must be a name under vars on this page, or a fact of site.yaml such as \${business.phone}. In a sample of code, \\${piece} is shown as ${piece}.`;
      return { message: `${piece} is not known. ${hint}`, suggestion };
    }),
} satisfies Rules;

function unfilled(site: SiteContent, reason: Unfilled["reason"]) {
  return filesOf(site).flatMap((one) =>
    one.unfilled
      .filter((found) => found.reason === reason)
      .map((found) => ({ ...found, file: one.file, data: definitionOf(one) === "Page" ? one.data : undefined })),
  );
}

/** How to write a fact that the schema derives from another: `business.phone|tel` for `business.phoneLink`. */
function writtenAs(name: string): string | undefined {
  const [, group = "", last = ""] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const { derived = {} } = factSchema(group) ?? {};
  return Object.hasOwn(derived, last) ? derived[last]?.write?.slice(2, -1) : undefined;
}

/** What there is beside an unknown last part, such as the sizes of a price. Empty if its group is not known either. */
function othersInGroup(name: string, known: string[]): string {
  const group = name.slice(0, name.lastIndexOf(".") + 1);
  if (group === "") return "";
  const parts = known.flatMap((other) =>
    other.startsWith(group) ? (other.slice(group.length).split(".")[0] ?? []) : [],
  );
  const names = [...new Set(parts)];
  if (names.length === 0) return "";
  return `In ${group.slice(0, -1)} there is: ${namesNear(name.slice(group.length), names)}, as in \${${group}${names[0]}}.`;
}
