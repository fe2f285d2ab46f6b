import type { PriceTable as PriceTableProps } from "../../renderer/contract/types.generated";
import { Actions } from "../shared/Actions";
import { Note } from "../shared/Cards";
import { Section } from "../shared/Section";
import { Cards } from "./Cards";
import { Menu } from "./Menu";
import { Pictures } from "./Pictures";
import { Table } from "./Table";

const layouts = { table: Table, menu: Menu, cards: Cards, pictures: Pictures };

/** A price list, in one of four layouts. */
export function PriceTable(props: PriceTableProps) {
  const Rows = layouts[props.layout ?? "table"];
  return (
    <Section {...props} printed="first">
      <Rows {...props} />
      <Note of={props.note} />
      <Actions actions={props.actions} />
    </Section>
  );
}
