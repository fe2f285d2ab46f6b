import { type FormEvent, type ReactNode, useLayoutEffect, useState } from "react";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import { Actions } from "../shared/Actions";
import { Words } from "../shared/Words";
import type { ContactForm } from "../types.generated";
import { type CompleteProps, ContactFormView, NotSentNote, withSite } from "./ContactForm";

/** How long, in milliseconds, a message may take before it counts as not sent. */
const TIMEOUT = 20_000;

type Outcome = "none" | "notWired" | "sending" | "sent" | "failed";

/** Typing a message takes longer than waking. */
export const wake: Wake = "interaction";

export const islandProps: IslandProps<ContactForm, CompleteProps> = (block, { site }) => withSite(block, site);

/** The form with a script: the visitor stays on the page, and a live region says what became of the message. */
export default function ContactFormIsland(props: CompleteProps) {
  const [awake, setAwake] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const [attempt, setAttempt] = useState(0);

  // The first render must equal the server's; the second comes before a held click is repeated.
  useLayoutEffect(() => setAwake(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === "sending") return;
    setAttempt(attempt + 1);
    if (!props.action) return setOutcome("notWired");
    const form = event.currentTarget;
    setOutcome("sending");
    try {
      await send(form);
      form.reset();
      setOutcome("sent");
    } catch (error) {
      // What was typed stays in the fields.
      console.warn(error);
      setOutcome("failed");
    }
  }

  // With a new key the words are new to a screen reader, which reads them again at the next attempt.
  const status = <Status key={attempt} outcome={outcome} {...props} />;
  return (
    <ContactFormView {...props} awake={awake ? { onSubmit, sending: outcome === "sending", status } : undefined} />
  );
}

function Status({ outcome, outcomes, note, thanks, actions }: CompleteProps & { outcome: Outcome }): ReactNode {
  const said: Record<Outcome, ReactNode> = {
    none: null,
    notWired: <NotSentNote note={note} actions={actions} />,
    sending: <p>{outcomes?.sending}</p>,
    sent: <p>{thanks ? <Words of={thanks} /> : outcomes?.sent}</p>,
    failed: (
      <>
        <p>{outcomes?.notSent}</p>
        <Actions actions={actions} />
      </>
    ),
  };
  return said[outcome];
}

/**
 * Posts the form's fields as a browser would, and asks for JSON: form services then answer with a status
 * instead of a page of thanks.
 *
 * @throws if the network fails, the response is no success, or it takes longer than 20 s
 */
async function send(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, {
    method: "POST",
    body: new FormData(form),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
}
