import { waitFor } from 'storybook/test'

/** Scrolls, as a visitor does, until `found` returns: some sections are rendered when the window comes near them. */
export const scrollUntil = <Found>(found: () => Found): Promise<Found> =>
  waitFor(() => {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
    return found()
  })
