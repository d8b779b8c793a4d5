import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Space } from './Space.tsx'

/** Spacing, corners, lines, and the one shadow. */
const meta: Meta<typeof Space> = {
  title: 'Foundations/Space and shape',
  component: Space,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** Every step of space, corner and line, and the ruled grid. */
export const Steps: StoryObj<typeof Space> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('control, 3px')).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { name: 'Ruled grid' })).toBeVisible()
  },
}
