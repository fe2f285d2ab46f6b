import styled from "@emotion/styled";
import { createElement, type ReactNode } from "react";
import { media } from "../look/theme";

/** A phone number, a range of numbers such as "4–6" or "$45–$50", a compound such as "Feed-In". */
const UNIT = /(\+?[\d(][\d().\s-]{5,14}\d|\$?\d[\d.,:]*–\$?\d(?:[\d.,:]*\d)?|[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A longer compound may break: no line of a phone has room for it. */
const LONGEST = 18;

/**
 * A text in which no line ends within a unit. By style only: for search, copying and screen readers it is the same.
 * It is one element, since in a flex container each part of a text would be an item and lose its space.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(UNIT);
  if (parts.length === 1) return text;
  const held = parts.map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? createElement(Unit, null, part) : part,
  );
  return createElement("span", null, ...held);
}

/** With very large text on a phone, a unit may have to break. */
const Unit = styled.span({ [media.phone]: { whiteSpace: "nowrap" } });
