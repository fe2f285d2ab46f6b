import { useEffect, useState } from "react";
import { useMediaQuery } from "react-responsive";
import type { Wake } from "../../renderer/contract/island";
import { screen } from "../look/theme";
import { Section } from "../shared/Section";
import type { Comparison as ComparisonProps } from "../types.generated";
import { ComparisonCards } from "./ComparisonCards";
import { ComparisonTable } from "./ComparisonTable";
import { ForLarge, Forms, ForSmall } from "./forms";

/** Nothing to press: it is in place before the visitor scrolls to it. */
export const wake: Wake = "visible";

/** The comparison with only the form that fits the screen, also after the screen is turned. */
export default function ComparisonIsland(props: ComparisonProps) {
  const [awake, setAwake] = useState(false);
  const large = useMediaQuery({ query: screen.large });

  // The first drawing must be the server's, with both forms: React takes over what is there.
  useEffect(() => setAwake(true), []);

  return (
    <Section {...props}>
      <Forms>
        {!(awake && large) && (
          <ForSmall>
            <ComparisonCards {...props} />
          </ForSmall>
        )}
        {(!awake || large) && (
          <ForLarge>
            <ComparisonTable {...props} />
          </ForLarge>
        )}
      </Forms>
    </Section>
  );
}
