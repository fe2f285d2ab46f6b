import styled from "@emotion/styled";
import type { Logo, Logos as LogosProps } from "../../renderer/contract/types.generated";
import { font, gridList, size, space, target } from "../look/theme";
import { LogoPicture } from "../shared/LogoPicture";
import { Section } from "../shared/Section";
import { SmartLink, VisuallyHidden, Words } from "../shared/Words";

/** Names or logos in rows, each as large as its neighbors look. */
export function Logos(props: LogosProps) {
  return (
    <Section {...props}>
      <Row data-print="row">
        {props.logos.map((logo) => (
          <li key={logo.name}>
            {logo.to ? (
              <SmartLink to={logo.to}>
                <Face {...logo} />
              </SmartLink>
            ) : (
              <Face {...logo} />
            )}
          </li>
        ))}
      </Row>
    </Section>
  );
}

/** The name is read aloud also where only its picture is seen. */
function Face({ name, image }: Logo) {
  if (!image) return <Words as={Name} of={name} />;
  return (
    <>
      <LogoPicture {...image} decorative sizes="12rem" widest={480} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

const Row = styled.ul({
  ...gridList,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.m} ${space.xl}`,
  "& > li, & a": { position: "relative", display: "flex", alignItems: "center", minHeight: target, maxWidth: "100%" },
});

const Name = styled.span({ fontFamily: font.heading, fontSize: size.h3, fontWeight: 600 });
