import { vi } from "vitest";

/** Runs something and keeps what it prints, to standard output and to standard error. */
export async function captured<T>(run: () => Promise<T>): Promise<{ result: T; said: string }> {
  let said = "";
  const keep = (...words: unknown[]) => {
    said += `${words.join(" ")}\n`;
  };
  const spies = (["log", "error"] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep));
  try {
    const result = await run();
    return { result, said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
