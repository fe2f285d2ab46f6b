import { wrongValue } from "../cli/flags";

/**
 * The origin under which a codespace shows a port of its machine, from the variables that it sets
 * (https://docs.github.com/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace);
 * undefined elsewhere.
 */
export function codespaceOrigin(env: NodeJS.ProcessEnv, port: number): string | undefined {
  const { CODESPACES, CODESPACE_NAME: name = "", GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain = "" } = env;
  if (CODESPACES !== "true" || !/^[\w-]+$/.test(name) || !/^[\w-]+(?:\.[\w-]+)+$/.test(domain)) return undefined;
  return `https://${name}-${port}.${domain}`;
}

/** An origin as `--origin` takes it. */
export function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text && text.startsWith("https:")) return text;
  throw wrongValue("It takes an address such as https://desk.example.com, with nothing after the name.");
}
