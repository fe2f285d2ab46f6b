import { type ReactNode, useState } from "react";
import type { PlacedProblem } from "../../../base/problem";
import type { EditStep } from "../../protocol/edits";
import { blockTitle } from "../../protocol/page";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { Icon, State } from "../common/marks";
import { useObservable } from "../common/observable";
import { ProblemSentence, WhyRefused } from "../common/Problem";
import { nameInFolder } from "../common/plainWords";
import { sendProblem } from "../common/requests";
import { useLoaded } from "../common/useLoaded";
import { stateInWords } from "../common/useSite";
import { edits } from "../edits/edits";
import { Form } from "../forms/Form";
import { frame } from "../page/framedPage";
import { PageButtons } from "../pages/PageActions";
import { StillCopied } from "../pages/StillCopied";
import { SearchResult, SocialCard } from "./HeadParts";
import { ProblemActions } from "./ProblemActions";
import type { PanelProps } from "./usePanel";

/** What the page is, what is wrong with it, and its settings with what others show of it. */
export function PagePlace(props: PanelProps): ReactNode {
  const { page, editing, readOnly, changes, pageActions } = props;
  return (
    <>
      <section className="page-head">
        <h2>{page.name}</h2>
        <State of={stateInWords(page, changes)} />
        {!readOnly && !page.row && !/\/404$/.test(page.route) && <Publicity page={page} />}
        <span className="note address">{page.route}</span>
        {page.row && (
          <p className="note">
            {`A row of the table ${page.row.table.replace(/^.*\//, "")} makes this page. What the row does not say is text of the template: on all ${page.row.count} pages.`}
          </p>
        )}
        {!readOnly && <PageButtons page={page} actions={pageActions} />}
      </section>
      {!readOnly && page.draft && (
        <StillCopied key={page.route} route={page.route} hash={page.hash} openText={pageActions.openText} />
      )}
      <Problems {...props} />
      <section aria-labelledby="shown-elsewhere">
        <h2 id="shown-elsewhere">In search results and when shared</h2>
        <SearchResult />
        <SocialCard card={page.card} />
      </section>
      {!readOnly && (
        <section className="form" aria-label="Page settings">
          <h2>Page settings</h2>
          <Form page={page} editing={editing} pointer="" />
        </section>
      )}
    </>
  );
}

/** Makes a draft public, or a draft of a page that visitors are not to see. */
function Publicity({ page }: Pick<PanelProps, "page">) {
  const [refused, setRefused] = useState<string>();
  const { file, hash, asked, draft } = page;
  const change = async () => {
    const step: EditStep = draft ? { do: "remove", pointer: "/draft" } : { do: "add", pointer: "/draft", value: true };
    const name = draft ? "the page is public" : "the page is a draft";
    setRefused(await edits.queue.change({ file, hash, asked, steps: [step], name }));
  };
  return (
    <>
      <Button className={draft ? "primary" : "quiet"} onClick={() => void change()}>
        {draft ? "Make it public" : "Make it a draft"}
      </Button>
      <WhyRefused words={refused} />
    </>
  );
}

/** The problems of the page first, as sentences with what can be done; those of other pages are folded. */
function Problems(props: PanelProps) {
  const { problems, elsewhere, settled, draft, route, hash } = props.page;
  const { needed, isCurrent } = useNeeded(draft && settled, route, hash);
  useObservable(edits.queue, edits.queue.all);
  const isChecked = settled && edits.queue.stepsAfter(props.page).length === 0 && (!draft || isCurrent);
  const listed = draft && needed ? needed : [];
  const isListed = ({ rule, place }: PlacedProblem) =>
    listed.some((one) => one.rule === rule && one.place.file === place.file && one.place.line === place.line);
  const others = problems.filter((problem) => !isListed(problem));
  const show = (problem: PlacedProblem) => <ProblemItem {...props} problem={problem} />;
  return (
    <>
      {draft && needed && (
        <section className="to-be-public" aria-labelledby="to-be-public">
          <h2 id="to-be-public">Before this draft can be public</h2>
          <List of={needed} none="It has no errors. Make it public above when it is ready.">
            {show}
          </List>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="problems">
          <h2 id="problems">{listed.length > 0 ? "Also" : "To look at"}</h2>
          <List of={others} none="">
            {show}
          </List>
        </section>
      )}
      <p className="note settled" role="status">
        {!isChecked && "Checking the whole site …"}
        {isChecked && others.length + listed.length === 0 && (
          <>
            <Icon name="circle-check" /> Nothing is wrong with this page.
          </>
        )}
      </p>
      {elsewhere.count > 0 && (
        <details>
          <summary>On other pages ({elsewhere.count})</summary>
          <List of={elsewhere.first} count={elsewhere.count} none="">
            {show}
          </List>
        </details>
      )}
    </>
  );
}

/** A problem with the way to its place, and what a person may say of a figure. */
function ProblemItem({ problem, page, panel, readOnly, pageActions }: PanelProps & { problem: PlacedProblem }) {
  const { file, line } = problem.place;
  const name = nameInFolder(file);
  const block =
    name === page.file ? page.blocks.find(({ place, endLine }) => place.line <= line && line <= endLine) : undefined;
  const [words, go] = block
    ? [`Show “${blockTitle(block)}”`, () => panel.pick(block.id)]
    : name.startsWith("site.")
      ? ["Show the facts of the site", () => panel.show("site")]
      : name.endsWith(".csv")
        ? ["Show the table", () => pageActions.openDialog({ of: "table", open: { file: name } })]
        : name === page.file || /\.template\.yaml$|(?:^|\/)_collection\.yaml$/.test(name)
          ? []
          : [`Go to ${routeOf(name)}`, () => frame.go(routeOf(name))];
  return (
    <>
      <ProblemSentence {...problem} />
      <div className="row actions">
        {go && <Button onClick={go}>{words}</Button>}
        {!readOnly && (
          <ProblemActions
            {...problem}
            onDecide={(decision, words) => edits.queue.step(() => sendProblem(decision), words)}
          />
        )}
      </div>
    </>
  );
}

/** The address of the page in a file: its name. */
function routeOf(file: string): string {
  const [name, language] = file.replace(/\.yaml$/, "").split(".");
  return [language && `/${language}`, name !== "index" && `/${name}`].filter(Boolean).join("") || "/";
}

/** What keeps a draft from being public, as last known, and whether that is of the page as it is now. */
function useNeeded(wanted: boolean, route: string, hash: string) {
  const name = `toBePublic?route=${encodeURIComponent(route)}`;
  const loaded = useLoaded<PlacedProblem[]>(wanted ? name : undefined, hash);
  const needed = loaded?.name === name ? loaded.response : undefined;
  return { needed, isCurrent: needed !== undefined && loaded?.version === hash };
}
