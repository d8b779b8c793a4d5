import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '../../src/components/ui/Checkbox.tsx'
import { each, unfocus } from './helpers.ts'

/**
 * The browser's checkbox, drawn as a dark box with a yellow tick. Rows are 32 px high, 44 px on phones. Use it for
 * options that can be chosen independently of each other. Use RadioCard for one choice out of a few, and Button for a
 * change that takes effect at once.
 */
export default {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Rs.500-1000', onChange: fn() },
  decorators: [(Story) => <div className="max-w-64 bg-cell p-4">{Story()}</div>],
} satisfies Meta<typeof Checkbox>

/** A press anywhere on the row ticks it; with the number of products, disabled, and required but not ticked. */
export const Rest: StoryObj<typeof Checkbox> = {
  render: each(
    Checkbox,
    {},
    { label: 'Sliding and folding door hardware, tracks and hangers', count: 1204, defaultChecked: true },
    { label: 'Over Rs.20000', count: 0, disabled: true },
    {
      label: (
        <>
          I agree to the <a href="/terms">terms and conditions</a>
        </>
      ),
      error: 'You must agree to the terms and conditions.',
    },
  ),
  play: async ({ args, canvas }) => {
    const terms = canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions' })
    await expect(terms).toBeInvalid()
    await expect(terms).toHaveAccessibleDescription('You must agree to the terms and conditions.')
    const box = canvas.getByRole('checkbox', { name: 'Rs.500-1000' })
    await userEvent.click(canvas.getByText('Rs.500-1000'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(box)
    unfocus()
  },
}
