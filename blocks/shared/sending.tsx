import { type FormEvent, type ReactNode, useState } from "react";
import type { Text } from "../../renderer/contract/richText";
import type { ContactFormService, Link, Site } from "../../renderer/contract/types.generated";
import { Actions } from "./Actions";
import { isMail, messageLink, TRAP } from "./messageLink";
import { Words } from "./Words";

export type Recipient = ReturnType<typeof recipientOf>;

/** Who gets the messages, with the words for it: an island's props are part of the page, so no others. */
export function recipientOf({ action, to = "" }: ContactFormService, labels: Site["labels"]) {
  const { sending, sent, notSent, messageSubject, opensMail, opensMessages, opened } = labels;
  if (action) return { action, sending, sent, notSent };
  return { to, subject: messageSubject, hint: isMail(to) ? opensMail : opensMessages, opened };
}

/**
 * Where a form leads without a script: to the form service, or to the visitor's own program, whose message the browser
 * then writes (HTML Standard, "Mail as body"; an `sms:` action opens without a text).
 */
export function targetOf(recipient: Recipient) {
  return recipient.action === undefined
    ? { action: messageLink(recipient.to, recipient.subject), encType: "text/plain" }
    : { action: recipient.action };
}

/** How long, in milliseconds, a message may take before it counts as not sent. */
const TIMEOUT = 20_000;

type Outcome = "none" | "opened" | "sending" | "sent" | "failed";

/** Sends the form, or opens the visitor's own program, and says what came of it. */
export function useSending(recipient: Recipient) {
  const [outcome, setOutcome] = useState<Outcome>("none");
  const [attempt, setAttempt] = useState(0);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === "sending") return;
    setAttempt(attempt + 1);
    const form = event.currentTarget;
    if (recipient.action === undefined) {
      const typed = Array.from(
        new FormData(form),
        ([name, value]) => [decodeURIComponent(name), String(value)] as const,
      );
      location.assign(messageLink(recipient.to, recipient.subject, typed));
      return setOutcome("opened");
    }
    setOutcome("sending");
    try {
      // A robot reads what a visitor does.
      if (!new FormData(form).get(TRAP)) await send(form);
      form.reset();
      setOutcome("sent");
    } catch (error) {
      // What was typed stays in the fields.
      console.warn(error);
      setOutcome("failed");
    }
  }

  return { outcome, attempt, onSubmit };
}

interface StatusProps {
  outcome: Outcome;
  recipient: Recipient;
  thanks?: Text;
  actions?: Link[];
}

/** What came of the message. */
export function Status({ outcome, recipient, thanks, actions }: StatusProps): ReactNode {
  const said: Record<Outcome, Text | string | undefined> = {
    none: undefined,
    opened: recipient.opened,
    sending: recipient.sending,
    sent: thanks ?? recipient.sent,
    failed: recipient.notSent,
  };
  return (
    <>
      <Words as="p" of={said[outcome]} />
      {/* Other ways to reach the business, where this one may have failed. */}
      {(outcome === "opened" || outcome === "failed") && <Actions actions={actions} />}
    </>
  );
}

/** Posts the form as a browser would, and asks for JSON, not a page. @throws when it fails or takes over 20 s */
async function send(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, {
    method: "POST",
    body: new FormData(form),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
}
