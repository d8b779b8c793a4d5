import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Captcha } from '../../src/components/ui/Captcha.tsx'
import { each } from './helpers.ts'

/**
 * A captcha without a puzzle: the shopper ticks the box, and the browser does a short sum. Use it for forms that
 * anybody can send; not for those that only signed-in users can send.
 */
export default {
  title: 'Components/Captcha',
  component: Captcha,
  args: { state: 'idle', onChange: fn(), failure: 'The check could not be made. Try again in a moment.' },
} satisfies Meta<typeof Captcha>
type Story = StoryObj<typeof Captcha>

/** Not ticked, at work, passed, failed, and sent without the box being ticked. */
export const States: Story = {
  render: each(
    Captcha,
    {},
    { state: 'working' },
    { state: 'done' },
    { state: 'failed' },
    { error: 'Tick the box "I\'m not a robot"' },
  ),
}
