import styled from "@emotion/styled";
import type { ContactCards as ContactCardsProps } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { color, font, headline, media, plainList, sheet, size, space, target, width } from "../look/theme";
import { ButtonLink } from "../shared/Actions";
import { OpenNow } from "../shared/OpenNow";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** Ways to reach the business: the number, address or hours in large type, the button at the foot of the card. */
export function ContactCards(props: ContactCardsProps) {
  return (
    <Section {...props} printed="reach">
      <Sheet>
        {props.cards.map(({ icon, title, value, subtitle, description, openNow, action }) => (
          <li key={title}>
            <h3>
              <Icon name={icon} size={20} />
              <Words of={title} />
            </h3>
            <Words as={Value} of={value} />
            <Words as="p" of={subtitle} />
            {openNow && <OpenNow />}
            <Words as={Description} of={description} />
            {action && (
              <Foot>
                <ButtonLink to={action.to} main={false}>
                  {action.label}
                </ButtonLink>
              </Foot>
            )}
          </li>
        ))}
      </Sheet>
    </Section>
  );
}

/** On a phone a row, its button beside the title. */
const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space.xs} ${space.s}`,
  padding: `${space.sm} ${space.card}`,
  "& > *": { gridColumn: "1 / -1" },
  "& > h3": { gridColumn: 1 },
  "& > div:last-child": { gridArea: "1 / 2" },
  "& > div > a": { minHeight: target, paddingBlock: space.xs, fontSize: size.small },
  [media.tight]: { display: "flex" },
} as const;

/** One sheet, ruled into as many columns as fit; a single last card takes the whole row. */
const Sheet = styled.ul({
  ...plainList,
  marginTop: space.l,
  display: "flex",
  flexWrap: "wrap",
  // The lines between the cells are the background, seen through gaps of one pixel.
  gap: 1,
  overflow: "hidden",
  ...sheet,
  background: color.line,
  "& > li": {
    flex: "1 1 min(100%, 15rem)",
    display: "flex",
    flexDirection: "column",
    gap: space.s,
    minWidth: 0,
    overflowWrap: "anywhere",
    [media.medium]: { minWidth: "auto", overflowWrap: "normal" },
    padding: `${space.l} ${space.card}`,
    background: color.card,
    [media.narrowest]: row,
  },
  "& h3": {
    display: "flex",
    alignItems: "center",
    gap: space.s,
    fontFamily: font.body,
    fontSize: size.small,
    letterSpacing: 0,
    color: color.muted,
  },
  "& svg": { flex: "none", color: color.accent },
});

const Value = styled.p({ ...headline, textWrap: "balance" });

const Description = styled.p({ color: color.muted });

/** At the bottom, so that the buttons of neighboring cards line up; no wider in a card that fills a row. */
const Foot = styled.div({
  marginTop: "auto",
  [media.medium]: { paddingTop: space.m },
  "& > a": { width: "100%", maxWidth: width.note, paddingInline: space.m },
});
