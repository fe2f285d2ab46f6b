import styled from "@emotion/styled";
import { frames } from "../../renderer/contract/pictureFrame";
import type { PriceTable } from "../../renderer/contract/types.generated";
import { pictureOfLink } from "../look/pageTransition";
import { arrowAhead, color, gridList, hairline, media, radius, screen, space } from "../look/theme";
import { Terms } from "../shared/Cards";
import { Picture } from "../shared/Picture";
import { CardLink, Words } from "../shared/Words";
import { Badge, Name } from "./parts";

const SIDE = "6.5rem";
const SIDE_ON_PHONE = "5rem";
/** A square box shows 3/4 of the width of a 4:3 picture: these are 4/3 of its sides. */
const SIZES = `${screen.medium} 8.7rem, 6.7rem`;

/** An index: a small picture beside each name; a row that leads to a page can be pressed anywhere. */
export function Pictures({ rows }: PriceTable) {
  return (
    <List data-print="columns">
      {rows.map(({ name, image, description, price, duration, featured, to }) => (
        <li key={name}>
          {image && <Thumbnail {...image} sizes={SIZES} widest={320} />}
          <div>
            <h3>
              <Name name={name} to={to} link={CardLink} />
            </h3>
            <Badge featured={featured} />
            <Line price={price} duration={duration} />
            <Words as="p" of={description} />
          </div>
        </li>
      ))}
    </List>
  );
}

/** As many columns as leave room for a name beside its picture. */
const List = styled.ul({
  ...gridList,
  columnGap: space.xl,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
  "& > li": {
    ...pictureOfLink,
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.m,
    [media.tight]: { flexWrap: "wrap" },
    paddingBlock: space.s,
    borderTop: hairline,
  },
  "& h3 a": { color: color.ink, textDecoration: "none" },
  "& li:hover h3 a": { color: color.accent },
  "& h3:has(a)::after": { ...arrowAhead, display: "inline-block", marginInlineStart: space.s, color: color.accent },
  // Above the link that covers the whole row.
  "& p a": { position: "relative", zIndex: 1 },
});

const Thumbnail = styled(Picture)({
  flex: "none",
  width: SIDE_ON_PHONE,
  [media.medium]: { width: SIDE },
  height: "auto",
  aspectRatio: frames.square(),
  objectFit: "cover",
  borderRadius: radius.m,
});

const Line = styled(Terms)({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.sm });
