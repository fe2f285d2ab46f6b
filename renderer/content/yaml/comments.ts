import { Lexer } from "yaml";

/** Tokens of the lexer that are not part of the text: see `yaml`'s docs/07_parsing_yaml.md. */
const MARKS = new Set(["\u0002", "\u0018", "\u001f"]);

/** Every comment of a file. Lines and columns count from 1; `ownLine` means that nothing precedes it. */
export function commentsIn(text: string) {
  const comments = [];
  let [offset, line, lineStart] = [0, 1, 0];
  let scalar = false;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) {
      scalar = token === "\u001f";
      continue;
    }
    if (token.startsWith("#") && !scalar) {
      const before = text.slice(lineStart, offset);
      comments.push({
        line,
        column: before.length + 1,
        words: token.slice(1).trim(),
        start: offset,
        end: offset + token.length,
        ownLine: before.trim() === "",
      });
    }
    scalar = false;
    for (let end = token.indexOf("\n"); end >= 0; end = token.indexOf("\n", end + 1)) {
      line++;
      lineStart = offset + end + 1;
    }
    offset += token.length;
  }
  return comments;
}

/** The text with each comment replaced by spaces, so that all offsets stay the same. */
export function withoutComments(text: string): string {
  let [rest, from] = ["", 0];
  for (const { start, end } of commentsIn(text)) {
    rest += text.slice(from, start) + " ".repeat(end - start);
    from = end;
  }
  return rest + text.slice(from);
}
