import styled from "@emotion/styled";
import { type AnchorHTMLAttributes, type ReactNode, useContext } from "react";
import { PageContext } from "../../renderer/contract/PageContext";
import { VisuallyHidden } from "./VisuallyHidden";

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
  if (!to.startsWith("https:")) {
    return (
      <a href={to} {...rest}>
        {to.startsWith("tel:") ? keepNumberWhole(children) : children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </a>
  );
}

/** An island has no page: it reads the words that the layout renders for all islands. */
function useNewTabWords(): string {
  const page = useContext(PageContext);
  return page?.site.labels.opensInNewTab ?? document.querySelector("[data-label=opensInNewTab]")?.textContent ?? "";
}

/** A phone number with its spaces, hyphens and parentheses. */
const PHONE_NUMBER = /(\+?[\d(][\d().\s-]{5,}\d)/;

/** Keeps a line from ending at a phone number's space or hyphen, while the words around it may still wrap. */
function keepNumberWhole(label: ReactNode): ReactNode {
  if (typeof label !== "string") return label;
  const [before, number, ...after] = label.split(PHONE_NUMBER);
  if (!number) return label;
  return (
    // One element: in a button, a flex container, each part would be an item and lose its space.
    <span>
      {before}
      <Whole>{number}</Whole>
      {after.join("")}
    </span>
  );
}

const Whole = styled.span({ whiteSpace: "nowrap" });

/** The same link inside a card whose whole face can be pressed. */
export const CardLink = styled(SmartLink)({
  "&::after": { content: '""', position: "absolute", inset: 0 },
});
