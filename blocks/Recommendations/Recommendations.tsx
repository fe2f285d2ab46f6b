import { Section } from "../shared/Section";
import type { Recommendations as RecommendationsProps } from "../types.generated";
import { RecommendationCards } from "./RecommendationCards";
import { RecommendationTable } from "./RecommendationTable";

/** Which style suits whom, and why: as cards, or as a table for many short entries. */
export function Recommendations(props: RecommendationsProps) {
  return (
    <Section {...props}>
      {props.layout === "table" ? <RecommendationTable {...props} /> : <RecommendationCards items={props.items} />}
    </Section>
  );
}
