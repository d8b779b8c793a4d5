import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchBox } from '../../src/components/shop/SearchBox.tsx'
import { expectFocusRings, unfocus, useKept } from './helpers.ts'

/**
 * The search box of the navigation bar and of the search page. Searches the whole catalogue. Use FilterPanel to
 * narrow down a list.
 */
export default {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { label: 'Search products', value: '', onType: fn(), onSearch: fn(), className: 'max-w-155' },
  render: function Render(args) {
    const [value, change] = useKept(args.value, args.onType)
    return <SearchBox {...args} value={value} onType={change} />
  },
} satisfies Meta<typeof SearchBox>
type Story = StoryObj<typeof SearchBox>

/** In the navigation bar: the focus ring is yellow on steel, and ink inside the white field. */
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
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.click(box)
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('hinge')
    await expectFocusRings(box, 'steel')
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Search' })
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineColor).toBe('rgb(21, 28, 26)')
  },
}

/** Enter and the magnifier button search for the typed text, without spaces around it. */
export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' hinge {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('hinge')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    unfocus()
  },
}
