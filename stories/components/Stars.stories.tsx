import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stars } from '../../src/components/ui/Stars.tsx'
import { noControls } from './helpers.ts'

/** A rating in half steps. A screen reader reads it as words. Where there is none, write that there are no reviews. */
const meta: Meta<typeof Stars> = { title: 'Components/Stars', component: Stars, args: { value: 4.5 } }
export default meta
type Story = StoryObj<typeof Stars>

/** How many of the five stars are drawn filled, counting a half. */
const filled = (stars: Element) =>
  [...stars.querySelectorAll('.fill-current')]
    .map((star) => (getComputedStyle(star).clipPath === 'none' ? 1 : 0.5))
    .reduce((sum, each) => sum + each, 0)

/** Every half step from none to five. */
export const Steps: Story = {
  parameters: noControls,
  render: () => (
    <div className="grid gap-2">
      {[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <Stars key={value} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('img')
    await expect(all).toHaveLength(11)
    for (const [step, stars] of all.entries()) {
      await expect(stars).toHaveAccessibleName(`${step / 2} out of 5`)
      await expect(filled(stars)).toBe(step / 2)
    }
  },
}

/** An average is drawn to the nearest half star and read out with one decimal. */
export const Mean: Story = {
  args: { value: 4.2381 },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4.2 out of 5' })
    await expect(stars).toBeVisible()
    await expect(filled(stars)).toBe(4)
  },
}

/** Three sizes. */
export const Sizes: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex items-center gap-6">
      <Stars value={3.5} size="sm" />
      <Stars value={3.5} />
      <Stars value={3.5} size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('img', { name: '3.5 out of 5' })
      .map((stars) => stars.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(3)
    await expect([...widths].sort((one, other) => one - other)).toEqual(widths)
  },
}
