import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import { plainText } from "../../renderer/contract/richText";
import type { Code as CodeProps, Site } from "../../renderer/contract/types.generated";
import { color, media, sheet, size, space } from "../look/theme";
import { Button } from "../shared/Actions";
import { Note } from "../shared/Cards";
import { Section } from "../shared/Section";

/** Code as it is typed, also without a script. */
export function Code(props: CodeProps) {
  return <CodeView {...withSite(props, usePage().site)} />;
}

/** The block's props with what its button says. */
export interface CompleteProps extends CodeProps {
  said: Pick<Site["labels"], "copy" | "copied">;
}

export function withSite(block: CodeProps, { labels }: Pick<Site, "labels">): CompleteProps {
  return { ...block, said: { copy: labels.copy, copied: labels.copied } };
}

export function CodeView(props: CompleteProps) {
  const { heading, caption, said } = props;
  const code = props.code.trimEnd();
  const text = useRef<HTMLPreElement>(null);
  const [copies, setCopies] = useState(0);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopies(copies + 1);
    } catch {
      // Not allowed here: marked, so that a key copies it.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <Section {...props}>
      <Figure>
        <Sheet>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys (WCAG 2.2, 2.1.1) */}
          {/* biome-ignore lint/a11y/useSemanticElements: neither a part of a form nor one more landmark */}
          <pre ref={text} dir="ltr" tabIndex={0} role="group" aria-label={plainText(heading)}>
            <code>{code}</code>
          </pre>
          <Copy type="button" data-quiet="" onClick={copy}>
            {said.copy}
          </Copy>
        </Sheet>
        <figcaption>
          <Note of={caption} />
          {/* With a new key, a screen reader announces it again. */}
          <Copied role="status">{copies > 0 && <span key={copies}>{said.copied}</span>}</Copied>
        </figcaption>
      </Figure>
    </Section>
  );
}

const Figure = styled.figure({ marginTop: space.l, position: "relative" });

const Sheet = styled.div({
  ...sheet,
  display: "grid",
  gap: space.s,
  padding: space.s,
  "& > pre": { margin: 0, padding: space.sm, overflowX: "auto", fontSize: size.small, lineHeight: 1.6 },
  "& code": { fontFamily: "inherit" },
  [media.print]: { "& > pre": { whiteSpace: "pre-wrap" } },
  [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
});

const Copy = styled(Button)({
  [media.unscripted]: { display: "none" },
  "[data-state=failed] &": { display: "none" },
});

const Copied = styled.p({ minHeight: "1lh", textAlign: "end", color: color.muted, fontSize: size.small });
