import styled from "@emotion/styled";
import { type AnchorHTMLAttributes, useContext } from "react";
import { PageContext } from "../../renderer/contract/PageContext";
import { unbroken } from "./unbroken";
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
  const words = typeof children === "string" ? unbroken(children) : children;
  if (!to.startsWith("https:")) {
    return (
      <a href={to} {...rest}>
        {words}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {words}
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </a>
  );
}

/** An island has no page: it reads the words that the layout renders for all islands. */
function useNewTabWords(): string {
  const page = useContext(PageContext);
  return page?.site.labels.opensInNewTab ?? document.querySelector("[data-label=opensInNewTab]")?.textContent ?? "";
}

/** The same link inside a card whose whole face can be pressed. */
export const CardLink = styled(SmartLink)({
  "&::after": { content: '""', position: "absolute", inset: 0 },
});
