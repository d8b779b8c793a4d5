import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'
import { inTest } from '../../mocks/runMode.ts'
import { catalogue } from './documents.ts'
import { everything } from './IndexLink.tsx'
import { StateIndex } from './StateIndex.tsx'
import type { IndexFilters } from './useStates.ts'

// axe takes half a minute for all states, in which nobody could type: it looks at one screen, in the tests.
const screen = inTest ? 'Checkout' : ''

/** Every state of the shop: its number, what must be true in it, the stories and tests that prove it, and its pictures. */
const meta: Meta<IndexFilters> = {
  title: 'Start here/State index',
  args: { ...everything, screen },
  render: function Render(filters) {
    const [, change] = useArgs<IndexFilters>()
    return (
      <Suspense fallback={<p className="wrap py-6">Loading...</p>}>
        <StateIndex filters={filters} onChange={change} />
      </Suspense>
    )
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
}
export default meta

/**
 * All states, with the stories and tests that prove them, or as pictures. Type a number or a word to search; press a story
 * to open it. The address keeps what is chosen.
 */
export const Index: StoryObj<IndexFilters> = {
  name: 'State index',
  // All rows are more pixels than Chromatic accepts.
  parameters: { chromatic: { disableSnapshot: true } },
  // What is chosen in the address may be none of these.
  ...(inTest && {
    play: async ({ canvasElement }) => {
      const states = catalogue.filter(({ section }) => !screen || section === screen)
      // Counts elements: finding 200 by role takes seconds.
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('[aria-label^="Board"] > li')).toHaveLength(states.length),
      )
    },
  }),
}
