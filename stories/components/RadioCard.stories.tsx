import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MonthsTape } from '../../src/components/ui/MonthsTape.tsx'
import { Price } from '../../src/components/ui/Price.tsx'
import { RadioCard } from '../../src/components/ui/RadioCard.tsx'
import { photographedAlso } from '../viewports.ts'
import { noControls } from './helpers.ts'

/**
 * One of a few choices, each with an explanation. The tape of a chosen installment plan turns yellow. Use a select
 * for more than five choices.
 */
export default { title: 'Components/RadioCard', component: RadioCard } satisfies Meta<typeof RadioCard>

const plan = (months: number, amount: number) => (
  <RadioCard name="months" value={months} label={`${months} months`} defaultChecked={months === 3}>
    <span className="mb-3 flex items-baseline gap-2">
      <Price amount={amount} /> <span className="type-micro text-ink-soft">a month</span>
    </span>
    <MonthsTape months={months} />
  </RadioCard>
)

/** Two plans, on a phone one below the other; the arrow keys choose one. */
export const Installments: StoryObj<typeof RadioCard> = {
  parameters: { ...noControls, chromatic: photographedAlso('small') },
  render: () => (
    <fieldset className="grid max-w-140 gap-3 md:grid-cols-2">
      <legend className="sr-only">Months</legend>
      {plan(3, 9516.67)}
      {plan(6, 4758.33)}
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /6 months/ })).toBeChecked()
  },
}
