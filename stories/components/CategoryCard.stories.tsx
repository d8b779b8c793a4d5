import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CategoryCard, CategoryCards } from '../../src/components/shop/CategoryCards.tsx'
import { unfocus } from './helpers.ts'

/**
 * One category. On phones, long lists show categories as rows; the list below one category shows pictures. Use it for
 * a grid of categories. Use ProductCard for products.
 */
export default {
  title: 'Components/CategoryCard',
  component: CategoryCard,
  args: {
    category: {
      category_id: 1,
      name: 'Butt Hinges',
      slug: 'butt-hinges',
      description: 'Plain butt hinges for doors, shutters and cupboards.',
      thumbnail: '/images/butt-hinge-76-satin-brass@800.webp',
    },
    to: '/categories/hinges/butt-hinges',
    state: {},
    look: 'listing',
    eager: false,
    pictured: true,
    onOpen: fn(),
    onAhead: fn(),
  },
  render: (args) => (
    <CategoryCards look={args.look}>
      <CategoryCard {...args} />
      <CategoryCard
        {...args}
        category={{ ...args.category, name: 'Decorative Hinges', thumbnail: '', description: '' }}
      />
    </CategoryCards>
  ),
} satisfies Meta<typeof CategoryCard>
type Story = StoryObj<typeof CategoryCard>

/** A subcategory in the listing of its category. The whole card is one link. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('link', { name: /^Butt Hinges/ })
    await expect(card).toHaveAttribute('href', '/categories/hinges/butt-hinges')
    await expect(card).toHaveTextContent('Plain butt hinges for doors, shutters and cupboards.')
    await userEvent.tab()
    await expect(card).toHaveFocus()
    await expect(args.onAhead).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    // The middle button opens a new tab, which counts as a click too.
    card.addEventListener('auxclick', (event) => event.preventDefault())
    await userEvent.pointer({ keys: '[MouseMiddle]', target: card })
    await expect(args.onOpen).toHaveBeenCalledTimes(2)
    unfocus()
  },
}

/** Where no category has a picture, as with another back end, no space is kept for one. */
export const WithoutPictures: Story = {
  args: {
    look: 'index',
    pictured: false,
    category: { category_id: 1, name: 'Butt Hinges', slug: 'butt-hinges', description: '', thumbnail: '' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvasElement.querySelector('[data-state]')).toBeNull()
  },
}
