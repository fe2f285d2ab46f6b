import { type Cause, fixable, lineRange, valueRange, withQuotes } from "./yamlLine";

/** `title: Dogs: baths`: YAML takes a colon and a space in a text for the end of a name. */
export const colonInText: Cause = (line, { code }) => {
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[^"'[{|>].*:(\s|$)/.test(line.value)) return undefined;
  const place = { ...valueRange(line), rule: "yaml/colon-in-text" };
  const [, inside] = /^[“”„]([^“”„"]*)[“”]$/.exec(line.value) ?? [];
  if (inside !== undefined) {
    const straight = withQuotes({ ...line, value: inside });
    return { ...place, message: `A text with a colon in it needs straight quotes. Write: ${straight}` };
  }
  const [, name] = /, ([a-z]\w*):\s/.exec(line.value) ?? [];
  if (!name) return fixable(place, "A text with a colon in it needs quotes.", withQuotes(line));
  const message = `If "${name}" is a name, start a new line with it. If it is text, put the whole text in quotes: ${withQuotes(line)}`;
  return { ...place, message };
};

/** `title:Dogs`: without the space it is one word. */
export const noSpaceAfterColon: Cause = (line, { code }) => {
  if (code !== "MISSING_CHAR" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const [, before, value = ""] = /^\s*((?:- +)*(?!https?:|tel:|mailto:)[A-Za-z_][\w-]*:)(\S.*)$/.exec(line.text) ?? [];
  if (!before) return undefined;
  const place = { ...lineRange(line), rule: "yaml/colon-space" };
  return fixable(place, "A space is missing after the colon.", `${before} ${value.trimEnd()}`);
};

/** `title Dogs`: a name and its text without a colon. */
export const missingColon: Cause = (line, { code }) => {
  if (code !== "MISSING_CHAR" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const source = line.text.trim();
  if (source === "" || source.includes(":")) return undefined;
  const place = { ...lineRange(line), rule: "yaml/missing-colon" };
  const goesOn = "if it continues the text above, indent it further than that text's name.";
  const [, before, sign, after] = /^((?:- +)*[a-z][\w-]*)\s*([：;=])\s*(\S.*)$/i.exec(source) ?? [];
  if (sign) return fixable(place, `There is ${sign} instead of the colon.`, `${before}: ${after}`);
  // A name is one word and starts with a small letter; otherwise it is probably text.
  const [, name, rest] = /^((?:- +)*[a-z][\w-]*)(?:\s+(\S.*))?$/.exec(source) ?? [];
  if (!name) return { ...place, message: `This line has no name with a colon. Put the name before it; or, ${goesOn}` };
  return fixable(place, "This line has no colon.", rest ? `${name}: ${rest}` : `${name}:`, ` — or, ${goesOn}`);
};
