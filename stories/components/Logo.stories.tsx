import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logo } from '../../src/components/ui/Logo.tsx'

/**
 * The blade of a tape measure: ten divisions and a galvanised hook. All of the logo scales with its font size. Use it
 * for the header, the footer and the loading screen; not as decoration.
 */
const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  decorators: [(Story) => <div className="bg-steel p-6">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Logo>

const logo = (canvas: HTMLElement) => within(canvas).getByText(/Depot/).parentElement

/** In the header. */
export const Header: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Depot/)).toHaveTextContent('NiLO Depot')
    await expect(canvasElement.querySelectorAll('line')).toHaveLength(9)
    await expect(logo(canvasElement)).toHaveStyle({ fontSize: '22px' })
  },
}

/** In the header of a phone narrower than 360 px. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Depot/)).toHaveTextContent('NiLO Depot')
    await expect(logo(canvasElement)).toHaveStyle({ fontSize: '19px' })
  },
}

/** As large as the text around it. */
export const Inherited: Story = {
  args: { size: 'inherit' },
  decorators: [(Story) => <div className="text-6xl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Depot/)).toHaveTextContent('NiLO Depot')
    await expect(logo(canvasElement)).toHaveStyle({ fontSize: '60px' })
  },
}
