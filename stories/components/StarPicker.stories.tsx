import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StarPicker } from '../../src/components/ui/StarPicker.tsx'
import { notPhotographed } from '../viewports.ts'
import { unfocus } from './unfocus.ts'

/** Five radio buttons that look like stars, 44 px each. */
const meta: Meta<typeof StarPicker> = {
  title: 'Components/StarPicker',
  component: StarPicker,
  args: { value: 5, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number) => {
      setValue(next)
      args.onChange(next)
    }
    return <StarPicker {...args} value={value} onChange={change} />
  },
}
export default meta
type Story = StoryObj<typeof StarPicker>

/** Five stars, as a new review starts. */
export const Five: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Rating' })
    await expect(within(group).getByRole('radio', { name: '5 stars' })).toBeChecked()
  },
}

/** No rating chosen yet. */
export const None: Story = {
  tags: ['empty'],
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    for (const star of within(canvasElement).getAllByRole('radio')) await expect(star).not.toBeChecked()
  },
}

/** Four stars were pressed. */
export const Chosen: Story = {
  args: { value: 0 },
  play: async ({ args, canvasElement }) => {
    const four = within(canvasElement).getByRole('radio', { name: '4 stars' })
    await userEvent.click(four)
    await expect(args.onChange).toHaveBeenCalledWith(4)
    await expect(four).toBeChecked()
    unfocus()
  },
}

/** The arrow keys change the rating. */
export const Keyboard: Story = {
  args: { value: 3 },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const two = within(canvasElement).getByRole('radio', { name: '2 stars' })
    await expect(two).toBeChecked()
    await expect(two).toHaveFocus()
  },
}

/** Under the pointer, the stars show the rating that a press would give. */
export const Hover: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: notPhotographed },
  args: { value: 1 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('radio', { name: '4 stars' }))
    await expect(canvasElement.querySelectorAll('[data-state=filled]')).toHaveLength(4)
    await expect(within(canvasElement).getByRole('radio', { name: '1 star' })).toBeChecked()
  },
}

/** Sent without a rating. */
export const Invalid: Story = {
  tags: ['invalid'],
  args: { value: 0, error: 'Please fill all fields and provide a rating' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Please fill all fields and provide a rating',
    )
  },
}
