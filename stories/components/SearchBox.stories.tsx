import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchBox } from '../../src/components/shop/SearchBox.tsx'
import { expectFocusRings } from './looks.ts'
import { unfocus } from './unfocus.ts'

/** The search box of the navigation bar and of the search page. */
const meta: Meta<typeof SearchBox> = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { label: 'Search products', value: '', onType: fn(), onSearch: fn(), className: 'max-w-155' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SearchBox
        {...args}
        value={value}
        onType={(typed) => {
          setValue(typed)
          args.onType(typed)
        }}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof SearchBox>

/** On the search page. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Search for a product' })
    await expect(box).toHaveAttribute('placeholder', 'Search for a product')
    await expect(box.getBoundingClientRect().height).toBe(44)
  },
}

/** In the navigation bar: the focus ring is yellow on steel. */
export const OnSteel: Story = {
  name: 'On steel',
  args: { value: 'hinge' },
  decorators: [
    (Story) => (
      <div className="on-steel bg-steel p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.click(box)
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('hinge')
    await expectFocusRings(box, 'steel')
  },
}

/** Enter and the magnifier button search for the typed text, without spaces around it. */
export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' hinge {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('hinge')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    unfocus()
  },
}
