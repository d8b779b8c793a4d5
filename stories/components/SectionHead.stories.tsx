import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { onlyAt } from '../viewports.ts'
import { each } from './helpers.ts'

/** A section heading on a rule, with one tick for each item of the section. Use PageHead for the heading of the page. */
export default {
  title: 'Components/SectionHead',
  component: SectionHead,
  args: { title: 'New arrivals', visible: 6, total: 12, more: { to: '/products' } },
} satisfies Meta<typeof SectionHead>
type Story = StoryObj<typeof SectionHead>

/** Some of the items are shown, all of them, or only a heading. */
export const Counts: Story = {
  render: each(
    SectionHead,
    {},
    { title: 'Brands on the shelf', unit: 'brand', visible: 8, total: 8, more: undefined },
    { title: 'Description', visible: undefined, total: undefined, more: undefined },
  ),
  play: async ({ canvas }) => {
    const [, brands, plain] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((head) => head.closest('.grid')?.parentElement)
    await expect(canvas.getByText('8 brands')).toBeVisible()
    await expect(brands?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(8)
    await expect(plain).toHaveTextContent(/^Description$/)
    await expect(plain?.querySelector('path')).toBeNull()
  },
}

/** So many ticks would blur, so one tick stands for ten parts, and the count says so; on a phone it is below the heading. */
export const Crowded: Story = {
  tags: ['small'],
  args: { title: 'Sliding & Folding Door Hardware', visible: 8, total: 460 },
  ...onlyAt('small'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('8 of 460 parts, one tick is 10 parts')).toBeVisible()
    const [grey, dark] = [...canvasElement.querySelectorAll('path[vector-effect]')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    )
    await expect([grey, dark]).toEqual([45, 1])
  },
}
