import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Dialog } from '../../src/components/ui/Dialog.tsx'

/**
 * A question or a message over the page. The focus starts on OK and goes back when the dialog closes. Use it for what
 * the shopper must answer or read before going on. Use Notice for information that belongs to the page, and a toast
 * for news that needs no answer.
 *
 * Tab never leaves the dialog; Escape closes it.
 */
export default {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    tone: 'success',
    title: 'Complaint received',
    children: 'Complaint submitted successfully. We will contact you at nadeesha@mail.example.',
    onClose: fn(),
  },
  // In a frame: on the page it would take the focus and cover the rest.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

/** A message with a single OK button, which has the focus. */
export const Message: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Complaint received' })
    await expect(dialog).toHaveAccessibleDescription(/Complaint submitted successfully/)
    await expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const cancelOrder = fn()

/** Asks before something that cannot be undone; the focus is on the harmless answer. */
export const Confirm: Story = {
  args: {
    tone: 'caution',
    title: 'Cancel order NLOD-10482?',
    children: 'It cannot be taken back.',
    cancelLabel: 'Keep order',
    confirm: { label: 'Cancel Order', danger: true, onConfirm: cancelOrder },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order NLOD-10482?' })
    await expect(within(dialog).getByRole('button', { name: 'Keep order' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Order' }))
    await expect(cancelOrder).toHaveBeenCalledOnce()
  },
}
