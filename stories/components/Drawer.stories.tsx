import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/ui/Button.tsx'
import { Drawer } from '../../src/components/ui/Drawer.tsx'
import { palette } from '../../tailwind.config.ts'
import { onlyAt } from '../viewports.ts'
import { expectBackground } from './helpers.ts'

const { globals, parameters } = onlyAt('phone')

/**
 * A panel that slides in from the side of a small screen. Esc, the cross or a press beside the panel closes it. Use
 * it for the menu and the filters on small screens; not where the page has room for them.
 *
 * Tab never leaves the drawer; closing it gives the focus back.
 */
export default {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, title: 'Filters', onClose: fn(), children: <p className="p-4">Price and brand</p> },
  globals,
  // In a frame: on the page it would take the focus and cover the rest.
  parameters: { ...parameters, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Drawer>
type Story = StoryObj<typeof Drawer>

/** The filters slide in from the right; the foot stays in view. */
export const Right: Story = {
  tags: ['phone'],
  args: { footer: <Button variant="primary">Show 57 parts</Button> },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Show 57 parts' })).toBeVisible())
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth))
    await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(0)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The menu slides in from the left, on steel. */
export const LeftOnSteel: Story = {
  name: 'Left, on steel',
  tags: ['phone'],
  args: {
    side: 'left',
    title: 'Menu',
    children: <p className="p-4">Home, Products, Categories</p>,
    footer: (
      <Button variant="primary" block>
        Login/Register
      </Button>
    ),
  },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    await expect(drawer.getBoundingClientRect().right).toBeLessThan(window.innerWidth)
    await expectBackground(drawer, palette['ink-900'])
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
