import { Fragment, type ReactNode } from "react";
import { scrollable } from "../client/common/PlaceLink";
import type { CatalogueBlock } from "./describeBlock";

/** Every field of a block: what it holds and what it is for. */
export function FieldTable({ type, fields }: Pick<CatalogueBlock, "type" | "fields">): ReactNode {
  return (
    <section className="table" aria-label={`Fields of ${type}`} {...scrollable}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Holds</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, required, kind, allowed, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> {required && <strong>required</strong>}
              </th>
              <td>
                {allowed.length === 0 && kind}
                {allowed.map((value) => (
                  <Fragment key={value}>
                    <code>{value}</code>{" "}
                  </Fragment>
                ))}
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
