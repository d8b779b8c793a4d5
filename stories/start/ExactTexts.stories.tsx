import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ExactTexts } from './ExactTexts.tsx'

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
