import { type ReactNode, useState } from "react";
import type { DeskPage } from "../../protocol/page";
import type { SiteChange } from "../../protocol/publish";
import type { OldPage, PageVersion } from "../../protocol/versions";
import { Button } from "../common/Button";
import { Dialog, DialogField } from "../common/Dialog";
import { List } from "../common/List";
import { useObservable } from "../common/observable";
import { sendStep } from "../common/requests";
import { useLoaded } from "../common/useLoaded";
import { edits } from "../edits/edits";
import { ChangeItem } from "../publish/WhatGoes";

interface OlderVersionsProps {
  page: Pick<DeskPage, "route" | "name">;
  onClose: () => void;
}

/** What the page said at each publication, on the page with what differs marked: all of it, or one text, comes back. */
export function OlderVersions({ page: { route, name }, onClose }: OlderVersionsProps): ReactNode {
  const done = useObservable(edits.queue, () => edits.queue.state.done);
  const versions = useLoaded<PageVersion[]>(`versions?${new URLSearchParams({ route })}`, done)?.response;
  const [chosen, choose] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const version = versions?.find(({ commit }) => commit === chosen) ?? versions?.[0];
  const asked = version && `versions/page?${new URLSearchParams({ route, commit: version.commit })}`;
  const loaded = useLoaded<OldPage>(asked, done);
  const old = asked && loaded?.name === asked ? loaded.response : undefined;
  const back = async (change?: SiteChange) => {
    // It stays chosen: what the page says now is one of the older versions afterwards.
    choose(version?.commit);
    const send = () => sendStep("versions/back", { route, commit: version?.commit, change });
    setRefused(await edits.queue.step(send, `${name} as it was`));
  };
  return (
    <Dialog title={`Older versions of ${name}`} className="sheet wide" onClose={onClose} onSubmit={() => undefined}>
      <DialogField label="What it said" error={refused} note={noteOf(versions, old)}>
        {(control) => (
          <select {...control} value={version?.commit} onChange={({ target }) => choose(target.value)}>
            {versions?.map(({ commit, when, words }) => (
              <option key={commit} value={commit}>
                {`${new Date(when).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}: ${words}`}
              </option>
            ))}
          </select>
        )}
      </DialogField>
      {old && (
        <>
          <div className="row actions">
            <Button className="primary" onClick={() => void back()}>
              Bring all of this back
            </Button>
          </div>
          <List of={old.changes} none="It said the same.">
            {(change) => (
              <ChangeItem
                change={change}
                facts={old.facts}
                names={{}}
                page={name}
                action="Bring back"
                onTakeBack={() => void back(change)}
              />
            )}
          </List>
        </>
      )}
      {old?.html !== undefined && <PageAsItWas name={name} html={old.html} />}
    </Dialog>
  );
}

function PageAsItWas({ name, html }: { name: string; html: string }) {
  return (
    <iframe
      sandbox="allow-same-origin"
      className="old-page"
      title={`${name} as it was`}
      srcDoc={html}
      onLoad={({ currentTarget }) =>
        currentTarget.contentDocument?.querySelector("[data-changed]")?.scrollIntoView({ block: "center" })
      }
    />
  );
}

function noteOf(versions: PageVersion[] | undefined, old: OldPage | undefined): string {
  if (versions?.length === 0) return "No older version of this page is known.";
  if (!old) return "Looking at what was different …";
  return old.html === undefined
    ? "Struck out is what it said. The page itself cannot be shown as it was, because the site is another one by now."
    : "Struck out is what it said. Undo takes back what you bring back.";
}
