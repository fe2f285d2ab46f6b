import styled from "@emotion/styled";
import type { AnchorHTMLAttributes } from "react";
import { VisuallyHidden } from "./VisuallyHidden";

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel"> {
  /** A route of this site, `#fragment`, `https:`, `tel:` or `mailto:`; the content check lets no other through. */
  to: string;
}

/**
 * A link that knows where it goes: another site opens in a new tab, without a handle on this
 * page (`noopener`), and says so to a screen reader (WCAG technique G201).
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (!to.startsWith("https:")) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** The same link inside a card whose whole face can be pressed. */
export const CardLink = styled(SmartLink)({
  "&::after": { content: '""', position: "absolute", inset: 0 },
});
