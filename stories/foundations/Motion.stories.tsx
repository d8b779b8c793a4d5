import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Motion } from './Motion.tsx'

/** Three speeds, one easing curve, and when motion stops. */
const meta: Meta<typeof Motion> = {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
}
export default meta

/** A press moves the three marks. */
export const Speeds: StoryObj<typeof Motion> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play' }))
    await expect(canvasElement.querySelectorAll('[data-state=moved]')).toHaveLength(3)
  },
}
