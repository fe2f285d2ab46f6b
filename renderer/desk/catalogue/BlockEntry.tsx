import type { ReactNode } from "react";
import { Code, CopyButton } from "../client/common/PlaceLink";
import { BlockFrame } from "./BlockFrame";
import type { CatalogueBlock } from "./describeBlock";
import { FieldTable } from "./FieldTable";

/** One block: what it is for, how it looks, its YAML to copy, and its fields. */
export function BlockEntry({ block, width }: { block: CatalogueBlock; width: number | undefined }): ReactNode {
  const { name, type, title, description, snippet, fields } = block;
  return (
    <article className="block" aria-labelledby={name}>
      <div>
        <h3 id={name}>{title}</h3>
        <p>{description}</p>
      </div>
      <BlockFrame src={`/_blocks/${name}`} title={`${title}, the example`} width={width} />
      <p className="row">
        <code>type: {type}</code>
        <CopyButton text={snippet} label={`Copy the YAML of ${type}`} />
      </p>
      <details>
        <summary>YAML</summary>
        <Code>{snippet}</Code>
      </details>
      <details>
        <summary>Fields ({fields.length})</summary>
        <FieldTable type={type} fields={fields} />
      </details>
    </article>
  );
}
