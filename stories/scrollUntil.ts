import { waitFor } from 'storybook/test'

/** Scrolls, as a visitor does, until `found` returns: parts below the first view load at the first scroll. */
export const scrollUntil = <Found>(found: () => Found): Promise<Found> =>
  waitFor(() => {
    window.dispatchEvent(new Event('scroll'))
    return found()
  })
