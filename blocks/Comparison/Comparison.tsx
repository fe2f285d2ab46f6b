import { Section } from "../shared/Section";
import type { Comparison as ComparisonProps } from "../types.generated";
import { ComparisonCards } from "./ComparisonCards";
import { ComparisonTable } from "./ComparisonTable";
import { ForLarge, Forms, ForSmall } from "./forms";

/**
 * A comparison, feature by feature. The server knows no width, so both forms are in the HTML and
 * CSS hides the one that does not fit, from the eye and from a screen reader alike.
 */
export function Comparison(props: ComparisonProps) {
  return (
    <Section {...props}>
      <Forms>
        <ForSmall>
          <ComparisonCards {...props} />
        </ForSmall>
        <ForLarge>
          <ComparisonTable {...props} />
        </ForLarge>
      </Forms>
    </Section>
  );
}
