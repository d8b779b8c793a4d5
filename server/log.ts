/** Where the server says what happened. */
export type Log = { info(text: string): void; error(text: string, cause?: unknown): void }

/** The terminal, or the page's console. */
export const consoleLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  info: (text) => console.log(text),
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  error: (text, cause) => console.error(text, ...(cause === undefined ? [] : [cause])),
}
