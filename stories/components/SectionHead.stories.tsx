import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { photographedAlso } from '../viewports.ts'
import { each } from './helpers.ts'

/** A section heading on a rule, with one tick for each item of the section. Use PageHead for the heading of the page. */
export default {
  title: 'Components/SectionHead',
  component: SectionHead,
  args: { title: 'New arrivals', visible: 6, total: 12, more: { to: '/products' } },
} satisfies Meta<typeof SectionHead>

/** Some of the items, all, or only a heading; of many parts one tick stands for ten, and the count says so. */
export const Counts: StoryObj<typeof SectionHead> = {
  parameters: { chromatic: photographedAlso('small') },
  render: each(
    SectionHead,
    {},
    { title: 'Brands on the shelf', unit: 'brand', visible: 8, total: 8, more: undefined },
    { title: 'Description', visible: undefined, total: undefined, more: undefined },
    { title: 'Sliding & Folding Door Hardware', visible: 8, total: 460 },
  ),
  play: async ({ canvas }) => {
    const [, brands, plain, crowded] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((head) => head.closest('.grid')?.parentElement)
    const ticks = (head: Element | null | undefined) =>
      [...(head?.querySelectorAll('path[vector-effect]') ?? [])].map(
        (path) => path.getAttribute('d')?.match(/M/g)?.length,
      )
    await expect(canvas.getByText('8 brands')).toBeVisible()
    await expect(brands?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(8)
    await expect(plain).toHaveTextContent(/^Description$/)
    await expect(plain?.querySelector('path')).toBeNull()
    await expect(canvas.getByText('8 of 460 parts, one tick is 10 parts')).toBeVisible()
    await expect(ticks(crowded)).toEqual([45, 1])
  },
}
