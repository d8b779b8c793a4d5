import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchBox } from '../../src/components/shop/SearchBox.tsx'
import { expectFocusRings, useKept } from './helpers.ts'

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

/** In the navigation bar: the ring is yellow on steel, ink inside the white field; Enter and the magnifier search. */
export const OnSteel: StoryObj<typeof SearchBox> = {
  name: 'On steel',
  args: { value: 'hinge' },
  decorators: [
    (Story) => (
      <div className="on-steel bg-steel p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, ' 102 {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('hinge 102')
    await expect(box).toHaveFocus()
    await expectFocusRings(box, 'steel')
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Search' })
    await expect(button).toHaveFocus()
    await expectFocusRings(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
  },
}
