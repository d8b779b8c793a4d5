import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CaptchaBox } from '../../src/pages/complaint/ProofOfWork.tsx'
import { each } from './helpers.ts'

/**
 * A captcha without a puzzle: the shopper ticks the box, and the browser does a short sum. Use it for forms that
 * anybody can send; not for those that only signed-in users can send.
 */
export default {
  title: 'Components/Captcha',
  component: CaptchaBox,
  args: { state: 'idle', onChange: fn() },
} satisfies Meta<typeof CaptchaBox>
type Story = StoryObj<typeof CaptchaBox>

/** Not ticked, at work, passed, failed, and sent without the box being ticked. */
export const States: Story = {
  render: each(
    CaptchaBox,
    {},
    { state: 'working' },
    { state: 'done' },
    { state: 'failed' },
    { error: 'Tick the box "I\'m not a robot"' },
  ),
}
