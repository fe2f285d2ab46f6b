import { Fragment, type ReactNode, type SyntheticEvent, useState } from "react";
import { Code, CopyButton, scrollable } from "../client/common/PlaceLink";
import { useRoom } from "../client/common/useRoom";
import type { CatalogueBlock } from "./describeBlock";

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

/** Every field of a block: what it holds and what it is for. */
function FieldTable({ type, fields }: Pick<CatalogueBlock, "type" | "fields">): ReactNode {
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

/** The maximum height: a block that fills the window would grow with its frame, and the frame with it. */
const HIGHEST = 2400;

const UNTIL_LOADED = 320;

/** A rendered block at a given width, scaled down if there is less room. The frame is as high as the block. */
function BlockFrame({ src, title, width }: { src: string; title: string; width?: number }): ReactNode {
  const [room, ref] = useRoom<HTMLDivElement>();
  const [height, setHeight] = useState(UNTIL_LOADED);
  const shown = width ?? room.width;
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1;
  const fit = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const block = frame.contentDocument?.querySelector("main");
    if (!block) return;
    const measure = () => setHeight(Math.min(HIGHEST, Math.ceil(block.getBoundingClientRect().height)));
    new ResizeObserver(measure).observe(block);
  };
  return (
    <div ref={ref}>
      {room.width > 0 && (
        <div className="frame" style={{ inlineSize: shown * scale, blockSize: height * scale }}>
          <iframe
            src={src}
            title={title}
            loading="lazy"
            style={{ inlineSize: shown, blockSize: height, transform: `scale(${scale})` }}
            onLoad={fit}
          />
        </div>
      )}
    </div>
  );
}
