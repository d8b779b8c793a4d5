import { waitFor } from 'storybook/test'

/** Scrolls, as a visitor does, until `find` returns: some sections are rendered when the window comes near them. */
export const scrollUntil = <Result>(find: () => Result): Promise<Result> =>
  waitFor(() => {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
    return find()
  })
