import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { onlyAt } from '../viewports.ts'
import { ExactTexts } from './ExactTexts.tsx'

const entry = {
  id: 'screens-sample--failed',
  type: 'story',
  title: 'Screens/Sample',
  name: 'Error, captcha failed',
  tags: ['spec:CMP-03'],
}

const listing = http.get('*/index.json', () => HttpResponse.json({ entries: { [entry.id]: entry } }))

/** Every text of the specification's error catalogue, with the stories that show it. */
const meta: Meta<typeof ExactTexts> = {
  title: 'Start here/Exact texts',
  component: ExactTexts,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta
type Story = StoryObj<typeof ExactTexts>

/** Each text with the situation it belongs to, its state, and its stories in this Storybook. */
export const Texts: Story = {
  name: 'Exact texts',
  play: async () => {
    const table = within(screen.getByRole('table', { name: 'Exact texts of section 8' }))
    const [, ...rows] = table.getAllByRole('row')
    await expect(rows).toHaveLength(30)
    await expect(rows[0]).toHaveTextContent(
      /^Login failed! Username or Password Incorrect\.Login error \(any\)AUTH-02/,
    )
    await expect(rows.at(-1)).toHaveTextContent(/^No reviews yet\. Be the first to review!Empty statesPDP-09/)
    // Every text belongs to a state.
    for (const row of rows)
      await expect(within(row).getAllByRole('link', { name: /^[A-Z]+-\d\d$/ })).not.toHaveLength(0)
  },
}

/** The list of texts on a phone, each with links to the stories of its state. */
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['!dev', 'phone'],
  ...onlyAt('phone'),
  beforeEach: ({ msw }) => msw.use(listing),
  play: async () => {
    await expect(screen.getByRole('rowheader', { name: 'Failed to fetch categories' })).toBeVisible()
    const row = within(screen.getByRole('row', { name: /^Captcha Failed Complaint failure CMP-03/ }))
    await expect(await row.findByRole('link', { name: 'Sample: Error, captcha failed' })).toHaveAttribute(
      'href',
      './?path=/story/screens-sample--failed',
    )
  },
}
