import { type FormEvent, type ReactNode, useState } from "react";
import type { PagePlan } from "../../protocol/pages";
import { Dialog, DialogField } from "../common/Dialog";
import { sendStep } from "../common/requests";
import { useAnswered } from "../common/useAnswered";
import { useRemembered } from "../common/useRemembered";
import type { Edits } from "../edits/edits";
import { LinksHere } from "./LinksHere";

export interface PageDialogProps {
  edits: Edits;
  route: string;
  onClose: () => void;
}

/** Gives a page another address, and says which links will lead there. */
export function RenamePage({ edits, route, onClose }: PageDialogProps): ReactNode {
  // What is typed stays until it is done: Escape and a reload lose nothing.
  const [to, setTo] = useRemembered(`rename ${route}`, route);
  const [refused, setRefused] = useState<string>();
  const plan = useAnswered<PagePlan>("pages/plan", { do: "rename", route, to });
  const isNew = to !== route;
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const why = await edits.step(() => sendStep("pages/rename", { route, to }), `${route} is now ${to}`);
    setRefused(why);
    if (why) return;
    setTo(route);
    onClose();
  };
  return (
    <Dialog title={`Another address for ${route}`} onClose={onClose}>
      <form className="form" onSubmit={rename}>
        <DialogField label="New address" error={refused ?? (isNew ? plan?.error : undefined)}>
          {(control) => (
            <input
              {...control}
              value={to}
              onChange={({ target }) => {
                setTo(target.value);
                setRefused(undefined);
              }}
            />
          )}
        </DialogField>
        {plan && <LinksHere links={plan.links} words="will lead to the new address" />}
        {plan && plan.redirects.length > 0 && (
          <p>{`${plan.redirects.join(", ")} will lead there, too: no visitor meets a page that is gone.`}</p>
        )}
        <div className="row actions">
          <button type="submit" className="primary">
            Change the address
          </button>
        </div>
      </form>
    </Dialog>
  );
}
