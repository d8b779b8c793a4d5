/**
 * Where the server says what happened. What it says tells of nobody: no names, addresses, bodies or queries. `fields`
 * are for programs that read the log.
 */
export type Log = {
  /** What only somebody who looks for a fault wants to read. */
  debug?(text: string, fields?: Record<string, unknown>): void
  info(text: string, fields?: Record<string, unknown>): void
  error(text: string, cause?: unknown): void
}

/** The terminal, or the page's console. */
export const consoleLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  info: (text) => console.log(text),
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  error: (text, cause) => console.error(text, ...(cause === undefined ? [] : [cause])),
}
