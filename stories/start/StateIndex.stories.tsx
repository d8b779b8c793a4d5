import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useArgs } from 'storybook/preview-api'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { onlyAt } from '../viewports.ts'
import { catalogue } from './catalogue.ts'
import { StateIndex } from './StateIndex.tsx'
import type { Filters } from './useStates.ts'

/** Every state of the shop: its number, what must be true in it, and the stories and tests that prove it. */
const meta: Meta<Filters> = {
  title: 'Start here/State index',
  args: { find: '', kind: 'all', screen: '' },
  render: function Render(given) {
    const [, tell] = useArgs<Filters>()
    return <StateIndex given={given} tell={tell} />
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
}
export default meta
type Story = StoryObj<Filters>

const first = catalogue[0]?.id ?? ''
const sample = {
  entries: {
    'screens-sample--docs': {
      id: 'screens-sample--docs',
      type: 'docs',
      title: 'Screens/Sample',
      name: 'Docs',
      tags: [],
    },
    'screens-sample--ready': {
      id: 'screens-sample--ready',
      type: 'story',
      title: 'Screens/Sample',
      name: 'Ready For A Visitor',
      tags: ['dev', 'test', `spec:${first}`],
    },
  },
}
const listing = http.get('*/index.json', () => HttpResponse.json(sample))
const rowOf = (id: string) => screen.findByRole('row', { name: new RegExp(`^${id} `) })

/**
 * All states, with the stories and tests that prove them. Type a number or a word to search; press a story to open it.
 */
export const Index: Story = {
  name: 'State index',
  // 216 rows are more pixels than Chromatic accepts. The stories below show single rows.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(screen.getByText('State index')).toBeVisible()
    // Counts `tr` elements: finding 200 rows by role takes seconds.
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(catalogue.length))
  },
}

/** Typing words shows only the states that contain them; the count is read out. */
export const Found: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(listing),
  play: async () => {
    await userEvent.click(screen.getByRole('searchbox', { name: 'Find a state' }))
    await userEvent.paste('ready visitor')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`1 of ${catalogue.length} states`),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Behaviour')
    await expect(await screen.findByText('No state matches these words and filters.')).toBeVisible()
  },
}

/** Outside Storybook there is no list of stories: the states are still listed, with an error message. */
export const Failed: Story = {
  tags: ['!dev', 'error'],
  args: { find: first },
  beforeEach: ({ msw }) => msw.use(http.get('*/index.json', () => new HttpResponse(null, { status: 404 }))),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The list of stories could not be read.')
  },
}

/** On a phone, the cells of a row are stacked. */
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['!dev', 'phone'],
  args: { find: first },
  ...onlyAt('phone'),
  play: async () => {
    await expect(await rowOf(first)).toBeVisible()
  },
}
