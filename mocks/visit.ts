import type { Location } from 'react-router-dom'

/** Where a screen story starts: an address, with the navigation state that a shopper would arrive with. */
export type Visit = string | { pathname: string; search?: string; state?: unknown }

/**
 * Where the shop of the story is now, for play functions to assert; Back and Forward, which no page has; and an address
 * typed, or opened from an email.
 */
export const visited: {
  location: Location | undefined
  go: (delta: number) => void
  open: (address: string) => void
} = {
  location: undefined,
  go: () => undefined,
  open: () => undefined,
}
