import { Children, type ReactNode, useEffect, useRef } from "react";
import type { DeskBlock, DeskPage, DeskProblem, Place } from "./deskPage";
import { DataTree, SearchResult, SocialCard } from "./headParts";
import { Code, CopyButton, PlaceLink } from "./PlaceLink";
import { useRemembered } from "./useRemembered";

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
        <Places of={linksOut} none="This page links to nothing.">
          {({ to }) => to}
        </Places>
      </Section>
      <Section name="linksIn" title={`Links to this page (${linksIn.count})`}>
        <Places of={linksIn.first} none="Nothing links to this page.">
          {({ route }) => (route.startsWith("/") ? <a href={route}>{route}</a> : route)}
        </Places>
        {moreLinks > 0 && <p>and {moreLinks} more</p>}
      </Section>
      <Section name="facts" title={`Facts on this page (${facts.length})`}>
        <Places of={facts} none="This page uses no facts.">
          {({ name, value, lines }) => (
            <span>
              <code>{name}</code> {value}
              <span className="note"> line {lines.join(", ")}</span>
            </span>
          )}
        </Places>
      </Section>
      <Section name="drafts" title={`Drafts (${drafts.length})`}>
        <Places of={drafts} none="No page is a draft.">
          {({ route }) => <a href={route}>{route}</a>}
        </Places>
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
  const [open, setOpen] = useRemembered(`open ${name}`, initiallyOpen);
  return (
    <details
      className="section"
      data-part={name}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

function ProblemItem({ severity, rule, message, place, frame }: DeskProblem) {
  return (
    <div className={severity}>
      <div className="row">
        <strong>{severity}</strong>
        <PlaceLink {...place} />
      </div>
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
        <span className="note">{` lines ${place.line} to ${endLine}`}</span>
      </summary>
      <div className="row">
        <PlaceLink {...place} label="Open in the editor" />
        <CopyButton text={text} name={`Copy the lines of ${id}`} label="Copy the lines" />
      </div>
      <Code>{text}</Code>
    </details>
  );
}

interface ListProps<T> {
  of: T[];
  /** The sentence where there are none. */
  none: string;
  children: (one: T) => ReactNode;
}

/** A list of things, each with a link to its place in a file. */
function Places<T extends { place: Place }>({ children, ...list }: ListProps<T>) {
  return (
    <List {...list}>
      {(one) => (
        <div className="row">
          {children(one)}
          <PlaceLink {...one.place} />
        </div>
      )}
    </List>
  );
}

function List<T>({ of, none, children }: ListProps<T>) {
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
