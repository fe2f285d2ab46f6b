import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import type { List as ListProps } from "../../renderer/contract/types.generated";
import { color, croppedTo, gridList, hairline, headline, media, screen, size, space, target } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Day } from "../shared/Day";
import { Picture } from "../shared/Picture";
import { Section } from "../shared/Section";
import { CardLink, Words } from "../shared/Words";

/** The pages of a collection; nothing while it has none. */
export function List({ entries, part, layout = "cards", ...props }: ListProps) {
  if (entries.length === 0) return null;
  const Entries = LAYOUTS[layout];
  return (
    <Section {...props}>
      <Entries data-print="columns">
        {entries.map(({ route, heading, date, summary, picture }) => (
          <Entry key={route} data-pictured={picture && layout !== "headlines" ? "" : undefined}>
            {picture && layout !== "headlines" && <Photo {...picture} decorative sizes={SIZES[layout]} />}
            <div>
              {date && <When of={date} />}
              <Heading>
                <CardLink to={route}>{heading}</CardLink>
              </Heading>
              {layout !== "headlines" && <Words as={Summary} of={summary} />}
            </div>
          </Entry>
        ))}
      </Entries>
      {part && <Parts {...part} />}
      <Actions actions={props.actions} />
    </Section>
  );
}

/** The way to the parts of a long list before and after this one. */
function Parts({ number, count, previous, next }: NonNullable<ListProps["part"]>) {
  const { labels } = usePage().site;
  const here = fillLabel(labels.pageNumber, { number, count });
  return (
    <Pager aria-label={here} data-print="not">
      {previous && (
        <a href={previous} rel="prev">
          {labels.previousPage}
        </a>
      )}
      <span aria-current="page">{here}</span>
      {next && (
        <a href={next} rel="next">
          {labels.nextPage}
        </a>
      )}
    </Pager>
  );
}

const SIZES = {
  cards: `${screen.large} 22rem, ${screen.medium} 45vw, calc(100vw - 2rem)`,
  rows: `${screen.medium} 15rem, calc(100vw - 2rem)`,
};

const Cards = styled.ul({
  ...gridList,
  gap: `${space.xl} ${space.l}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});

const Rows = styled.ul({
  ...gridList,
  gap: space.l,
  [media.medium]: {
    "& > [data-pictured]": { display: "grid", gridTemplateColumns: "15rem minmax(0, 1fr)", gap: space.l },
    "& > [data-pictured] picture + div": { marginTop: 0 },
  },
});

const Headlines = styled.ul({
  ...gridList,
  borderTop: hairline,
  "& > li": { borderBottom: hairline, paddingBlock: space.m },
  [media.medium]: {
    "& > li > div": { display: "grid", gridTemplateColumns: "11rem minmax(0, 1fr)", alignItems: "baseline" },
    "& h3": { gridColumn: 2, gridRow: 1, margin: 0 },
  },
});

const LAYOUTS = { cards: Cards, rows: Rows, headlines: Headlines };

const Entry = styled.li({ position: "relative", "& picture + div": { marginTop: space.m } });

const Photo = styled(Picture)(croppedTo("3 / 2"));

const When = styled(Day)({ color: color.muted, fontSize: size.small });

const Heading = styled.h3({
  ...headline,
  margin: 0,
  "& a": { color: color.ink, textDecoration: "none" },
  [media.hover]: { "& a:hover": { color: color.accent } },
});

const Summary = styled.p({ marginTop: space.xs });

const Pager = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.l}`,
  marginTop: space.l,
  "& > *": { display: "inline-flex", alignItems: "center", minHeight: target },
});
