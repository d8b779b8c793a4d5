import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FeaturesStrip } from '../../src/components/shop/FeaturesStrip.tsx'
import { photographedAlso } from '../viewports.ts'

/**
 * Four facts about shopping here, with the same numbers as the policy pages. Stands below the rows of products. Use
 * Notice for information beside a decision.
 */
export default { title: 'Components/FeaturesStrip', component: FeaturesStrip } satisfies Meta<
  typeof FeaturesStrip
>
type Story = StoryObj<typeof FeaturesStrip>

/** Four in a row; on a phone one below the other. */
export const Wide: Story = {
  parameters: { chromatic: photographedAlso('small') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Returns within 7 days' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Colombo 1-2 days, island-wide 2-5 days.')
    await expect(canvasElement).toHaveTextContent(
      'Refunds in 7-14 business days online, 3-5 by bank transfer.',
    )
    await expect(canvasElement).toHaveTextContent('Card, 3 or 6 month installments, or cash on delivery.')
    await expect(canvasElement).toHaveTextContent('Walk in Mon-Fri, 8 am-5 pm. Bring the old part.')
  },
}
