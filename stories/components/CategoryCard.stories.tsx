import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CategoryCards } from '../../src/components/shop/CategoryCards.tsx'
import { unfocus } from './helpers.ts'

const butt = {
  category_id: 1,
  name: 'Butt Hinges',
  slug: 'butt-hinges',
  description: 'Plain butt hinges for doors, shutters and cupboards.',
  thumbnail: '/images/butt-hinge-76-satin-brass@800.webp',
}
const bare = { thumbnail: '', description: '' }
const decorative = { ...butt, ...bare, category_id: 2, name: 'Decorative Hinges' }
const onOpen = fn()

/**
 * Categories. On phones, long lists show them as rows; the list below one category shows pictures. Use it for a grid of
 * categories. Use ProductCard for products.
 */
export default {
  title: 'Components/CategoryCard',
  component: CategoryCards,
  args: {
    look: 'listing',
    categories: [butt, decorative],
    linkOf: () => ({ to: '/categories/hinges/butt-hinges', state: {}, onOpen }),
  },
} satisfies Meta<typeof CategoryCards>
type Story = StoryObj<typeof CategoryCards>

/** A subcategory in the listing of its category. The whole card is one link. */
export const Ready: Story = {
  beforeEach: () => void onOpen.mockClear(),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /^Butt Hinges/ })
    await expect(card).toHaveAttribute('href', '/categories/hinges/butt-hinges')
    await expect(card).toHaveTextContent('Plain butt hinges for doors, shutters and cupboards.')
    await userEvent.tab()
    await expect(card).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledOnce()
    // The middle button opens a new tab, which counts as a click too.
    card.addEventListener('auxclick', (event) => event.preventDefault())
    await userEvent.pointer({ keys: '[MouseMiddle]', target: card })
    await expect(onOpen).toHaveBeenCalledTimes(2)
    unfocus()
  },
}

/** Where no category has a picture, as with another back end, no space is kept for one. */
export const WithoutPictures: Story = {
  args: {
    look: 'index',
    categories: [{ ...butt, ...bare }, decorative],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvasElement.querySelector('[data-state]')).toBeNull()
  },
}
