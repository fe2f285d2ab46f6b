import styled from "@emotion/styled";
import { size, space, width } from "../../renderer/theme";
import { Actions } from "../shared/Actions";
import { Band, Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import type { CallToAction as CallToActionProps } from "../types.generated";

/** A closing invitation, centered, in the strong tone unless another is given. */
export function CallToAction({ id, tone = "strong", heading, text, actions }: CallToActionProps) {
  return (
    <Band id={id} tone={tone} aria-labelledby={id && `${id}-heading`}>
      <Middle>
        <Heading id={id && `${id}-heading`}>
          <Words of={heading} />
        </Heading>
        {text && (
          <Text>
            <Words of={text} />
          </Text>
        )}
        <Actions actions={actions} />
      </Middle>
    </Band>
  );
}

const Middle = styled(Inner)({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  textAlign: "center",
  "& > div": { justifyContent: "center" },
});

const Heading = styled.h2({ fontSize: size.h2, maxWidth: width.text });

const Text = styled.p({ marginTop: space.m, maxWidth: width.text, fontSize: size.large, textWrap: "balance" });
