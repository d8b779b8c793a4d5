/** The value of a stored JSON text; undefined where there is none or it cannot be read. */
export function parseJson(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
