import { AccordionPanel } from "@reach/accordion";
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";

interface FindablePanelProps extends ComponentProps<typeof AccordionPanel> {
  open: boolean;
  /** The browser found something in the closed answer: it must open. */
  onFound: () => void;
}

/**
 * A closed answer that find-in-page still finds, as it does while `details` holds it:
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function FindablePanel({ open, onFound, ...panel }: FindablePanelProps) {
  const element = useRef<HTMLDivElement>(null);

  // React writes `hidden` as a flag; a browser without `until-found` reads the word as just that.
  useLayoutEffect(() => {
    if (!open) element.current?.setAttribute("hidden", "until-found");
  }, [open]);

  useEffect(() => {
    const { current } = element;
    current?.addEventListener("beforematch", onFound);
    return () => current?.removeEventListener("beforematch", onFound);
  }, [onFound]);

  return <AccordionPanel ref={element} {...panel} />;
}
