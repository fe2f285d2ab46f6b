/** The words directly before a year in which something began. */
const BEGAN = /(?:since|established|founded|est\.|opened)(?: in)?$/i;
/** The start of a clause about the business itself. */
const ABOUT_US = /^[\s*]*(?:\w+ing|here|family|we(?:'ve| have) been|our (?:family|business|shop|team))\b/i;

/**
 * Whether the year after these words is that of the business: "Since 1994", "Baking since 1994", "We have been here
 * since 1994". Step by step: one regular expression would backtrack through a run of empty lines.
 */
export function isOwnYear(before: string): boolean {
  const said = withoutMarks(before);
  const began = said.length < before.length ? BEGAN.exec(said) : null;
  if (!began) return false;
  const lead = said.slice(0, began.index);
  const bare = withoutMarks(lead);
  const startsHere = bare === "" || /[.!?,]$/.test(bare) || lead.slice(bare.length).includes("\n");
  if (startsHere || /\w$/.test(lead)) return startsHere;
  const [first = "", ...others] = (lead.split(/[.!?\n]/).at(-1) ?? "").split(";");
  const end = others.at(-1) ?? first;
  // The text after a semicolon is not the start of a sentence.
  const clauses = end.split(",").slice(others.length > 0 ? 1 : 0);
  return /\bin business\b/i.test(end) || clauses.some((clause) => ABOUT_US.test(clause));
}

/** The text without trailing spaces and marks of emphasis. */
const withoutMarks = (text: string): string => text.replace(/(?<![\s*])[\s*]+$/, "");
