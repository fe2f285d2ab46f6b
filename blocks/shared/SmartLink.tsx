import styled from "@emotion/styled";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { layoutIds } from "../../renderer/contract/layoutIds";

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel"> {
  /** A route of this site, `#fragment`, `https:`, `tel:` or `mailto:`; the content check lets no other through. */
  to: string;
}

/**
 * A link. Another site opens in a new tab, without access to this page (`noopener`), and a screen
 * reader says so (WCAG technique G201) in the words that the layout renders once for all links.
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (!to.startsWith("https:")) {
    return (
      <a href={to} {...rest}>
        {to.startsWith("tel:") ? keepNumberWhole(children) : children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" aria-describedby={layoutIds.opensInNewTab} {...rest}>
      {children}
    </a>
  );
}

/** A phone number with its spaces, hyphens and parentheses. */
const PHONE_NUMBER = /\+?[\d(][\d().\s-]{5,}\d/;

/** Keeps a line from ending at a phone number's space or hyphen, while the words around it may still wrap. */
function keepNumberWhole(label: ReactNode): ReactNode {
  if (typeof label !== "string") return label;
  const found = PHONE_NUMBER.exec(label);
  if (!found) return label;
  const [number] = found;
  return (
    // One element: in a button, a flex container, each part would be an item and lose its space.
    <span>
      {label.slice(0, found.index)}
      <Whole>{number}</Whole>
      {label.slice(found.index + number.length)}
    </span>
  );
}

const Whole = styled.span({ whiteSpace: "nowrap" });

/** The same link inside a card whose whole face can be pressed. */
export const CardLink = styled(SmartLink)({
  "&::after": { content: '""', position: "absolute", inset: 0 },
});
