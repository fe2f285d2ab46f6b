import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, size, space, tones, width } from "../../renderer/theme";
import type { BlockBase } from "../types.generated";
import type { Text } from "./richText";
import { Words } from "./Words";

interface SectionProps extends BlockBase {
  heading: Text;
  /** A sentence below the heading. */
  lead?: Text;
  children?: ReactNode;
}

/** The frame of a block: a landmark named by its `h2` (ARIA: region), in the block's tone. */
export function Section({ id, tone = "plain", heading, lead, children }: SectionProps) {
  return (
    <Band id={id} tone={tone} aria-labelledby={id && `${id}-heading`}>
      <Inner>
        <Heading id={id && `${id}-heading`}>
          <Words of={heading} />
        </Heading>
        {lead && (
          <Lead>
            <Words of={lead} />
          </Lead>
        )}
        {children}
      </Inner>
    </Band>
  );
}

/** A full-width band of one tone, for a block that draws its own heading. */
export const Band = styled("section", { shouldForwardProp: (name) => name !== "tone" })<{
  tone?: BlockBase["tone"];
}>(({ tone = "plain" }) => ({
  ...tones[tone],
  background: color.paper,
  color: color.ink,
  paddingBlock: `clamp(${space.xl}, 6vw, 5rem)`,
}));

/** The readable middle of a band. */
export const Inner = styled.div({
  width: `min(100% - 2 * ${space.m}, ${width.page})`,
  marginInline: "auto",
});

const Heading = styled.h2({ fontSize: size.h2, maxWidth: width.text });

const Lead = styled.p({ marginTop: space.s, maxWidth: width.text, color: color.muted, fontSize: size.large });
