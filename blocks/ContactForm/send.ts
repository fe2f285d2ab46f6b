/** How long, in milliseconds, a message may take before the visitor is told that it did not go. */
const PATIENCE = 20_000;

/**
 * Posts the form's fields as a browser would, and asks for JSON: form services answer a script
 * with a status then, and not with a page of thanks.
 *
 * @throws where the network fails, the answer is no success, or it takes longer than 20 s
 */
export async function send(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, {
    method: "POST",
    body: new FormData(form),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
}
