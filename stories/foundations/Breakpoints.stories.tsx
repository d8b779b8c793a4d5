import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breakpoints } from './Breakpoints.tsx'

/** The widths at which the layout changes: some depend on the window, others on the space a component has. */
const meta: Meta<typeof Breakpoints> = {
  title: 'Foundations/Breakpoints',
  component: Breakpoints,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** The five window widths. */
export const Widths: StoryObj<typeof Breakpoints> = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^row 48\.0625rem 769 / })
    await expect(row).toBeVisible()
  },
}
