import styled from "@emotion/styled";
import { media, space } from "../look/theme";

// A form that is alone is the one that fits, and always shows: else paper, narrower than the
// screen, would print a hidden table.

export const Forms = styled.div({ marginTop: space.l });

export const ForSmall = styled.div({ [media.large]: { "&:not(:only-child)": { display: "none" } } });

export const ForLarge = styled.div({
  "&:not(:only-child)": { display: "none", [media.large]: { display: "block" } },
});
