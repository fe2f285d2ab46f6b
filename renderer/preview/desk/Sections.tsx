import { Children, type ReactNode, useEffect, useRef } from "react";
import type { DeskBlock, DeskPage, DeskProblem, Place } from "./describePage";
import { DataTree, SearchResult, SocialCard } from "./headParts";
import { Code, CopyButton, PlaceLink } from "./PlaceLink";
import { useRemembered } from "./useRemembered";

/** All parts of the desk for a page. `picked` is a new object for each block that was picked. */
export function Sections({ page, picked }: { page: DeskPage; picked: { id: string } | undefined }): ReactNode {
  const { problems, elsewhere, blocks, linksOut, linksIn, facts, drafts, settled } = page;
  return (
    <>
      <Section name="problems" title={`Problems (${problems.length})${settled ? "" : ", checking …"}`} initiallyOpen>
        <List of={problems} none="Nothing is wrong with this page.">
          {problemItem}
        </List>
        {elsewhere.count > 0 && (
          <details>
            <summary>In other files ({elsewhere.count})</summary>
            <List of={elsewhere.first} none="">
              {problemItem}
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
      <Places name="linksOut" title="Links on this page" of={linksOut} none="This page links to nothing.">
        {({ to }) => to}
      </Places>
      <Places
        name="linksIn"
        title="Links to this page"
        of={linksIn.first}
        count={linksIn.count}
        none="Nothing links to this page."
      >
        {({ route }) => (route.startsWith("/") ? <a href={route}>{route}</a> : route)}
      </Places>
      <Places name="facts" title="Facts on this page" of={facts} none="This page uses no facts.">
        {({ name, value, lines }) => (
          <span>
            <code>{name}</code> {value}
            <span className="note"> line {lines.join(", ")}</span>
          </span>
        )}
      </Places>
      <Places name="drafts" title="Drafts" of={drafts} none="No page is a draft.">
        {({ route }) => <a href={route}>{route}</a>}
      </Places>
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

function problemItem({ severity, rule, message, place, frame }: DeskProblem) {
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
  none: string;
  children: (one: T) => ReactNode;
}

/** A section of things, each with a link to its place in a file. `count` is how many there are with those not listed. */
function Places<T extends { place: Place }>(props: ListProps<T> & { name: string; title: string; count?: number }) {
  const { name, title, of, count = of.length, none, children } = props;
  return (
    <Section name={name} title={`${title} (${count})`}>
      <List of={of} none={none}>
        {(one) => (
          <div className="row">
            {children(one)}
            <PlaceLink {...one.place} />
          </div>
        )}
      </List>
      {count > of.length && <p>and {count - of.length} more</p>}
    </Section>
  );
}

function List<T>({ of, none, children }: ListProps<T>) {
  if (of.length === 0) return <p className="none">{none}</p>;
  return (
    <ul>
      {Children.map(of.map(children), (item) => (
        <li>{item}</li>
      ))}
    </ul>
  );
}
