import type { AnalyticsScript } from "./analytics";

/** Where the answer is kept in the visitor's browser: it needs no cookie. */
const KEY = "analytics";

/** For how long an answer holds, in milliseconds: half a year, as data protection authorities advise. */
const HOLDS = 182 * 86_400_000;

/** What a visitor has answered. */
interface Answer {
  yes: boolean;
  /** The addresses of the scripts that it was about. */
  about: string;
  at: number;
}

/**
 * Loads the services that count visits once the visitor has agreed. Asks who has not answered; a browser that says by
 * itself that its user does not want to be tracked is an answer.
 */
export function askForConsent(panel: HTMLElement): void {
  panel.dataset.state = "awake";
  if (saysNoByItself()) return;
  const scripts = JSON.parse(panel.dataset.analytics ?? "[]") as AnalyticsScript[];
  const about = scripts.map(({ src }) => src).join(" ");
  const opener = document.querySelector<HTMLElement>(`[aria-controls=${panel.id}]`);
  let answer = readAnswer(about);

  const show = (shown: boolean) => {
    panel.hidden = !shown;
    // What has the focus stays clear of the panel (WCAG 2.2, 2.4.11).
    document.documentElement.style.scrollPaddingBottom = shown ? `${panel.offsetHeight}px` : "";
  };
  panel.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (!button) return;
    const before = answer;
    answer = button.value === "yes";
    keepAnswer({ yes: answer, about, at: Date.now() });
    const hadFocus = panel.contains(document.activeElement);
    show(false);
    if (hadFocus && before !== undefined) opener?.focus({ preventScroll: true });
    if (answer && !before) loadAll(scripts);
    if (!answer && before) withdraw(scripts);
  });
  if (opener) {
    opener.hidden = false;
    opener.addEventListener("click", () => {
      show(true);
      panel.querySelector("button")?.focus({ preventScroll: true });
    });
  }
  if (answer) loadAll(scripts);
  if (answer === undefined) show(true);
}

/** Global Privacy Control (https://www.w3.org/TR/gpc/), or Do Not Track of older browsers. */
function saysNoByItself(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** The answer; undefined if there is none, it is too old, or was about other scripts. */
function readAnswer(about: string): boolean | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "") as Answer;
    return kept.about === about && Date.now() - kept.at < HOLDS ? kept.yes : undefined;
  } catch {
    // None, or storage is switched off.
    return undefined;
  }
}

function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answer));
  } catch {
    // It holds until the visitor leaves the page.
  }
}

function loadAll(scripts: AnalyticsScript[]): void {
  // The preview counts nobody.
  if (import.meta.hot) return;
  for (const { src, attributes = {}, queue } of scripts) {
    if (queue) fillQueue(queue);
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = src;
    document.head.append(script);
  }
}

function fillQueue({ name, calls, asArguments }: NonNullable<AnalyticsScript["queue"]>): void {
  const globals = window as unknown as Record<string, unknown[] | undefined>;
  globals[name] ??= [];
  const list = globals[name];
  // Google's script takes nothing for a call but the `arguments` of a function.
  const push = asArguments
    ? function (..._call: unknown[]) {
        // biome-ignore lint/complexity/noArguments: see above
        list.push(arguments);
      }
    : (...call: unknown[]) => list.push(call);
  for (const call of calls) push(...call.map((part) => (part === "{now}" ? new Date() : part)));
}

/** Removes the cookies of the services, and opens the page again without their scripts. */
function withdraw(scripts: AnalyticsScript[]): void {
  const beginnings = scripts.flatMap(({ cookies = [] }) => cookies);
  const parts = location.hostname.split(".");
  // A service may have set a cookie for the whole domain.
  const domains = ["", ...parts.map((_, index) => `;domain=${parts.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!beginnings.some((beginning) => name.startsWith(beginning))) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: no other way is in every browser
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
  location.reload();
}
