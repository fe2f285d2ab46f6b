import styled from "@emotion/styled";
import type { CallToAction as CallToActionProps } from "../../renderer/contract/types.generated";
import { motifGround } from "../look/motif";
import { color, media, size, space, width } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Band, Inner } from "../shared/Section";
import { Words } from "../shared/Words";

/** A closing invitation, by default in the strong tone: the text, and beside it the buttons. */
export function CallToAction({ id, tone = "strong", heading, lead, actions }: CallToActionProps) {
  return (
    <Invitation id={id} tone={tone} data-print="not" data-ties aria-labelledby={id && `${id}-heading`}>
      <Columns>
        <div>
          <h2 id={id && `${id}-heading`}>
            <Words of={heading} />
          </h2>
          <Words as={Lead} of={lead} />
        </div>
        <Actions actions={actions} byHours />
      </Columns>
    </Invitation>
  );
}

/** Only the strong one has a pattern: two in a row would compete. */
const Invitation = styled(Band)(({ tone }) => ({
  overflow: "hidden",
  // In any tone: its ground is seen around the words.
  marginBlock: 0,
  paddingBlock: space.band,
  // The pattern is not seen through a button.
  ...(tone === "strong" && { "&::before": motifGround, "& a[data-quiet]": { background: color.paper } }),
}));

const Columns = styled(Inner)({
  position: "relative",
  [media.large]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
    alignItems: "center",
    gap: space.xxl,
    "& > :last-child": { flexDirection: "column", marginTop: 0 },
  },
});

const Lead = styled.p({ marginTop: space.m, maxWidth: width.text, fontSize: size.large });
