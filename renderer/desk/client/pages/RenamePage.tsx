import { type ReactNode, useState } from "react";
import type { PagePlan } from "../../protocol/pages";
import { Dialog, DialogField, PageOptions, Submit } from "../common/Dialog";
import { useObservable } from "../common/observable";
import { sendStep } from "../common/requests";
import { useAnswered } from "../common/useAnswered";
import { usePages } from "../common/useSite";
import { edits } from "../edits/edits";
import type { UnsavedPlace } from "../edits/unsaved";
import { LinksHere } from "./LinksHere";

export interface PageDialogProps {
  route: string;
  onClose: () => void;
}

/** A page without an address of its own: the first one, the not-found page in any language, and what a row makes. */
export const isFixed = ({ route, row }: { route: string; row?: unknown }): boolean =>
  row !== undefined || /^(?:\/|(?:\/[\w-]+)?\/404)$/.test(route);

/** Where the new address of a page is kept until the page has it: no file has it as a value. */
const addressAt = (route: string): UnsavedPlace => ({ file: "", pointer: `/address of ${route}` });

export const isAddress = ({ file }: UnsavedPlace): boolean => file === "";

export const WAITS = "Words on this page are not saved yet. Save or discard them first.";

/** Gives a page another address, and says which links will lead there. The page can be another one than is shown. */
export function RenamePage({ route: first, onClose }: PageDialogProps): ReactNode {
  const [route, setRoute] = useState(first);
  const pages = usePages(null).filter((one) => !isFixed(one));
  const kept = useObservable(edits, () => edits.valueAt("field", addressAt(route)));
  const to = kept ? String(kept.value) : route;
  const write = (value: string, why?: string) =>
    edits.keepValue("field", addressAt(route), route, { name: `Another address for ${route}`, value, why });
  const plan = useAnswered<PagePlan>("pages/plan", { do: "rename", route, to });
  const file = pages.find((one) => one.route === route)?.file;
  // Words that are not saved yet have their place in the file as it is.
  const waits = useObservable(edits, () => edits.typed.kept.some((one) => one.file === file));
  const rename = async () => {
    if (waits) return;
    const why = await edits.queue.step(() => sendStep("pages/rename", { route, to }), `${route} is now ${to}`);
    if (why) return void write(to, why);
    edits.drop(kept?.id);
    onClose();
  };
  return (
    <Dialog title={`Another address for ${route}`} onClose={onClose} onSubmit={rename}>
      <DialogField label="Page">
        {(control) => (
          <select {...control} data-later value={route} onChange={({ target }) => setRoute(target.value)}>
            <PageOptions pages={pages} />
          </select>
        )}
      </DialogField>
      <DialogField label="New address" error={waits ? WAITS : (kept?.why ?? (to === route ? undefined : plan?.error))}>
        {(control) => (
          <input
            {...control}
            value={to}
            onChange={({ target }) => (target.value === route ? edits.drop(kept?.id) : write(target.value))}
          />
        )}
      </DialogField>
      {plan && <LinksHere links={plan.links} words="will lead to the new address" />}
      {plan && plan.redirects.length > 0 && (
        <p>{`${plan.redirects.join(", ")} will lead there, too: no visitor meets a page that is gone.`}</p>
      )}
      <Submit words="Change the address" />
    </Dialog>
  );
}
