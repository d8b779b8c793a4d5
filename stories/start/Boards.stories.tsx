import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { type BoardFilters, Boards } from './Boards.tsx'

/** The states as pictures. What is chosen stands in the address: a board can be sent as a link. */
const meta: Meta<BoardFilters> = {
  title: 'Start here/Boards',
  args: { find: '', kind: 'all', screen: '', width: 'both', zoom: 'medium', state: '' },
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs', '!manifest'],
  render: function Render(given) {
    const [, tell] = useArgs<BoardFilters>()
    return <Boards given={given} tell={tell} />
  },
}
export default meta

/** Every state, or those of a screen, of a kind or with any words; the number of a state shows it side by side. */
export const Board: StoryObj<BoardFilters> = { name: 'Boards' }
