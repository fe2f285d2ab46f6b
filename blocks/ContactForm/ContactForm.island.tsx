import { type FormEvent, useLayoutEffect, useState } from "react";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import { Actions } from "../shared/Actions";
import { Words } from "../shared/Words";
import type { ContactForm as ContactFormProps } from "../types.generated";
import { ContactFormView } from "./ContactFormView";
import { NotSentNote } from "./NotSentNote";
import { send } from "./send";

type ContactFormIslandProps = ContactFormProps & { action: string | undefined };
type Outcome = "none" | "notWired" | "sending" | "sent" | "failed";

/** Typing a message takes longer than waking. */
export const wake: Wake = "interaction";

export const islandProps: IslandProps<ContactFormProps, ContactFormIslandProps> = (block, { site }) => ({
  ...block,
  action: site.contactForm?.action,
});

/** The form that stays on the page: it says in its live region what became of the message. */
export default function ContactFormIsland({ action, ...props }: ContactFormIslandProps) {
  const [awake, setAwake] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const [attempt, setAttempt] = useState(0);

  // The first drawing must be the server's; the second comes before a kept click is made again.
  useLayoutEffect(() => setAwake(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === "sending") return;
    setAttempt(attempt + 1);
    if (!action) return setOutcome("notWired");
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

  // With a new key the words are new to a screen reader, which says them again at the next attempt.
  const news = <News key={attempt} outcome={outcome} {...props} />;
  const awakeForm = { onSubmit, sending: outcome === "sending", news };
  return <ContactFormView {...props} action={action} awake={awake ? awakeForm : undefined} />;
}

function News({ outcome, note, thanks, actions }: ContactFormProps & { outcome: Outcome }) {
  switch (outcome) {
    case "none":
      return null;
    case "notWired":
      return <NotSentNote note={note} actions={actions} />;
    case "sending":
      return <p>Sending your message…</p>;
    case "sent":
      return <p>{thanks ? <Words of={thanks} /> : "Thank you. Your message is sent."}</p>;
    case "failed":
      return (
        <>
          <p>Your message was not sent. It is still here: please try again, or reach us another way.</p>
          <Actions actions={actions} />
        </>
      );
  }
}
