/** Sent by a page of Storybook to the frame around it, which then shows the story. */
export const openEvent = 'review/open'

/** The page that shows states as pictures. */
export const boards = 'start-here-boards--board'

/** A story or Docs page to open, at a width of the toolbar or at its own, with these values of its controls. */
export type Destination = {
  story: string
  /** The state for which the story is opened, where it shows several. */
  state?: string | undefined
  viewport?: string | undefined
  args?: Record<string, string> | undefined
}
