import styled from "@emotion/styled";
import { frames } from "../../renderer/contract/pictureFrame";
import type { Team as TeamProps } from "../../renderer/contract/types.generated";
import { color, croppedTo, gridList, media, prose, screen, size, space, target } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Picture } from "../shared/Picture";
import { Section } from "../shared/Section";
import { SmartLink, Words } from "../shared/Words";

/** The people of the business: on a phone a small portrait beside the words, then cards side by side. */
export function Team(props: TeamProps) {
  return (
    <Section {...props}>
      <People data-print="columns">
        {props.people.map(({ name, role, image, text, links }) => (
          <Person key={name}>
            {image && <Portrait {...image} sizes={SIZES} />}
            <div>
              <Words as="h3" of={name} />
              <Words as={Role} of={role} />
              <Words as={About} of={text} />
              {links && (
                <Ways>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <SmartLink to={to}>{label}</SmartLink>
                    </li>
                  ))}
                </Ways>
              )}
            </div>
          </Person>
        ))}
      </People>
      <Actions actions={props.actions} />
    </Section>
  );
}

const PORTRAIT = "6rem";
/** A square shows three quarters of the width of a picture of 4 to 3. */
const SIZES = `${screen.large} 29rem, ${screen.medium} 58vw, 8rem`;

const People = styled.ul({
  ...gridList,
  gap: space.l,
  [media.medium]: { gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))", gap: `${space.xl} ${space.l}` },
  [media.large]: { gridTemplateColumns: "repeat(auto-fill, minmax(17rem, 1fr))", columnGap: space.xl },
});

const Person = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignContent: "start",
  [media.compact]: { "&:has(> picture)": { gridTemplateColumns: `${PORTRAIT} minmax(0, 1fr)` } },
});

const Portrait = styled(Picture)(croppedTo(frames.square()));

const Role = styled.p({ color: color.accent, fontWeight: 600 });

const About = styled.div({ ...prose, marginTop: space.s });

const Ways = styled.ul({
  listStyle: "none",
  padding: 0,
  marginTop: space.xs,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  fontSize: size.small,
  // Large enough for a thumb.
  "& a": { display: "inline-flex", alignItems: "center", minHeight: target },
});
