import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Dialog } from '../../src/components/ui/Dialog.tsx'

const cancelOrder = fn()

/**
 * A question or a message over the page. The focus starts on OK or on the harmless answer, and goes back when the dialog closes. Use it for what
 * the shopper must answer or read before going on. Use Notice for information that belongs to the page, and a toast
 * for news that needs no answer.
 *
 * Tab never leaves the dialog; Escape closes it.
 */
export default {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    tone: 'caution',
    title: 'Cancel order NLOD-10482?',
    children: 'It cannot be taken back.',
    cancelLabel: 'Keep order',
    confirm: { label: 'Cancel Order', danger: true, onConfirm: cancelOrder },
    onClose: fn(),
  },
  // In a frame: on the page it would take the focus and cover the rest.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

/** Asks before something that cannot be undone; the focus is on the harmless answer. */
export const Confirm: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order NLOD-10482?' })
    await expect(dialog).toHaveAccessibleDescription('It cannot be taken back.')
    await expect(within(dialog).getByRole('button', { name: 'Keep order' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Order' }))
    await expect(cancelOrder).toHaveBeenCalledOnce()
  },
}
