import styled from "@emotion/styled";
import type { Text } from "../../renderer/contract/richText";
import { color, size, space, width } from "../look/theme";
import { Words } from "./Words";

/** The small print below a list or a table; nothing when there is none. */
export function Note({ of: note }: { of: Text | undefined }) {
  return <Words as={Paragraph} of={note} />;
}

const Paragraph = styled.p({ marginTop: space.m, maxWidth: width.text, color: color.muted, fontSize: size.small });
