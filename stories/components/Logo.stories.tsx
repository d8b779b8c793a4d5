import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logo } from '../../src/components/ui/Logo.tsx'
import { shop } from '../../src/shop/config.ts'

/**
 * The shop's logo, drawn once, in `src/shop/logo.svg`: in the header, on the loading screen, on a printed quote and in
 * Storybook's frame; not as decoration. It scales with its font size.
 */
const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  decorators: [(Story) => <div className="bg-steel p-6">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Logo>

const logo = (canvas: HTMLElement) => within(canvas).getByRole('img', { name: shop.name })

/** In the header. */
export const Header: Story = {
  play: async ({ canvasElement }) => {
    // Its space is kept while it is decoded.
    await expect(logo(canvasElement)).toHaveAttribute('width', '1200')
    await expect(logo(canvasElement)).toHaveStyle({ fontSize: '22px' })
  },
}

/** In the header of a phone narrower than 360 px. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(logo(canvasElement)).toHaveStyle({ fontSize: '19px' })
  },
}

/** As large as the text around it. */
export const Inherited: Story = {
  args: { size: 'inherit' },
  decorators: [(Story) => <div className="text-6xl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(logo(canvasElement)).toHaveStyle({ fontSize: '60px' })
  },
}
