import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { quotesIn } from "../../renderer/contract/language";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import type { Testimonials as TestimonialsProps } from "../../renderer/contract/types.generated";
import { color, font, hairline, media, plainList, radius, size, space, width } from "../look/theme";
import { Label } from "../shared/Label";
import { LogoPicture } from "../shared/LogoPicture";
import { Picture } from "../shared/Picture";
import { Section } from "../shared/Section";
import { SmartLink, VisuallyHidden, Words } from "../shared/Words";

const MOST_STARS = 5;

/** What clients say, in columns that long and short quotes fill evenly. */
export function Testimonials(props: TestimonialsProps) {
  const { rating: average, labels, language } = usePage().site;
  return (
    <Section {...props}>
      {props.aggregateRating && average && (
        <Average>
          <span aria-hidden="true">{stars(Math.round(average.value))}</span>{" "}
          <Label
            of={labels.ratingAverage}
            with={{ value: <strong>{average.value}</strong>, most: MOST_STARS, count: average.count }}
          />
        </Average>
      )}
      <Columns marks={marksIn(language)} six={props.testimonials.length === 6} data-print="pairs">
        {props.testimonials.map(({ quote, name, role, location, clientSince, rating, image, logo, source }) => (
          <li key={`${name} ${JSON.stringify(quote)}`}>
            <figure>
              {rating && (
                <Rating>
                  <span aria-hidden="true">{stars(rating)}</span>
                  <VisuallyHidden>{fillLabel(labels.ratingOfOne, { value: rating, most: MOST_STARS })}</VisuallyHidden>
                </Rating>
              )}
              <blockquote>
                <Words as="p" of={quote} />
              </blockquote>
              <Caption beside={Boolean(image)}>
                {image && <Portrait {...image} sizes="5.4rem" widest={320} />}
                <Words as="span" of={name} />
                <Words as="span" of={role} />
                <Words as="span" of={location} />
                {clientSince && (
                  <span>
                    {`${labels.clientSince} `}
                    <time dateTime={String(clientSince)}>{clientSince}</time>
                  </span>
                )}
                {source && (
                  <span>
                    <SmartLink to={source.to}>{source.label}</SmartLink>
                  </span>
                )}
                {logo && <Company {...logo} sizes="12rem" widest={480} />}
              </Caption>
            </figure>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** Beside a portrait, if there is one. */
function Caption({ beside, children }: { beside: boolean; children: ReactNode }) {
  return beside ? <Beside>{children}</Beside> : <figcaption>{children}</figcaption>;
}

/** The quotation marks of a language as a value of CSS; in French with the spaces inside them. */
function marksIn(language: string): string {
  const [open, close] = quotesIn(language);
  const space = /^fr\b/i.test(language) ? "\u00a0" : "";
  return `'${open}${space}' '${space}${close}'`;
}

const stars = (count: number) => "★".repeat(count) + "☆".repeat(MOST_STARS - count);

const Average = styled.p({
  marginTop: space.l,
  fontSize: size.large,
  "& > span": { color: color.accent, letterSpacing: "0.15em", marginInlineEnd: space.s },
});

/**
 * The first quote takes the whole width, the others fill columns evenly, and one without a neighbor ends them. Of six, the
 * first fills two rows of two columns on a wide screen, so that the others leave no hole.
 */
const Columns = styled.ul<{ marks: string; six: boolean }>(({ marks, six }) => ({
  ...plainList,
  marginTop: space.xl,
  columnGap: space.xxl,
  "& > li": { breakInside: "avoid", paddingBlock: space.l, borderTop: hairline },
  "& blockquote": {
    fontFamily: font.heading,
    fontSize: size.quote,
    lineHeight: 1.35,
    "& p": { quotes: marks },
    "& p::before": { content: "open-quote" },
    "& p::after": { content: "close-quote" },
  },
  "& figcaption": { marginTop: space.m, display: "grid", color: color.muted, fontSize: size.small },
  "& figcaption > :first-of-type": { color: color.ink, fontSize: size.body, fontWeight: 600 },
  ...(!six && {
    [media.large]: { columnCount: 2 },
    "& > :last-child:nth-child(even)": { columnSpan: "all", "& blockquote": { maxWidth: width.text } },
  }),
  "& > :first-child": {
    columnSpan: "all",
    paddingBlock: `0 ${space.xl}`,
    borderTop: 0,
    "& blockquote": { maxWidth: "32ch", fontSize: size.h2, lineHeight: 1.2, letterSpacing: "-0.012em" },
  },
  ...(six && { ...others, [media.large]: inThrees }),
  // On a phone only the first is large, and who says it is on one line.
  [media.narrowest]: {
    marginTop: space.l,
    "& > li": { paddingBlock: space.m },
    ...(!six && others),
    "& figcaption": { display: "flex", flexWrap: "wrap", columnGap: space.sm, alignItems: "baseline" },
  },
}));

const others = { "& > :nth-child(n + 2) blockquote": { fontSize: size.large } };

const inThrees = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr 1fr",
  "& > :first-child": { gridArea: "1 / 1 / 3 / 3" },
  "& > :nth-child(2)": { borderTop: 0, paddingTop: 0 },
};

const PORTRAIT = "4rem";

/** Before the rule of the list. */
const Beside = styled.figcaption({
  "&&": {
    display: "grid",
    gridTemplateColumns: `${PORTRAIT} minmax(0, 1fr)`,
    columnGap: space.m,
    justifyItems: "start",
  },
  "& > *, & > picture + picture > img": { gridColumn: 2 },
});

/** However many lines are beside it. */
const Portrait = styled(Picture)({
  gridArea: "1 / 1 / span 6",
  width: PORTRAIT,
  height: PORTRAIT,
  objectFit: "cover",
  borderRadius: radius.round,
});

const Company = styled(LogoPicture)({ marginTop: space.s });

const Rating = styled.p({ marginBottom: space.m, color: color.accent, letterSpacing: "0.15em", lineHeight: 1 });
