import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Type } from './Type.tsx'

/** The text styles, by role. A component uses a role and never sets a text size of its own. */
const meta: Meta<typeof Type> = {
  title: 'Foundations/Type',
  component: Type,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** Every role with its size, line height, weight and width. */
export const Roles: StoryObj<typeof Type> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getComputedStyle(canvas.getByText('Add to Cart')).fontStretch).toBe('94%')
    await expect(getComputedStyle(canvas.getByText('Rs. 6,950.00')).fontWeight).toBe('700')
    await expect(getComputedStyle(canvas.getByText(/^LVR-RTD19-SN/)).fontFamily).toContain('IBM Plex Mono')
  },
}
