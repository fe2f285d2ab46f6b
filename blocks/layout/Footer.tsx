import styled from "@emotion/styled";
import { writePlan } from "../../renderer/contract/businessHours";
import { usePage } from "../../renderer/contract/PageContext";
import { lineHigh, motifLine } from "../look/motif";
import { bottomBar, color, font, hairline, media, plainList, size, space, tones } from "../look/theme";
import { OpenNow } from "../shared/OpenNow";
import { Inner } from "../shared/Section";
import { SmartLink, Words } from "../shared/Words";
import { Address } from "./Address";
import { PrivacySettings } from "./Consent";

/** The end of every page: who and where the business is, a few links, and who built the site. */
export function Footer() {
  const { site, hours } = usePage();
  const { business, footer, labels } = site;
  return (
    <Bar>
      <Columns>
        <div>
          <Words as={Name} of={business.name} />
          <Words as="p" of={footer.text} />
        </div>
        <Address>
          {hours === undefined && business.live && (
            <div data-hours={writePlan(business.live.plan)}>
              <OpenNow />
            </div>
          )}
        </Address>
        <nav aria-label={labels.footer}>
          <ul>
            {footer.links.map(({ label, to }) => (
              <li key={to}>
                <SmartLink to={to}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </Columns>
      {footer.credit && (
        <Credit data-print="not">
          {`${labels.websiteBy} `}
          <SmartLink to={footer.credit.to}>{footer.credit.label}</SmartLink>
        </Credit>
      )}
      <PrivacySettings />
    </Bar>
  );
}

const Bar = styled.footer({
  ...tones.strong,
  background: color.paper,
  color: color.ink,
  position: "relative",
  "&::before": { ...motifLine, position: "absolute", insetInline: 0, top: 0 },
  // Extends to the bottom of the window on a short page.
  flex: "1 0 auto",
  // Room for the sticky bar, which would cover the last lines.
  paddingBlock: `calc(${space.l} + ${lineHigh}) calc(${bottomBar} + ${space.s} + env(safe-area-inset-bottom))`,
  [media.medium]: {
    paddingTop: space.xxl,
    // Room for the time zone as well, which only a visitor in another one is shown.
    "& [data-longest]": { minHeight: "2lh" },
  },
  fontSize: size.small,
  "& address": { fontStyle: "normal" },
  "& ul": {
    ...plainList,
    columns: 2,
    columnGap: space.l,
    // In line with the columns above.
    [media.tablet]: { columnGap: space.xl },
  },
  "& address a, & li a": { display: "inline-flex", alignItems: "center", minHeight: "2.25rem", color: color.ink },
});

const Columns = styled(Inner)({
  display: "grid",
  gap: space.l,
  [media.medium]: { gridTemplateColumns: "1fr 1fr", gap: space.xl, "& > nav": { gridColumn: "1 / -1" } },
  [media.large]: { gridTemplateColumns: "3fr 3fr 5fr", "& > nav": { gridColumn: "auto" } },
});

const Name = styled.p({
  marginBottom: space.s,
  fontFamily: font.heading,
  fontSize: size.quote,
  fontWeight: 600,
  lineHeight: 1.2,
});

const Credit = styled(Inner)({
  marginTop: space.l,
  paddingTop: space.m,
  color: color.muted,
  borderTop: hairline,
});
