import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StarPicker } from '../../src/components/ui/StarPicker.tsx'
import { useKept } from './helpers.ts'

/** Five radio buttons that look like stars, 44 px each. Use Stars to show a rating. */
export default {
  title: 'Components/StarPicker',
  component: StarPicker,
  args: { value: 5, onChange: fn() },
  render: function Render(args) {
    const [value, change] = useKept(args.value, args.onChange)
    return <StarPicker {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof StarPicker>
type Story = StoryObj<typeof StarPicker>

/** The arrow keys change the rating; under the pointer, the stars show the rating that a press would give. */
export const Keyboard: Story = {
  args: { value: 3 },
  play: async ({ canvas, canvasElement }) => {
    const four = canvas.getByRole('radio', { name: '4 stars' })
    await userEvent.hover(four)
    await expect(canvasElement.querySelectorAll('[data-state=filled]')).toHaveLength(4)
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await userEvent.unhover(four)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const two = canvas.getByRole('radio', { name: '2 stars' })
    await expect(two).toBeChecked()
    await expect(two).toHaveFocus()
  },
}

/** Sent without a rating. */
export const Invalid: Story = {
  tags: ['invalid'],
  args: { value: 0, error: 'Please fill all fields and provide a rating' },
}
