import { type ReactNode, useState } from "react";
import type { PagePlan } from "../../protocol/pages";
import { Dialog, DialogField, PageOptions, Submit } from "../common/Dialog";
import { sendStep } from "../common/requests";
import { useAnswered } from "../common/useAnswered";
import { usePages } from "../common/useSite";
import { edits } from "../edits/edits";
import { LinksHere } from "./LinksHere";
import type { PageDialogProps } from "./RenamePage";

/** Deletes a page: shows who links to it, and asks which page takes its place. */
export function DeletePage({ route, onClose }: PageDialogProps): ReactNode {
  const [to, setTo] = useState("");
  const [isPressed, setPressed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const pages = usePages(null);
  const plan = useAnswered<PagePlan>("pages/plan", { do: "remove", route, to });
  const others = pages.filter((page) => page.route !== route && page.route !== "/404" && page.state !== "draft");
  const remove = async (form: HTMLFormElement) => {
    setPressed(true);
    if (plan?.error) return form.querySelector("select")?.focus();
    const why = await edits.queue.step(() => sendStep("pages/remove", { route, to }), `${route} deleted`);
    setRefused(why);
    if (!why) onClose();
  };
  return (
    <Dialog title={`Delete ${route}`} onClose={onClose} onSubmit={remove}>
      {plan && <LinksHere links={plan.links} words={to ? `will lead to ${to}` : "lead here"} />}
      <DialogField
        label="The page that takes its place"
        error={refused ?? (isPressed || to ? plan?.error : undefined)}
        note={noteOf(plan, to)}
      >
        {(control) => (
          <select
            {...control}
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
              setRefused(undefined);
            }}
          >
            <option value="">None</option>
            <PageOptions pages={others} />
          </select>
        )}
      </DialogField>
      {plan && plan.dropped.length > 0 && (
        <p>{`${plan.dropped.map(({ words }) => words).join(", ")}: gone from the menus, which have ${to} already.`}</p>
      )}
      {plan && plan.redirects.length > 0 && <p>{`${plan.redirects.join(", ")} will lead to ${to}.`}</p>}
      <Submit words="Delete the page" isDanger />
      <p className="note">Undo brings it back, with its links.</p>
    </Dialog>
  );
}

/** What becomes of the address, once it is known who leads there. */
function noteOf(plan: PagePlan | undefined, to: string): string | undefined {
  if (!plan) return "Looking for what leads here …";
  return to || plan.links.length > 0 ? undefined : "Without one, its address shows that there is no such page.";
}
