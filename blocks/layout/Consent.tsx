import styled from "@emotion/styled";
import { behavior } from "../../renderer/contract/island";
import { layoutIds } from "../../renderer/contract/layout";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import { media, sheet, size, space, target } from "../look/theme";
import { Button } from "../shared/Actions";
import { Inner } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import { analyticsScripts } from "./analytics";

/**
 * Asks once whether visits may be counted, and loads nothing before. Hidden without a script, which alone could load
 * anything; nothing at all for a site that counts nobody.
 */
export function Consent() {
  const { analytics, labels, language } = usePage().site;
  const scripts = analyticsScripts(analytics);
  if (scripts.length === 0) return null;
  const names = new Intl.ListFormat(language).format(scripts.map(({ name }) => name));
  const { privacy } = analytics ?? {};
  return (
    <Panel
      id={layoutIds.consent}
      aria-label={labels.privacySettings}
      hidden
      data-analytics={JSON.stringify(scripts)}
      data-print="not"
      {...behavior("layout", "idle")}
    >
      <p>
        {fillLabel(labels.mayCount, { names })} {privacy && <SmartLink to={privacy.to}>{privacy.label}</SmartLink>}
      </p>
      <div>
        <Button type="button" value="no" data-quiet="">
          {labels.decline}
        </Button>
        <Button type="button" value="yes" data-quiet="">
          {labels.accept}
        </Button>
      </div>
    </Panel>
  );
}

/** The last line of every page: who has agreed can take it back. The script shows it where there is something to set. */
export function PrivacySettings() {
  const { analytics, labels } = usePage().site;
  if (analyticsScripts(analytics).length === 0) return null;
  return (
    <Inner data-print="not">
      <Opener type="button" aria-controls={layoutIds.consent} hidden>
        {labels.privacySettings}
      </Opener>
    </Inner>
  );
}

const Panel = styled.section({
  ...sheet,
  position: "fixed",
  zIndex: 11,
  // Clear of a phone's rounded corners and home indicator.
  insetInline: `max(${space.s}, env(safe-area-inset-left)) max(${space.s}, env(safe-area-inset-right))`,
  bottom: `max(${space.s}, env(safe-area-inset-bottom))`,
  maxWidth: "30rem",
  // With very large text on a small screen it scrolls.
  maxHeight: "60dvh",
  overflowY: "auto",
  padding: space.m,
  fontSize: size.small,
  "& > div": { display: "flex", gap: space.s, marginTop: space.sm },
  // Neither answer is easier to give.
  "& button": { flex: "1 1 0" },
  [media.medium]: { insetInline: `${space.l} auto`, bottom: space.l, padding: space.l },
});

const Opener = styled.button({
  minHeight: target,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
});
