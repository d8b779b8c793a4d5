import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { pasteInto } from '../screens/fill.ts'
import { receiptPicture } from '../screens/receiptPicture.ts'
import { shop } from '../shop.tsx'
import { flow } from './steps.ts'

/** A complaint, from the empty form to the shop's response. */
export default {
  title: 'Flows/Talking to the shop',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...flow, visit: '/complaint' },
} satisfies Meta

const complaint = async () => within(await screen.findByRole('form', { name: 'Complaint' }))
const submit = async () =>
  userEvent.click((await complaint()).getByRole('button', { name: 'Submit Complaint' }))

async function tick() {
  await userEvent.click((await complaint()).getByRole('checkbox', { name: "I'm not a robot" }))
  await (await complaint()).findByText('Checked')
}

async function closed(button: string, message: string) {
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText(message)
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

/** A complaint with its receipt: the captcha fails once, nothing typed is lost, and the second attempt is accepted. */
export const Complaint: StoryObj = {
  name: 'Complaint with a receipt and a failed captcha',
  beforeEach: ({ msw }) =>
    msw.use(http.post('/api/verify-captcha', () => HttpResponse.json({ success: false }), { once: true })),
  play: async ({ step }) => {
    await step('Fills in the form and chooses a receipt', async () => {
      const values = {
        'First name': 'Nadeesha',
        'Last name': 'Perera',
        Email: 'nadeesha@mail.example',
        'Contact number': '077 123 4567',
        'Invoice number': 'INV-88213',
        Message: 'Two of the six hinges have no screws.',
      }
      for (const [label, value] of Object.entries(values))
        await pasteInto((await complaint()).getByLabelText(label), value)
      await userEvent.upload(
        await (await complaint()).findByLabelText<HTMLInputElement>('Receipt image'),
        await receiptPicture(),
      )
      await tick()
    })
    await step('The captcha fails: nothing is sent, and the form keeps its contents', async () => {
      await submit()
      await closed('OK', 'Captcha Failed')
      await expect((await complaint()).getByLabelText('Invoice number')).toHaveValue('INV-88213')
      await expect(await callsTo('POST /feedback/create-complaint')).toHaveLength(0)
    })
    await step('The second attempt is accepted, and the form is emptied', async () => {
      await tick()
      await userEvent.type((await complaint()).getByLabelText('Invoice number'), '{Enter}')
      await closed('OK', 'Complaint submitted successfully.')
      const invoice = (await complaint()).getByLabelText('Invoice number')
      await waitFor(() => expect(invoice).toHaveValue(''))
      await expect((await complaint()).queryByText('Enter the invoice number')).toBeNull()
    })
  },
}
