import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CategoryCard } from '../../src/components/shop/CategoryCard.tsx'
import { CategoryCells, CategoryCellsLoading } from '../../src/components/shop/CategoryCells.tsx'
import { notPhotographed, onlyAt } from '../viewports.ts'
import { unfocus } from './unfocus.ts'

/**
 * One category. On phones, the long lists (home page and index) show categories as rows; the shorter list below one
 * category (listing) shows pictures.
 */
const meta: Meta<typeof CategoryCard> = {
  title: 'Components/CategoryCard',
  component: CategoryCard,
  args: {
    name: 'Butt Hinges',
    description: 'Plain butt hinges for doors, shutters and cupboards.',
    thumbnail: '/images/butt-hinge-76-satin-brass@800.webp',
    to: '/categories/hinges/butt-hinges',
    state: {},
    look: 'listing',
    onOpen: fn(),
    onAhead: fn(),
  },
  render: (args) => (
    <CategoryCells look={args.look}>
      <CategoryCard {...args} />
      <CategoryCard {...args} name="Decorative Hinges" thumbnail="" description="" />
    </CategoryCells>
  ),
}
export default meta
type Story = StoryObj<typeof CategoryCard>

/** A subcategory in the listing of its category. The whole card is one link. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement).getByRole('link', { name: /^Butt Hinges/ })
    await expect(card).toHaveAttribute('href', '/categories/hinges/butt-hinges')
    await expect(card).toHaveTextContent('Plain butt hinges for doors, shutters and cupboards.')
    await userEvent.tab()
    await expect(card).toHaveFocus()
    await expect(args.onAhead).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    unfocus()
  },
}

/** Opened in a new tab with the middle mouse button, which counts as a click too. */
export const OpenedInATab: Story = {
  name: 'Ready, opened in a new tab',
  tags: ['behaviour'],
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement).getByRole('link', { name: /^Butt Hinges/ })
    card.addEventListener('auxclick', (event) => event.preventDefault())
    await userEvent.pointer({ keys: '[MouseMiddle]', target: card })
    await expect(args.onOpen).toHaveBeenCalledOnce()
    unfocus()
  },
}

/** In the index of all categories, on a phone: a row without its description. */
export const IndexOnAPhone: Story = {
  name: 'Ready, in the index on a phone',
  tags: ['phone'],
  args: { look: 'index' },
  ...onlyAt('phone'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Plain butt hinges/)).not.toBeVisible()
  },
}

/** Placeholders of the same size while the categories load. */
export const Loading: Story = {
  tags: ['loading'],
  render: ({ look }) => <CategoryCellsLoading look={look} count={4} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading categories')).toBeInTheDocument()
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('ul[aria-hidden] > li')]
    await expect(cells).toHaveLength(4)
    for (const cell of cells) await expect(cell.offsetHeight).toBeGreaterThan(100)
  },
}
