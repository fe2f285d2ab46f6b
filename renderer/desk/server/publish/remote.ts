import { git } from "./git";

/** The remote of the current branch, otherwise `origin`, otherwise the first. */
export async function remoteOf(folder: string): Promise<{ name: string; url: string } | undefined> {
  const names = (await git(folder, ["remote"])).split("\n").filter(Boolean);
  const branch = await git(folder, ["branch", "--show-current"]);
  const own = branch && (await git(folder, ["config", "--get", `branch.${branch}.remote`]).catch(() => ""));
  const name = [own, "origin", ...names].find((each) => each && names.includes(each));
  return name ? { name, url: await git(folder, ["remote", "get-url", "--push", name]) } : undefined;
}

/** The address for opening a pull request of a branch; undefined for unknown hosts. */
export function pullRequestAt(remote: string, branch: string): string | undefined {
  const [, host = "", project = ""] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/i.exec(remote) ?? [];
  const at = `https://${host}/${project}`;
  if (/(?:^|\.)github\./i.test(host)) return `${at}/compare/${branch}?expand=1`;
  if (/(?:^|\.)gitlab\./i.test(host)) {
    return `${at}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
  }
  return undefined;
}
