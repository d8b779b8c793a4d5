import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '../../src/components/ui/Picture.tsx'
import { each } from './helpers.ts'

/**
 * A photo on a plain background. Its space is reserved from the start, so nothing moves when it loads. Use it for any
 * photo of the shop; drawings, such as those of empty pages, are no photos.
 */
export default {
  title: 'Components/Picture',
  component: Picture,
  args: {
    src: '/images/padlock-brass-50@800.webp',
    alt: 'Brass padlock 50 mm',
    sizes: '20rem',
    fallback: 'PDL-050-BR',
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof Picture>

/** Loaded, as AVIF or WebP of 400 or 800 px; still loading, a plain block; not loaded, the part number instead. */
export const States: StoryObj<typeof Picture> = {
  render: each(
    Picture,
    {},
    { src: '/images/pending/tape-measure-5@800.webp', alt: '' },
    { src: 'data:image/webp;base64,AAAA', alt: '' },
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Brass padlock 50 mm' })
    await waitFor(() => expect(image.closest('[data-state]')).toHaveAttribute('data-state', 'loaded'))
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(canvasElement.querySelector('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      '/images/padlock-brass-50@400.avif 400w, /images/padlock-brass-50@800.avif 800w',
    )
    await expect(canvasElement.querySelectorAll('[data-state]')[1]).toHaveAttribute('data-state', 'loading')
    await waitFor(() => expect(canvas.getByText('PDL-050-BR')).toBeVisible())
  },
}
