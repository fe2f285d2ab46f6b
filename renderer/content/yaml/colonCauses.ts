import type { Cause } from "./causes";
import { lineRange, valueRange, withQuotes, yamlLine } from "./yamlLine";

/** `title: Hair: braids`: a colon and a space in a text make YAML see a name. */
export const colonInText: Cause = ({ text, line, code }) => {
  const found = yamlLine(text, line);
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[^"'[{|>].*:(\s|$)/.test(found.value)) return undefined;
  const mended = withQuotes(found);
  return {
    ...valueRange(found),
    rule: "yaml/colon-in-text",
    message: `A text with a colon in it needs quotes. Write: ${mended}`,
    suggestion: mended,
  };
};

/** `title:Hair`: without the space it is one long word. */
export const noSpaceAfterColon: Cause = ({ text, line, code }) => {
  if (code !== "MISSING_CHAR" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const [, before, value] =
    /^\s*((?:- +)*(?!https?:|tel:|mailto:)[A-Za-z_][\w-]*:)(\S.*)$/.exec(yamlLine(text, line).text) ?? [];
  if (!before) return undefined;
  const mended = `${before} ${value?.trimEnd()}`;
  return {
    ...lineRange(text, line),
    rule: "yaml/colon-space",
    message: `A space is missing after the colon. Write: ${mended}`,
    suggestion: mended,
  };
};

/** `title Hair`: a name and its text with nothing between them. */
export const missingColon: Cause = ({ text, line, code }) => {
  if (code !== "MISSING_CHAR" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const source = yamlLine(text, line).text.trim();
  if (source === "" || source.includes(":")) return undefined;
  const [, name, rest] = /^([A-Za-z][\w-]*)\s+(.+)$/.exec(source) ?? [];
  const mended = name ? `${name}: ${rest}` : `${source}:`;
  return {
    ...lineRange(text, line),
    rule: "yaml/missing-colon",
    message: `This line has no colon. Write: ${mended} — or, where it goes on with the text above, indent it further than that text's name.`,
    suggestion: mended,
  };
};
