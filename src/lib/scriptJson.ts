/** Data as JSON for a script element that is not executed; '<' is escaped, so that no name can close the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
