import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** A range of numbers, and a compound whose last word has one or two letters: "4–6", "Feed-In". */
const WHOLE = /(\$?\d[\d.,]*–\$?\d(?:[\d.,]*\d)?|\p{L}+-\p{L}{1,2}(?!\p{L}))/u;

/** Keeps a line from ending within these, by style alone: the words stay as they are for search and copying. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(WHOLE);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  return parts.map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part));
}

export const Whole = styled.span({ whiteSpace: "nowrap" });
