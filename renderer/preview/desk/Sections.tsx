import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { DataTree } from "./DataTree";
import type { DeskBlock, DeskPage, DeskProblem } from "./deskPage";
import { Code, CopyButton, PlaceLink } from "./PlaceLink";
import { recall, remember } from "./remembered";
import { SearchResult } from "./SearchResult";
import { SocialCard } from "./SocialCard";

/** All parts of the desk for a page. `picked` is a new object for each block that was picked. */
export function Sections({ page, picked }: { page: DeskPage; picked: { id: string } | undefined }): ReactNode {
  const { problems, elsewhere, blocks, linksOut, linksIn, facts, drafts, settled } = page;
  const moreLinks = linksIn.count - linksIn.first.length;
  return (
    <>
      <Section name="problems" title={`Problems (${problems.length})${settled ? "" : ", checking …"}`} initiallyOpen>
        <List of={problems} none="Nothing is wrong with this page.">
          {(problem) => <ProblemItem {...problem} />}
        </List>
        {elsewhere.count > 0 && (
          <details>
            <summary>In other files ({elsewhere.count})</summary>
            <List of={elsewhere.first} none="">
              {(problem) => <ProblemItem {...problem} />}
            </List>
          </details>
        )}
      </Section>
      <Section name="search" title="Search result" initiallyOpen>
        <SearchResult />
      </Section>
      <Section name="card" title="Social card">
        <SocialCard card={page.card} />
      </Section>
      <Section name="data" title="Structured data">
        <DataTree />
      </Section>
      <Section name="blocks" title={`Blocks (${blocks.length})`} initiallyOpen>
        <List of={blocks} none="The file has no blocks that can be read.">
          {(block) => <BlockItem {...block} picked={picked?.id === block.id ? picked : undefined} />}
        </List>
      </Section>
      <Section name="linksOut" title={`Links on this page (${linksOut.length})`}>
        <List of={linksOut} none="This page links to nothing.">
          {({ to, place }) => (
            <Row>
              {to}
              <PlaceLink {...place} />
            </Row>
          )}
        </List>
      </Section>
      <Section name="linksIn" title={`Links to this page (${linksIn.count})`}>
        <List of={linksIn.first} none="Nothing links to this page.">
          {({ route, place }) => (
            <Row>
              {route.startsWith("/") ? <a href={route}>{route}</a> : route}
              <PlaceLink {...place} />
            </Row>
          )}
        </List>
        {moreLinks > 0 && <p>and {moreLinks} more</p>}
      </Section>
      <Section name="facts" title={`Facts on this page (${facts.length})`}>
        <List of={facts} none="This page uses no facts.">
          {({ name, value, lines, place }) => (
            <Row>
              <span>
                <code>{name}</code> {value}
                <span className="note"> line {lines.join(", ")}</span>
              </span>
              <PlaceLink {...place} />
            </Row>
          )}
        </List>
      </Section>
      <Section name="drafts" title={`Drafts (${drafts.length})`}>
        <List of={drafts} none="No page is a draft.">
          {({ route, place }) => (
            <Row>
              <a href={route}>{route}</a>
              <PlaceLink {...place} />
            </Row>
          )}
        </List>
      </Section>
    </>
  );
}

interface SectionProps {
  /** The browser remembers under this name whether it is open. */
  name: string;
  title: string;
  initiallyOpen?: boolean;
  children: ReactNode;
}

function Section({ name, title, initiallyOpen = false, children }: SectionProps) {
  const [open, setOpen] = useState(() => recall(`open ${name}`, initiallyOpen));
  const toggle = (now: boolean) => {
    setOpen(now);
    remember(`open ${name}`, now);
  };
  return (
    <details
      className="section"
      data-part={name}
      open={open}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

function ProblemItem({ severity, rule, message, place, frame }: DeskProblem) {
  return (
    <div className={severity}>
      <Row>
        <strong>{severity}</strong>
        <PlaceLink {...place} />
      </Row>
      <p>
        {message} <code>{rule}</code>
      </p>
      <Code>{frame}</Code>
    </div>
  );
}

function BlockItem({ id, type, place, endLine, text, picked }: DeskBlock & { picked: object | undefined }) {
  const block = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!picked || !block.current) return;
    for (let at: Element | null = block.current; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    block.current.scrollIntoView({ block: "nearest" });
    block.current.querySelector("summary")?.focus();
  }, [picked]);
  return (
    <details data-block={id} ref={block}>
      <summary>
        {type}
        <span className="note">
          {" "}
          lines {place.line} to {endLine}
        </span>
      </summary>
      <Row>
        <PlaceLink {...place} label="Open in the editor" />
        <CopyButton text={text} name={`Copy the lines of ${id}`} label="Copy the lines" />
      </Row>
      <Code>{text}</Code>
    </details>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="row">{children}</div>;
}

/** A list of things, or one sentence where there are none. */
function List<T>({ of, none, children }: { of: T[]; none: string; children: (one: T) => ReactNode }) {
  if (of.length === 0) return <p className="none">{none}</p>;
  const items = of.map((one) => children(one));
  return (
    <ul>
      {Children.map(items, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  );
}
