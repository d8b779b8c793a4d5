import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { onlyAt } from '../viewports.ts'

/**
 * A section heading on a rule, with one tick for each item of the section. Use PageHead for the heading of the page.
 */
const meta: Meta<typeof SectionHead> = {
  title: 'Components/SectionHead',
  component: SectionHead,
  args: { title: 'New arrivals', visible: 6, total: 12, more: { to: '/products' } },
}
export default meta
type Story = StoryObj<typeof SectionHead>

/** Some of the items are shown; a link leads to the rest. */
export const SomeShown: Story = {
  name: 'Some shown',
}

/** All items are shown. */
export const AllShown: Story = {
  name: 'All shown',
  args: { title: 'Brands on the shelf', unit: 'brand', visible: 8, total: 8, more: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('8 brands')).toBeVisible()
    await expect(canvasElement.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(8)
  },
}

/** Only a heading, without a count. */
export const Plain: Story = {
  args: { title: 'Description', visible: undefined, total: undefined, more: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText(/parts?$/)).toBeNull()
    await expect(canvasElement.querySelector('path')).toBeNull()
  },
}

/** On the smallest phone the count moves below the heading. */
export const Narrow: Story = {
  tags: ['small'],
  args: { title: 'Sliding & Folding Door Hardware', visible: 4, total: 57 },
  ...onlyAt('small'),
}

/** So many ticks would blur, so one tick stands for ten parts, and the count says so. */
export const Crowded: Story = {
  tags: ['phone'],
  args: { title: 'Fixings & Consumables', visible: 8, total: 460 },
  ...onlyAt('phone'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('8 of 460 parts, one tick is 10 parts')).toBeVisible()
    const [grey, dark] = [...canvasElement.querySelectorAll('path[vector-effect]')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    )
    await expect([grey, dark]).toEqual([45, 1])
  },
}
