import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icons } from './Icons.tsx'

/** The icons of the shop and their line style. */
const meta: Meta<typeof Icons> = {
  title: 'Foundations/Icons',
  component: Icons,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** Every icon has the same line style and is not read out. */
export const Drawings: StoryObj<typeof Icons> = {
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg[stroke-linejoin=miter]')) {
      await expect(drawing).toHaveAttribute('stroke-width', '1.75')
      await expect(drawing).toHaveAttribute('stroke-linecap', 'square')
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    }
  },
}
