import styled from "@emotion/styled";
import { Fragment } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import { plainText, type Text } from "../../renderer/contract/richText";
import type { HeroDetail, Hero as HeroProps } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { lineHigh, motifLine } from "../look/motif";
import { color, font, hairline, media, plainList, size, space, width } from "../look/theme";
import { Actions } from "../shared/Actions";
import { OpenNow } from "../shared/OpenNow";
import { reservedHeight, type Setting, safeWidth } from "../shared/reservedHeight";
import { Band, Inner } from "../shared/Section";
import { Words } from "../shared/Words";
import { Pictures } from "./Pictures";

interface Pictured {
  pictured: boolean;
  layout?: HeroProps["layout"];
}

/** The opening of a page, with the page's only `h1`. */
export function Hero({ id, tone = "soft", badge, heading, lead, priceLine, actions, ...more }: HeroProps) {
  const { details, detailsFirst = false } = more;
  const { look, fonts } = usePage().site;
  const isSplit = look.hero === "split";
  const images = isSplit ? more.images : look.hero === "type" ? undefined : more.images?.slice(0, 1);
  const pictured = Boolean(images);
  const layout = isSplit && pictured && more.layout !== "beside" ? more.layout : undefined;
  const above = layout === "above";
  const Part = above ? Half : Fragment;
  const { letters } = fonts.typefaces;
  const later = details && !detailsFirst && (
    <Details pictured={pictured} data-print="row">
      <Facts details={details} />
    </Details>
  );
  const picture = images && (
    <Beside layout={layout} data-print="not">
      <Pictures id={id} images={images} layout={layout} />
    </Beside>
  );
  return (
    <Opening id={id} tone={tone} pictured={pictured} layout={layout}>
      <Columns pictured={pictured} layout={layout} data-pictured={pictured || undefined}>
        {/* A browser may show what it has read so far, above all after the script of the buttons: what is read later is below. */}
        {above && picture}
        <Opener layout={layout}>
          <Part>
            <Words as={Badge} of={badge} />
            <Title reserved={isSplit ? reservedHeight(heading, TITLE, letters) : undefined}>
              <Words of={heading} />
            </Title>
            {lead && (
              <Lead reserved={isSplit ? reservedHeight(lead, LEAD, letters) : undefined}>
                <Words of={lead} />
              </Lead>
            )}
          </Part>
          <Part>
            {priceLine && (
              <PriceLine room={safeWidth(priceLine, PRICE_LINE, letters)}>
                <Words of={priceLine} />
              </PriceLine>
            )}
            {details && detailsFirst && (
              <First data-print="row">
                <Facts details={details} first />
              </First>
            )}
            <Actions actions={actions} byHours />
            {above && later}
          </Part>
        </Opener>
        {!above && picture}
        {!above && later}
      </Columns>
    </Opening>
  );
}

/** @param first above the buttons, in the first view of a phone: as many lines in any typeface, and no wait for what is live */
function Facts({ details, first }: { details: HeroDetail[]; first?: boolean }) {
  const { fonts, business } = usePage().site;
  const { letters } = fonts.typefaces;
  // On paper the address is at the top of the sheet already.
  const printed = (text: Text) => (plainText(text) === business.address ? "not" : undefined);
  return details.map(({ icon, text, openNow }) => (
    <li key={`${icon} ${JSON.stringify(text)}`} data-print={printed(text)}>
      <Icon name={icon} size={20} />
      <span>
        {first ? (
          <Fact room={safeWidth(text, FACT, letters)}>
            <Words of={text} />
          </Fact>
        ) : (
          <Words of={text} />
        )}
        {openNow && <OpenNow wake={first ? "idle" : "visible"} />}
      </span>
    </li>
  ));
}

/** The motif runs along the bottom. Without a picture it is low, so that what follows is in the first view. */
const Opening = styled(Band)<Pictured>(({ pictured, layout }) => ({
  overflow: "hidden",
  marginBlock: 0,
  paddingBlockStart: `clamp(${space.l}, 3vw, ${space.xxl})`,
  paddingBlockEnd: `calc(${space.l} + ${lineHigh})`,
  ...(pictured && { [media.medium]: { paddingBlockEnd: `calc(${space.band} + ${lineHigh})` } }),
  ...(layout === "above" && { paddingBlockStart: 0 }),
  "&::after": { ...motifLine, position: "absolute", insetInline: 0, bottom: 0 },
}));

/** On a phone the picture follows the buttons, in the first view; from `medium` on it is beside all words. */
const Columns = styled(Inner)<Pictured>(({ pictured, layout }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: space.l,
  ...(pictured &&
    layout !== "above" && {
      [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.l },
    }),
  [media.large]: {
    rowGap: space.xl,
    ...(pictured && { columnGap: space.xxl }),
  },
}));

