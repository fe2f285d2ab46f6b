import { Fragment, type SyntheticEvent, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Code, CopyButton, scrollable } from "../desk/PlaceLink";
import type { CatalogueBlock } from "./cataloguePage";

const SCREENS = [
  { name: "Phone", width: 390 },
  { name: "Desktop", width: 1280 },
];

/** A block that fills the window would grow with its frame, and the frame with it. */
const HIGHEST = 2400;

const root = document.querySelector("#root");
const blocks: CatalogueBlock[] = JSON.parse(document.querySelector("#blocks")?.textContent ?? "[]");
if (root) createRoot(root).render(<Catalogue blocks={blocks} />);

function Catalogue({ blocks }: { blocks: CatalogueBlock[] }) {
  // The browser looks for the fragment before anything is rendered.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <nav aria-label="Blocks">
        <a href="/">The site</a>
        <ul>
          {blocks.map(({ name, type }) => (
            <li key={name}>
              <a href={`#${name}`}>{type}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>All blocks</h1>
        <p>
          Copy a block below <code>blocks:</code> of a page and change its words.
        </p>
        {blocks.map((block) => (
          <BlockPart key={block.name} {...block} />
        ))}
      </main>
    </>
  );
}

function BlockPart({ name, type, description, snippet, fields }: CatalogueBlock) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{type}</h2>
      <p>{description}</p>
      <div className="screens">
        {SCREENS.map((screen) => (
          <figure key={screen.name}>
            <figcaption>
              {screen.name}, {screen.width} pixels
            </figcaption>
            <div className="frame">
              <iframe
                src={`/_blocks/${name}`}
                title={`${type} on a ${screen.name.toLowerCase()}`}
                width={screen.width}
                height={400}
                loading="lazy"
                onLoad={fitToBlock}
              />
            </div>
          </figure>
        ))}
      </div>
      <h3>YAML</h3>
      <div className="snippet">
        <CopyButton text={snippet} label={`Copy the YAML of ${type}`} />
        <Code>{snippet}</Code>
      </div>
      <h3>Fields</h3>
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
    </section>
  );
}

function fitToBlock({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const block = frame.contentDocument?.querySelector("main");
  if (!block) return;
  const fit = () => {
    frame.height = String(Math.min(HIGHEST, Math.ceil(block.getBoundingClientRect().height)));
  };
  new ResizeObserver(fit).observe(block);
}
