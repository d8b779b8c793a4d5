/** A yes or no as the shop's records carry it (§3): 1 or 0. */
export type Flag = 0 | 1

/** Reads 1/0, true/false and the same as text; `fallback` for anything else, absent included. */
export function toFlag(value: unknown, fallback: Flag): Flag {
  switch (typeof value === 'string' ? value.trim().toLowerCase() : value) {
    case 1:
    case true:
    case '1':
    case 'true':
      return 1
    case 0:
    case false:
    case '0':
    case 'false':
      return 0
    default:
      return fallback
  }
}
