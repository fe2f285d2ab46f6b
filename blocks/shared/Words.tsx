import styled from "@emotion/styled";
import {
  type AnchorHTMLAttributes,
  createElement,
  type ElementType,
  Fragment,
  type ReactNode,
  useContext,
} from "react";
import { PageContext } from "../../renderer/contract/PageContext";
import type { RichNode, RichText, Text } from "../../renderer/contract/richText";

interface WordsProps {
  of: Text | RichText | string | undefined;
  /** The element around them; none without it. */
  as?: ElementType;
}

/** A text of YAML: a few words, one line, or paragraphs and lists. Renders nothing without one. */
export function Words({ of: nodes, as: Frame = Fragment }: WordsProps): ReactNode {
  if (!nodes) return null;
  return createElement(Frame, null, ...[nodes].flat().map(rendered));
}

function rendered(node: RichNode): ReactNode {
  if (typeof node === "string") return unbroken(node);
  const children = <Words of={node.children} />;
  if (node.type === "link") return <SmartLink to={node.to}>{children}</SmartLink>;
  if (node.type === "list" && node.ordered) return <ol start={node.start}>{children}</ol>;
  return createElement(ELEMENTS[node.type], null, children);
}

const ELEMENTS = { emphasis: "em", strong: "strong", code: "code", paragraph: "p", listItem: "li", list: "ul" };

/** A longer compound may break: no line of a phone has room for it. */
const LONGEST = 18;

/** Hours to the minute, such as "10:00 AM to 6:00 PM", fit on a line of a phone whose text is of the usual size. */
const LONGEST_HOURS = 24;

/**
 * Hours such as "7:00 AM to 6:00 PM", a phone number, a range of numbers such as "4–6" or "$45–$50", a compound such as
 * "Feed-In". No part is longer than a unit may be: what begins in the middle of a longer word is too long, and a search
 * takes as long as its text, without a lookbehind, which is a syntax error before Safari 16.4.
 */
const UNIT =
  /(\d{1,2}:\d\d(?:\s[AP]\.?M)?\s\p{Ll}{1,5}\s\d{1,2}:\d\d(?:\s[AP]\.?M)?|\+?[\d(][\d().\s-]{5,14}\d|\$?\d[\d.,:'’]{0,16}–\$?\d(?:[\d.,:'’]{0,16}\d)?|[\p{L}\d]{1,17}(?:-[\p{L}\d]{1,17}){1,9})/u;

/**
 * A text in which no line ends within a unit. By style only: for search, copying and screen readers it is the same.
 * It is one element, since in a flex container each part of a text would be an item and lose its space.
 */
function unbroken(text: string): ReactNode {
  const parts = splitAtUnits(text);
  if (parts.length === 1) return text;
  return createElement(
    "span",
    null,
    ...parts.map(({ words, whole }) => (whole ? createElement("span", UNIT_CLASS, words) : words)),
  );
}

/** The parts of a text; in those that are `whole` no line ends. An e-mail address is long already, and may break. */
export function splitAtUnits(text: string): { words: string; whole: boolean }[] {
  const parts: { words: string; whole: boolean }[] = [];
  const pieces = text.split(UNIT);
  for (const [index, words] of pieces.entries()) {
    const last = parts.at(-1);
    const isInAddress = last?.words.endsWith("@") || pieces[index + 1]?.startsWith("@");
    const whole = index % 2 === 1 && words.length <= (words.includes(":") ? LONGEST_HOURS : LONGEST) && !isInAddress;
    // One part, so that React writes no comment into the middle of an address.
    if (last && !last.whole && !whole) last.words += words;
    else parts.push({ words, whole });
  }
  return parts;
}

/** Of the style of every page: a page has dozens of units. */
const UNIT_CLASS = { className: "unit" };

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel"> {
  /** A route of this site, `#fragment`, `https:`, `tel:` or `mailto:`; the content check lets no other through. */
  to: string;
}

/**
 * A link. Another site opens in a new tab, without access to this page (`noopener`), and the link says so
 * to a screen reader (WCAG technique G201): inside it, since lists of links and Braille leave descriptions out.
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  const newTab = useNewTabWords();
  const words = typeof children === "string" ? unbroken(children) : children;
  const leaves = to.startsWith("https:");
  return (
    <a href={to} {...(leaves && { target: "_blank", rel: "noopener" })} {...rest}>
      {words}
      {leaves && <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>}
    </a>
  );
}

/** An island has no page context: it reads the text that the layout renders for all islands. */
function useNewTabWords(): string {
  const page = useContext(PageContext);
  return page?.site.labels.opensInNewTab ?? document.querySelector("[data-label=opensInNewTab]")?.textContent ?? "";
}

/** The same link inside a card whose whole face can be pressed. */
export const CardLink = styled(SmartLink)({
  "&::after": { content: '""', position: "absolute", inset: 0 },
});

/** Words for screen readers only. */
export const VisuallyHidden = styled.span({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
