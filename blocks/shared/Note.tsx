import styled from "@emotion/styled";
import { color, size, space, width } from "../../renderer/theme";
import type { Text } from "./richText";
import { Words } from "./Words";

/** The small print below a list or a table; nothing when there is none. */
export function Note({ of: note }: { of: Text | undefined }) {
  if (!note) return null;
  return (
    <Paragraph>
      <Words of={note} />
    </Paragraph>
  );
}

const Paragraph = styled.p({ marginTop: space.m, maxWidth: width.text, color: color.muted, fontSize: size.small });
