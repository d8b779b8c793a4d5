import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../../src/components/ui/Logo.tsx'
import { shop } from '../../src/shop/config.ts'
import { each } from './helpers.ts'

/**
 * The shop's logo, drawn once, in `src/shop/logo.svg`: in the header, on the loading screen, on a printed quote and in
 * Storybook's frame; not as decoration. It scales with its font size.
 */
export default {
  title: 'Components/Logo',
  component: Logo,
  decorators: [(Story) => <div className="bg-steel p-6">{Story()}</div>],
} satisfies Meta<typeof Logo>

/** In the header, and on a printed quote. */
export const Sizes: StoryObj<typeof Logo> = {
  render: each(Logo, {}, { size: 'lg' }),
  play: async ({ canvas }) => {
    const logos = canvas.getAllByRole('img', { name: shop.name })
    // Its space is kept while it is decoded.
    await expect(logos[0]).toHaveAttribute('width', '1200')
    await expect(logos.map((logo) => getComputedStyle(logo).fontSize)).toEqual(['22px', '32px'])
  },
}
