import type { Cause } from "./cause";
import { lineRange, valueRange, withQuotes, yamlLine } from "./yamlLine";

/** `title: Dogs: baths`: a colon and a space in a text make YAML see a name. */
export const colonInText: Cause = ({ text, line, code }) => {
  const found = yamlLine(text, line);
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[^"'[{|>].*:(\s|$)/.test(found.value)) return undefined;
  const place = { ...valueRange(found), rule: "yaml/colon-in-text" };
  const [, inside] = /^[“”„]([^“”„"]*)[“”]$/.exec(found.value) ?? [];
  if (inside !== undefined) {
    const straight = withQuotes({ ...found, value: inside });
    return { ...place, message: `The quotes round a text with a colon in it are straight ones. Write: ${straight}` };
  }
  const fixed = withQuotes(found);
  const [, name] = /, ([a-z]\w*):\s/.exec(found.value) ?? [];
  if (name) {
    const message = `Where "${name}" is a name of its own, start a new line with it. Where it is text, the whole text needs quotes: ${fixed}`;
    return { ...place, message };
  }
  return {
    ...place,
    message: `A text with a colon in it needs quotes. Write: ${fixed}`,
    suggestion: fixed,
  };
};

/** `title:Dogs`: without the space it is one long word. */
export const noSpaceAfterColon: Cause = ({ text, line, code }) => {
  if (code !== "MISSING_CHAR" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const [, before, value] =
    /^\s*((?:- +)*(?!https?:|tel:|mailto:)[A-Za-z_][\w-]*:)(\S.*)$/.exec(yamlLine(text, line).text) ?? [];
  if (!before) return undefined;
  const fixed = `${before} ${value?.trimEnd()}`;
  return {
    ...lineRange(text, line),
    rule: "yaml/colon-space",
    message: `A space is missing after the colon. Write: ${fixed}`,
    suggestion: fixed,
  };
};

/** `title Dogs`: a name and its text with nothing between them. */
export const missingColon: Cause = ({ text, line, code }) => {
  if (code !== "MISSING_CHAR" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const source = yamlLine(text, line).text.trim();
  if (source === "" || source.includes(":")) return undefined;
  const place = { ...lineRange(text, line), rule: "yaml/missing-colon" };
  const goesOn = "where it goes on with the text above, indent it further than that text's name.";
  const [, before, sign, after] = /^((?:- +)*[a-z][\w-]*)\s*([：;=])\s*(.+)$/i.exec(source) ?? [];
  if (sign) {
    const fixed = `${before}: ${after}`;
    return { ...place, message: `There is ${sign} in the place of the colon. Write: ${fixed}`, suggestion: fixed };
  }
  // A name is one word and starts with a small letter: anything else is rather a text.
  const [, name, rest] = /^((?:- +)*[a-z][\w-]*)(?:\s+(.+))?$/.exec(source) ?? [];
  if (!name) return { ...place, message: `This line has no name with a colon. Put the name before it; or, ${goesOn}` };
  const fixed = rest ? `${name}: ${rest}` : `${name}:`;
  return { ...place, message: `This line has no colon. Write: ${fixed} — or, ${goesOn}`, suggestion: fixed };
};
