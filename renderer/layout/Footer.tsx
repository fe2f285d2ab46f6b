import styled from "@emotion/styled";
import { Inner } from "../../blocks/shared/Section";
import { SmartLink } from "../../blocks/shared/SmartLink";
import { Words } from "../../blocks/shared/Words";
import type { Site } from "../../blocks/types.generated";
import { bottomBar, color, size, space, tones } from "../theme";

/** The end of every page: who and where the salon is, a few links, and who built the site. */
export function Footer({ site: { business, footer } }: { site: Site }) {
  return (
    <Bar>
      <Columns>
        <div>
          <Name>{business.name}</Name>
          <p>
            <Words of={footer.text} />
          </p>
        </div>
        <address>
          <SmartLink to={business.directions}>{business.address}</SmartLink>
          <br />
          <SmartLink to={business.phoneLink}>{business.phone}</SmartLink>
          <br />
          {business.hours}
        </address>
        <nav aria-label="Footer">
          <ul>
            {footer.links.map(({ label, to }) => (
              <li key={to}>
                <SmartLink to={to}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </Columns>
      <Credit>
        Website by <SmartLink to={footer.credit.to}>{footer.credit.label}</SmartLink>
      </Credit>
    </Bar>
  );
}

const Bar = styled.footer({
  ...tones.strong,
  background: color.paper,
  color: color.ink,
  // The sticky bar stands at the page's end too, and never on its last words.
  paddingBlock: `${space.xl} calc(${space.xl} + ${bottomBar} + env(safe-area-inset-bottom))`,
  fontSize: size.small,
  "& address": { fontStyle: "normal", lineHeight: 2 },
  "& ul": { listStyle: "none", padding: 0, lineHeight: 2 },
});

const Columns = styled(Inner)({
  display: "grid",
  gap: space.l,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
});

const Name = styled.p({ fontSize: size.large, marginBottom: space.s });

const Credit = styled(Inner)({ marginTop: space.l, paddingTop: space.m, borderTop: `1px solid ${color.line}` });
