import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stars } from '../../src/components/ui/Stars.tsx'
import { noControls } from './helpers.ts'

/** A rating in half steps. A screen reader reads it as words. Where there is none, write that there are no reviews. */
export default { title: 'Components/Stars', component: Stars, args: { value: 4.5 } } satisfies Meta<
  typeof Stars
>

/** How many of the five stars are drawn filled, counting a half. */
const filled = (stars: Element) =>
  [...stars.querySelectorAll('.fill-current')]
    .map((star) => (getComputedStyle(star).clipPath === 'none' ? 1 : 0.5))
    .reduce((sum, each) => sum + each, 0)

/** Every half step from none to five, an average, which is drawn to the nearest half star, and the other size. */
export const Steps: StoryObj<typeof Stars> = {
  parameters: noControls,
  render: () => (
    <div className="grid gap-2">
      {[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <Stars key={value} value={value} />
      ))}
      <Stars value={4.2381} size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const large = canvas.getByRole('img', { name: '4.2 out of 5' })
    const all = canvas.getAllByRole('img').slice(0, 11)
    for (const [step, stars] of all.entries()) {
      await expect(stars).toHaveAccessibleName(`${step / 2} out of 5`)
      await expect(filled(stars)).toBe(step / 2)
    }
    await expect(filled(large)).toBe(4)
    const [usual = 0, larger] = [all[0]!, large].map((stars) => stars.firstElementChild?.clientWidth)
    await expect(larger).toBeGreaterThan(usual)
  },
}
