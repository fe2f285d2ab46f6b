import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { Plan, Plans as PlansProps } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import * as theme from "../look/theme";
import { ButtonLink } from "../shared/Actions";
import { Badge, Detail, Note, Price } from "../shared/Cards";
import { Section } from "../shared/Section";
import { Segments } from "../shared/Segments";
import { Words } from "../shared/Words";

const { color, media, size, space, stroke } = theme;

/** Plans as cards. Two radio buttons choose between the prices of a month and of a year, by CSS only. */
export function Plans(props: PlansProps) {
  const { id, plans, note, yearNote } = props;
  const { labels } = usePage().site;
  const recommends = plans.some(({ recommended }) => recommended);
  return (
    <Section {...props} printed="first">
      <Chosen>
        {plans.some(({ month, year }) => month && year) && (
          <Segments
            label={labels.payment}
            name={`${id}-payment`}
            options={[
              { value: "month", words: labels.monthly },
              { value: "year", words: labels.yearly, note: yearNote },
            ]}
          />
        )}
        <Cards count={plans.length} data-print="columns">
          {plans.map((plan, index) => (
            <Card key={plan.name} plan={plan} headingId={`${id}-plan-${index + 1}`} isMain={!recommends} />
          ))}
        </Cards>
      </Chosen>
      <Note of={note} />
    </Section>
  );
}

function Card({ plan, headingId, isMain }: { plan: Plan; headingId: string; isMain: boolean }) {
  const { name, description, month, year, price, features, action, recommended = false } = plan;
  const { labels } = usePage().site;
  const chosen = Boolean(month && year);
  return (
    <Face recommended={recommended}>
      <Head>
        <h3 id={headingId}>
          <Words of={name} />
        </h3>
        {recommended && <Badge>{labels.recommended}</Badge>}
      </Head>
      <Words as="p" of={description} />
      <Amount of={month} words={labels.perMonth} per={chosen ? "month" : undefined} />
      <Amount of={year} words={labels.perYear} per={chosen ? "year" : undefined} />
      <Amount of={price} />
      {features && (
        <Features>
          {features.map((feature) => (
            <li key={JSON.stringify(feature)}>
              <Icon name="check" size={20} />
              <Words as="span" of={feature} />
            </li>
          ))}
        </Features>
      )}
      {action && (
        <ButtonLink to={action.to} main={recommended || isMain} aria-describedby={headingId} data-print="not">
          {action.label}
        </ButtonLink>
      )}
    </Face>
  );
}

function Amount({ of: price, words, per }: { of?: string; words?: string; per?: "month" | "year" }) {
  if (!price) return null;
  return (
    <p data-per={per}>
      <Words as={Large} of={price} /> <Words as={Detail} of={words} />
    </p>
  );
}

/** On paper, and in a browser without `:has`, both prices are shown. */
const hidden = { display: "none", [media.print]: { display: "block" } };

const Chosen = styled.div({
  "&:has([value=month]:checked) [data-per=year]": hidden,
  "&:has([value=year]:checked) [data-per=month]": hidden,
});

const Cards = styled.ul<{ count: number }>(({ count }) => ({
  ...theme.gridList,
  gap: space.l,
  // Few cards are no wider than many.
  maxWidth: `${count * 26}rem`,
  [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" },
}));

const Face = styled.li<{ recommended: boolean }>(({ recommended }) => ({
  ...theme.sheet,
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  padding: space.card,
  ...(recommended && { borderColor: color.accent, outline: `${stroke.hair} solid ${color.accent}` }),
  // Buttons of neighbors line up.
  "& > a": { marginTop: "auto" },
}));

const Head = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.xs} ${space.sm}` });

const Large = styled(Price)({ fontSize: size.h2 });

const Features = styled.ul({
  ...theme.plainList,
  display: "grid",
  gap: space.s,
  marginBlock: space.s,
  "& > li": { display: "flex", gap: space.s },
  "& svg": { flex: "none", marginTop: "0.2em", color: color.accent },
});
