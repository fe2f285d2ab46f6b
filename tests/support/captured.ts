/** Runs something and keeps what it prints, to standard output and to standard error. */
export async function captured<T>(run: () => Promise<T>): Promise<{ result: T; said: string }> {
  let said = "";
  const keep = (...words: unknown[]) => {
    said += `${words.join(" ")}\n`;
  };
  const { log, error } = console;
  Object.assign(console, { log: keep, error: keep });
  try {
    const result = await run();
    return { result, said };
  } finally {
    Object.assign(console, { log, error });
  }
}
