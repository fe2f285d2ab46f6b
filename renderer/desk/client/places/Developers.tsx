import type { ReactNode } from "react";
import { Fold } from "../common/Fold";
import { List } from "../common/List";
import { Icon } from "../common/marks";
import { Code, CopyButton, PlaceLink } from "../common/PlaceLink";
import { Problem } from "../common/Problem";
import { DataTree } from "./DataTree";
import type { PanelProps } from "./usePanel";

const TITLE = (
  <>
    <Icon name="code" /> For developers
  </>
);

/** Files, lines and code of the page: the only part of the desk that names them. It is at the end of each place. */
export function Developers(props: PanelProps): ReactNode {
  const { page, form, picked } = props;
  const { problems, elsewhere, linksIn, linksOut, facts } = page;
  const open = form?.id ?? picked?.id;
  return (
    <Fold name="developers" title={TITLE} className="developers">
      {() => (
        <>
          <Part title="File">
            <PlaceLink {...page.place} />
            <a href="/_blocks">The catalogue of blocks</a>
          </Part>
          <Part title={`Blocks (${page.blocks.length})`}>
            {page.blocks.map(({ id, type, place, endLine, text }) => (
              <details key={`${id} ${id === open}`} data-lines={id} open={id === open}>
                <summary>{`${type}, lines ${place.line} to ${endLine}`}</summary>
                <div className="row">
                  <PlaceLink {...place} label="Open in the editor" />
                  <CopyButton text={text} name={`Copy the lines of ${id}`} label="Copy the lines" />
                </div>
                <Code>{text}</Code>
              </details>
            ))}
          </Part>
          <Part title={`Problems (${problems.length} here, ${elsewhere.count} in other files)`}>
            <List of={[...problems, ...elsewhere.first]} none="There are none.">
              {(problem) => <Problem {...problem} />}
            </List>
          </Part>
          <Part title={`Links (${linksOut.length})`}>
            <List of={linksOut} none="This page links to nothing.">
              {({ to, place }) => <Entry words={to} place={place} />}
            </List>
          </Part>
          <Part title={`Links to this page (${linksIn.count})`}>
            <List of={linksIn.first} count={linksIn.count} none="Nothing links to this page.">
              {({ route, place }) => <Entry words={route} place={place} />}
            </List>
          </Part>
          <Part title={`Facts (${facts.length})`}>
            <List of={facts} none="This page uses no facts.">
              {({ name, value, lines, place }) => (
                <Entry words={`${name} ${value}`} note={`line ${lines.join(", ")}`} place={place} />
              )}
            </List>
          </Part>
          <Part title="Structured data">
            <DataTree {...props} />
          </Part>
        </>
      )}
    </Fold>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Entry({ words, note, place }: { words: string; note?: string; place: Parameters<typeof PlaceLink>[0] }) {
  return (
    <div className="row">
      <span className="address">
        {words} {note && <span className="note">{note}</span>}
      </span>
      <PlaceLink {...place} />
    </div>
  );
}
