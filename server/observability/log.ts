/** The server's log. Messages contain no personal data; `fields` are for programs that read the log. */
export type Log = {
  /** Details that only help to find a fault. */
  debug?(text: string, fields?: Record<string, unknown>): void
  info(text: string, fields?: Record<string, unknown>): void
  error(text: string, cause?: unknown): void
}

/** Logs to the terminal, or to the page's console. */
export const consoleLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  info: (text) => console.log(text),
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  error: (text, cause) => console.error(text, ...(cause === undefined ? [] : [cause])),
}