/** Centered beside the picture: together with the details below, or by itself if there are none. */
const Opener = styled.div<Pick<Pictured, "layout">>(({ layout }) =>
  layout === "above"
    ? { display: "grid", [media.large]: { gridTemplateColumns: "1fr 1fr", columnGap: space.xxl } }
    : {
        containerType: "inline-size",
        [media.medium]: {
          alignSelf: "end",
          "&:nth-last-child(2)": { alignSelf: "center" },
          ...(layout === "reversed" && { gridColumn: 2 }),
        },
      },
);

/** Half of the words below a strip of pictures: first what the page is about, then what it takes and whom to call. */
const Half = styled.div({ containerType: "inline-size", "& > ul": { marginTop: space.l } });

/** To the edge of the window: on one side where there is room, on both sides above the words. */
const Beside = styled.div<Pick<Pictured, "layout">>(({ layout }) =>
  layout === "above"
    ? { marginInline: "calc((100% - 100vw) / 2)" }
    : {
        [media.medium]: {
          gridColumn: layout ? 1 : 2,
          gridRow: "1 / span 2",
          alignSelf: "center",
          "&:last-child": { gridRow: 1 },
        },
        [media.large]: {
          [layout ? "marginInlineStart" : "marginInlineEnd"]:
            `calc(-1 * max(${space.gutter}, (100vw - ${width.page}) / 2))`,
        },
      },
);

const Badge = styled.p({
  color: color.accent,
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: "0.04em",
});

interface Reserved {
  /** The height of its lines in the site's own typeface. */
  reserved?: string;
}

/** Short lines, because the font is large. Not in `ch`, which are other ones in a fallback. */
const TITLE: Setting = { face: "heading", letterSpacing: -0.022, lineHeight: 1.05, from: 10, to: 12.15 };

const Title = styled.h1<Reserved>(({ reserved }) => ({
  marginTop: space.s,
  minHeight: reserved,
  maxWidth: `${TITLE.to}em`,
  fontSize: size.h1,
  lineHeight: TITLE.lineHeight,
  letterSpacing: `${TITLE.letterSpacing}em`,
  "[data-pictured] &": { [media.medium]: { fontSize: size.h1Beside } },
}));

/** As wide as `width.lead` at most. */
const LEAD: Setting = { face: "text", strong: "bold", lineHeight: 1.6, from: 14.5, to: 30.4 };

const Lead = styled.p<Reserved>(({ reserved }) => ({
  minHeight: reserved,
  fontFamily: font.lead,
  fontSize: size.large,
  marginTop: space.l,
  maxWidth: width.lead,
}));

const PRICE_LINE: Setting = { face: "heading", lineHeight: 1.6, from: 13.5, to: 45 };

const PriceLine = styled.p<{ room?: string }>(({ room }) => ({
  maxWidth: room,
  marginTop: space.m,
  color: color.accent,
  fontFamily: font.heading,
  fontSize: size.h3,
  fontWeight: 600,
  textWrap: "balance",
  // A box of its own: as part of a text, its way to the next line would count for the whole width of the line. A line may
  // end on both sides of a box: a comma after it, and "at" before it, are part of it.
  "& strong": { display: "inline-block" },
}));

/** Beside its icon, on the narrowest phone and beside the widest picture. */
const FACT: Setting = { face: "text", strong: "bold", lineHeight: 1.6, from: 15, to: 34 };

/** Balanced, so that hours, which are never broken, stay on the same line in any typeface. */
const Fact = styled.span<{ room?: string }>(({ room }) => ({ display: "block", maxWidth: room, textWrap: "balance" }));

const list = {
  ...plainList,
  display: "grid",
  gap: space.s,
  "& > li": { display: "flex", gap: space.s },
  "& > li > span": { flexGrow: 1, minWidth: 0 },
  "& svg": { flex: "none", marginTop: "0.2em", color: color.accent },
} as const;

/** Small on a phone, so that an address has one line, and the picture below the buttons is in the first view. */
const First = styled.ul({
  ...list,
  marginTop: space.m,
  gap: space.xs,
  [media.narrowest]: { fontSize: size.small },
});

/** Below a thin line. Without a picture, there is room for all details in one row. */
const Details = styled.ul<Pictured>(({ pictured }) => ({
  ...list,
  paddingTop: space.l,
  borderTop: hairline,
  ...(pictured
    ? { maxWidth: width.text, [media.medium]: { alignSelf: "start" } }
    : {
        [media.medium]: { display: "flex", flexWrap: "wrap", gap: `${space.s} ${space.xl}` },
        [media.large]: { maxWidth: width.text },
      }),
}));
