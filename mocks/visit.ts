import type { Location } from 'react-router-dom'

/** Where a screen story starts: an address, with the navigation state that a shopper would arrive with. */
export type Visit = string | { pathname: string; search?: string; state?: unknown }

/**
 * The location of the running story, for assertions of play functions; `go` is the browser's Back and Forward, which no
 * page has; `open` opens an address that was typed, or a link in an email.
 */
export const storyRouter: {
  location: Location | undefined
  go: (delta: number) => void
  open: (address: string) => void
} = { location: undefined, go: () => undefined, open: () => undefined }
