import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../../src/components/ui/Dialog.tsx'
import { onlyAt } from '../viewports.ts'

/**
 * A question or a message over the page. The focus starts on OK and goes back when the dialog closes. Use it for what
 * the shopper must answer or read before going on. Use Notice for information that belongs to the page, and a toast
 * for news that needs no answer.
 *
 * Tab never leaves the dialog; Escape closes it.
 */
const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    tone: 'success',
    title: 'Complaint received',
    children: 'Complaint submitted successfully. We will contact you at nadeesha@mail.example.',
    onClose: fn(),
  },
  // In a frame: on the page it would take the focus and cover the rest.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
}
export default meta
type Story = StoryObj<typeof Dialog>

/** A message with a single OK button, which has the focus. */
export const Message: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Complaint received' })
    await expect(dialog).toHaveAccessibleDescription(/Complaint submitted successfully/)
    await expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A failure, in the server's own words. */
export const Failure: Story = {
  args: {
    role: 'alertdialog',
    tone: 'danger',
    title: 'Complaint not sent',
    children: 'Invalid invoice number.',
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Complaint not sent' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const cancelOrder = fn()

/** Asks before something that cannot be undone; the focus is on the harmless answer. */
export const Confirm: Story = {
  args: {
    role: 'alertdialog',
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

/** What was confirmed is being sent to the server. */
export const Busy: Story = {
  args: {
    ...Confirm.args,
    confirm: { label: 'Cancel Order', danger: true, onConfirm: fn(), busy: true, busyText: 'Cancelling...' },
  },
}

/** On the smallest phone with a long message. */
export const Narrow: Story = {
  tags: ['small'],
  args: {
    children:
      'Complaint submitted successfully. We will contact you at nadeesha.wickramasinghe.perera@mail.example within one business day, or call the number you gave.',
  },
  ...onlyAt('small'),
}
