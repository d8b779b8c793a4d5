import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useArgs } from 'storybook/preview-api'
import { expect, screen, waitFor } from 'storybook/test'
import { catalogue } from './documents.ts'
import { everything } from './IndexLink.tsx'
import { StateIndex } from './StateIndex.tsx'
import type { IndexFilters } from './useStates.ts'

/** Every state of the shop: its number, what must be true in it, the stories and tests that prove it, and its pictures. */
const meta: Meta<IndexFilters> = {
  title: 'Start here/State index',
  args: everything,
  render: function Render(given) {
    const [, tell] = useArgs<IndexFilters>()
    return <StateIndex given={given} tell={tell} />
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
}
export default meta
type Story = StoryObj<IndexFilters>

/**
 * All states, with the stories and tests that prove them, or as pictures. Type a number or a word to search; press a story
 * to open it. The address keeps what is chosen.
 */
export const Index: Story = {
  name: 'State index',
  // 216 rows are more pixels than Chromatic accepts.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(screen.getByText('State index')).toBeVisible()
    // Counts `tr` elements: finding 200 rows by role takes seconds.
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(catalogue.length))
  },
}

/** Outside Storybook there is no list of stories: the states are still listed, with an error message. */
export const Failed: Story = {
  tags: ['!dev', 'error'],
  args: { find: catalogue[0]?.id ?? '' },
  beforeEach: ({ msw }) => msw.use(http.get('*/index.json', () => new HttpResponse(null, { status: 404 }))),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The list of stories could not be read.')
  },
}
