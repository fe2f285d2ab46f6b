import styled from "@emotion/styled";
import type { Credentials as CredentialsProps } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { color, disc, hairline, media, plainList, space, stroke } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** Reasons to trust the business. Three or six fill the width; other counts are beside the heading, without a gap. */
export function Credentials(props: CredentialsProps) {
  const count = props.credentials.length;
  const threes = count % 3 === 0;
  return (
    <Section {...props} headingAt={threes ? "top" : "side"}>
      <List columns={threes ? 3 : 2 - (count % 2)} data-print="columns">
        {props.credentials.map(({ icon, title, description }) => (
          <li key={title}>
            <Disc>
              <Icon name={icon} />
            </Disc>
            <div>
              <Words as="h3" of={title} />
              <Words as="p" of={description} />
            </div>
          </li>
        ))}
      </List>
      <Actions actions={props.actions} />
    </Section>
  );
}

const List = styled.ul<{ columns: number }>(({ columns }) => ({
  ...plainList,
  marginBlock: space.l,
  display: "grid",
  gap: `${space.l} ${space.xl}`,
  [media.narrowest]: { rowGap: space.m },
  // Three columns need a desktop.
  [columns === 3 ? media.large : media.medium]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  "&:last-child": { marginBottom: 0 },
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignItems: "start",
    gap: space.m,
    paddingTop: space.l,
    borderTop: hairline,
    [media.narrowest]: { paddingTop: space.m },
  },
  "& p": { marginTop: space.xs, color: color.muted },
}));

const Disc = styled.span(disc("3rem", stroke.hair));
