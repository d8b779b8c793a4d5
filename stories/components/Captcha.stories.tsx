import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Captcha } from '../../src/components/ui/Captcha.tsx'
import { unfocus } from './helpers.ts'

/**
 * A captcha without a puzzle: the shopper ticks the box, and the browser does a short sum. Use it for forms that
 * anybody can send; not for those that only signed-in users can send.
 */
const meta: Meta<typeof Captcha> = {
  title: 'Components/Captcha',
  component: Captcha,
  args: { state: 'idle', onChange: fn(), failure: 'The check could not be made. Try again in a moment.' },
}
export default meta
type Story = StoryObj<typeof Captcha>

const box = (canvas: HTMLElement) => within(canvas).getByRole('checkbox', { name: "I'm not a robot" })

/** Not ticked yet. */
export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveAccessibleDescription(
      'No puzzle: tick the box, and your browser does a short sum.',
    )
    await userEvent.click(box(canvasElement))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    unfocus()
  },
}

/** Ticked, and the browser is still working. */
export const Working: Story = {
  args: { state: 'working' },
}

/** The check has passed. */
export const Done: Story = {
  args: { state: 'done' },
}

/** The check could not be made. */
export const Failed: Story = {
  tags: ['error'],
  args: { state: 'failed' },
}

/** The form was sent without the box being ticked. */
export const Invalid: Story = {
  tags: ['invalid'],
  args: { error: 'Tick the box "I\'m not a robot"' },
}
