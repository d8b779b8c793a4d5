/** A boolean as the shop's records store it (§3): 1 or 0. */
export type Flag = 0 | 1

/** Reads 1/0, true/false and the same as text; `fallback` for anything else, including a missing value. */
export function toFlag(value: unknown, fallback: Flag): Flag {
  const text = String(value).trim().toLowerCase()
  if (text === '1' || text === 'true') return 1
  return text === '0' || text === 'false' ? 0 : fallback
}
