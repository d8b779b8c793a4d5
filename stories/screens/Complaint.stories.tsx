import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { states } from '../../mocks/states.ts'
import Complaint from '../../src/pages/Complaint.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectFields } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import { receiptPicture } from './receiptPicture.ts'
import { expectLink, restAt } from './shown.ts'

/** Complaint, `/complaint` (§2, §3, §5, §7, §8), reached by Complaint in the navigation bar or from Contact Us. */
export default {
  title: 'Screens/Complaint',
  component: Complaint,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/complaint' },
} satisfies Meta
type Story = StoryObj

const form = async () => within(await screen.findByRole('form', { name: 'Complaint' }))
const receipt = async () => (await form()).findByLabelText<HTMLInputElement>('Receipt image')
const robot = async () => (await form()).getByRole('checkbox', { name: "I'm not a robot" })
const button = async () => (await form()).getByRole('button', { name: /^Submit/ })
/** The dialog, once it has faded in. */
async function dialog() {
  const opened = await screen.findByRole('alertdialog')
  await waitFor(() => expect(opened).toBeVisible())
  return within(opened)
}
const restAtDialog = async () => restAt(await screen.findByRole('alertdialog'))
const sends = () => callsTo('POST /feedback/create-complaint')

const labels = ['First name', 'Last name', 'Email', 'Contact number', 'Invoice number', 'Message'] as const
/** With blanks around, which are not sent. */
const typed: Record<(typeof labels)[number], string> = {
  'First name': ' Nadeesha ',
  'Last name': ' Perera ',
  Email: 'nadeesha@mail.example',
  'Contact number': '077 123 4567',
  'Invoice number': ' INV-88213 ',
  Message: ' Two of the six hinges have no screws. ',
}

async function type(values: Partial<typeof typed> = typed) {
  const inside = await form()
  for (const [label, value] of Object.entries(values)) await pasteInto(inside.getByLabelText(label), value)
}

async function tick() {
  await userEvent.click(await robot())
  await expect(await (await form()).findByText('Checked')).toBeVisible()
}

/** Fills in every field, chooses a picture and passes the captcha. */
async function complete() {
  await type()
  await userEvent.upload(await receipt(), await receiptPicture())
  await tick()
}

/** Fills in everything, and presses Submit. */
async function send() {
  await complete()
  await userEvent.click(await button())
}
const wrongType = 'The selected file must be a JPEG, JPG, PNG or WEBP'

async function keptAsTyped() {
  const inside = await form()
  for (const label of labels) await expect(inside.getByLabelText(label)).toHaveValue(typed[label])
  await expect(inside.getByText('receipt.png')).toBeVisible()
}

/** The empty form (§5 "all of first name, last name, email, contact number, invoice number, message and receipt image"). */
export const Ready: Story = {
  tags: ['spec:CMP-01', 'picture:CMP-01'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Complaint' })).toBeVisible()
    await expectFields(screen.getByRole('form', { name: 'Complaint' }))
    await waitFor(() => expect(document.title).toBe(`Complaint | ${config.name}`))
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Complaint
      heading 1 Complaint | Have the invoice at hand. Every field is needed.
      form Complaint | textbox First name, '', required | textbox Last name, '', required
      textbox Email, '', required | textbox Contact number, '', required
      The order number, or the number on the counter's bill.
      textbox Invoice number, '', required, The order number, or the number on the counter's bill.
      textbox Message, '', required
      file Receipt image, required, Choose a picture of the receipt JPEG, JPG, PNG or WEBP, at most 5 MB
      Choose a picture of the receipt | JPEG, JPG, PNG or WEBP, at most 5 MB
      checkbox I'm not a robot, No puzzle: tick the box, and your browser does a short sum. | status
      No puzzle: tick the box, and your browser does a short sum. | button Submit Complaint
      region: heading 2 Rather talk to us | - link ${config.phone.display}, to tel:${config.phone.dial}
      , Mon-Fri 8 am-5 pm | - link sales@nilodepot.example, to mailto:sales@nilodepot.example
      - Trade counter, 128 Depot Road, Colombo 09`)
  },
}

/** A logged-in customer (§3 User): name, email and phone come from the profile; filled in, the captcha says Checked. */
export const ReadyFilled: Story = {
  name: 'Ready, filled in',
  tags: ['spec:CMP-01'],
  parameters: { user: 'demo', chromatic: photographedAlso('phone') },
  play: async () => {
    const inside = await form()
    await waitFor(() => expect(inside.getByLabelText('First name')).toHaveValue('Nadeesha'))
    await expect(inside.getByLabelText('Last name')).toHaveValue('Perera')
    await expect(inside.getByLabelText('Email')).toHaveValue('nadeesha@mail.example')
    await expect(inside.getByLabelText('Contact number')).toHaveValue('0771234567')
    await expect(inside.getByLabelText('Invoice number')).toHaveValue('')
    await complete()
    const chosen = inside.getByText('receipt.png')
    await expect(inside.getByText(/^\d+ (bytes|KB)$/)).toBeVisible()
    await expect(await receipt()).toHaveAccessibleDescription(/receipt\.png/)
    await expect(inside.getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(await callsTo('GET /captcha-challenge')).toHaveLength(1)
    await restAt(chosen)
  },
}

/** The form was sent empty: a summary takes the focus and links to each field (§5 "are required"). */
export const Invalid: Story = {
  tags: ['spec:CMP-01', 'invalid'],
  play: async () => {
    await userEvent.click(await button())
    const summary = await screen.findByRole('region', { name: '8 things are missing or not right' })
    await waitFor(() => expect(summary).toHaveFocus())
    const messages = [
      ['First name', 'Enter your first name'],
      ['Last name', 'Enter your last name'],
      ['Email', 'Enter your email address'],
      ['Contact number', 'Enter your contact number'],
      ['Invoice number', 'Enter the invoice number'],
      ['Message', 'Say what is wrong'],
      ['Receipt image', 'Choose a picture of the receipt'],
      ["I'm not a robot", 'Tick the box "I\'m not a robot"'],
    ] as const
    const inside = await form()
    const links = within(summary).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(messages.map(([, message]) => message))
    for (const [label, message] of messages) {
      await expect(inside.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message))
    }
    await userEvent.click(within(summary).getByRole('link', { name: 'Say what is wrong' }))
    await expect(inside.getByLabelText('Message')).toHaveFocus()
    await expect(await callsTo('POST /verify-captcha')).toHaveLength(0)
    await expect(await sends()).toHaveLength(0)
    await restAt(summary)
  },
}

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
/** How files of the accepted types begin. */
const beginnings = {
  'image/jpeg': jpeg,
  'image/jpg': jpeg,
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [...'RIFF....WEBP'].map((sign) => sign.charCodeAt(0)),
}

/** A file of another type (§5 "image types JPEG, JPG, PNG, WEBP"), over 5 MB (decision 33), or renamed is refused. */
export const WrongFileType: Story = {
  name: 'Invalid, file too large, then not a picture',
  tags: ['spec:CMP-02', 'picture:CMP-02', 'invalid'],
  play: async () => {
    const { upload } = userEvent.setup({ applyAccept: false })
    const refused = (words: string) => form().then((inside) => inside.findByText(words))
    await expect(await receipt()).toHaveAttribute(
      'accept',
      '.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp',
    )
    const other = new File([await receiptPicture()], 'receipt.gif', { type: 'image/gif' })
    for (const [type, start] of Object.entries(beginnings)) {
      await upload(await receipt(), other)
      await refused(wrongType)
      await expect(await receipt()).toBeInvalid()
      await upload(await receipt(), new File([new Uint8Array(start)], 'receipt', { type }))
      await waitFor(async () => expect(await receipt()).not.toHaveAttribute('aria-invalid', 'true'))
    }
    await type()
    await tick()
    const choose = async (...content: BlobPart[]) =>
      upload(await receipt(), new File(content, 'receipt.png', { type: 'image/png' }))
    await choose(await receiptPicture(), new Uint8Array(5 * 1024 * 1024))
    await refused('The selected file must be 5 MB or smaller')
    await choose()
    await refused('The selected file is empty')
    // A sound, which begins as a WEBP does.
    await choose('RIFF1234WAVE')
    const message = await refused(wrongType)
    await expect(await receipt()).toBeInvalid()
    await userEvent.click(await button())
    const summary = await screen.findByRole('region', { name: 'One thing is missing or not right' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(await sends()).toHaveLength(0)
    await restAt(message)
  },
}

/** The check is running (decision 29); where it cannot be made, the form offers the phone line (§5). */
export const CaptchaWorking: Story = {
  name: 'Loading, captcha',
  tags: ['spec:CMP-01', 'spec:CMP-03', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.complaints.captchaDown),
  play: async ({ msw }) => {
    await userEvent.click(await robot())
    const inside = await form()
    await inside.findByText(/^The check could not be made\./)
    await expectLink(inside, config.phone.display, `tel:${config.phone.dial}`)
    await expect(await robot()).not.toBeChecked()
    msw.use(states.complaints.captchaWorking)
    await userEvent.click(await robot())
    const status = await inside.findByText('Checking...')
    await expect(await robot()).toBeChecked()
    await restAt(status)
  },
}

/** §8 "Captcha failure: alert 'Captcha Failed'": not ticked, not verified, not passed; nothing typed is lost. */
export const CaptchaRefused: Story = {
  name: 'Error, captcha failed',
  tags: ['spec:CMP-03', 'picture:CMP-03', 'error'],
  parameters: { chromatic: photographedAlso('phone') },
  beforeEach: ({ msw }) => msw.use(states.complaints.verifyFailed),
  play: async ({ msw }) => {
    const failed = async (detail: RegExp) => {
      const alert = await dialog()
      await expect(alert.getByRole('heading', { name: 'Captcha Failed' })).toBeVisible()
      await expect(alert.getByText(detail)).toBeVisible()
      await waitFor(() => expect(alert.getByRole('button', { name: 'OK' })).toHaveFocus())
    }
    const closed = async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'OK' }))
      await waitFor(async () => expect(await robot()).toHaveFocus())
      await expect(await robot()).toHaveAccessibleDescription(/^Tick the box/)
      await expect(await robot()).not.toBeChecked()
      await keptAsTyped()
    }
    await type()
    await userEvent.upload(await receipt(), await receiptPicture())
    await userEvent.click(await button())
    await failed(/^Tick the box/)
    await expect(await callsTo('POST /verify-captcha')).toHaveLength(0)
    await closed()
    for (const verdict of [states.complaints.verifyFailed, states.complaints.captchaRefused]) {
      msw.use(verdict)
      await tick()
      await userEvent.click(await button())
      await failed(new RegExp(config.phone.display))
      if (verdict === states.complaints.verifyFailed) await closed()
    }
    await expect(await callsTo('GET /captcha-challenge')).toHaveLength(2)
    const tokens = (await callsTo('POST /verify-captcha')).map(({ body }) => body)
    await expect(tokens).toEqual(Array(2).fill({ token: expect.stringMatching(/^\S{40,}$/) }))
    await expect(tokens[0]).not.toEqual(tokens[1])
    await expect(await sends()).toHaveLength(0)
    await restAtDialog()
  },
}

/** §4 "on success the form is cleared and the modal shows the server message"; an email follows (§7, decision 34). */
export const Success: Story = {
  tags: ['spec:CMP-01', 'spec:CMP-04', 'picture:CMP-04', 'success'],
  parameters: { chromatic: photographedAlso('phone') },
  beforeEach: ({ msw }) => msw.use(states.complaints.slow, states.complaints.emailFailed),
  play: async () => {
    await userEvent.click(await button())
    await screen.findByRole('region', { name: /things are missing or not right$/ })
    await complete()
    clock.hold()
    await userEvent.dblClick(await button())
    await expect(await (await form()).findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(async () => expect(await sends()).toHaveLength(1))
    await expect(await callsTo('POST /verify-captcha')).toHaveLength(1)
    await clock.pass(300)
    clock.release()
    const modal = await dialog()
    await waitFor(() => expect(modal.getByRole('button', { name: 'OK' })).toHaveFocus())
    const bodies = (await sends()).map(({ body }) => body as Record<string, unknown>)
    await expect(bodies).toHaveLength(1)
    await expect(bodies[0]).toMatchObject({
      firstName: 'Nadeesha',
      lastName: 'Perera',
      email: 'nadeesha@mail.example',
      contactNumber: '077 123 4567',
      invoiceNumber: 'INV-88213',
      message: 'Two of the six hinges have no screws.',
    })
    await expect(Object.keys(bodies[0] ?? {})).toHaveLength(7)
    const file = bodies[0]?.receipt as File
    await expect([file.name, file.type]).toEqual(['receipt.png', 'image/png'])
    await waitFor(async () =>
      expect((await callsTo('POST /messages/send-complaint-email')).map(({ body }) => body)).toEqual([
        {
          toEmail: 'nadeesha@mail.example',
          message: { customerName: 'Nadeesha Perera', message: 'Two of the six hinges have no screws.' },
        },
      ]),
    )
    await userEvent.click(modal.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    const inside = await form()
    for (const label of labels) await expect(inside.getByLabelText(label)).toHaveValue('')
    await expect(inside.queryByText('receipt.png')).not.toBeInTheDocument()
    await expect(await robot()).not.toBeChecked()
    await expect(
      inside.queryByText('Choose a picture of the receipt', { selector: '[id$=-message] *' }),
    ).toBeNull()
    await expect(inside.queryByText(/^Tick the box/)).not.toBeInTheDocument()
    await waitFor(async () => expect(await button()).toHaveFocus())
    await send()
    await restAtDialog()
    await expectOutline(
      screen.getByRole('alertdialog'),
      `heading 2 Complaint received | Your complaint is with our people.
      Its number is 311: keep it. We answer to nadeesha@mail.example. | button OK`,
    )
  },
}

/**
 * Not accepted (§8 "In the modal: 'Failed to submit complaint. Please try again.'"), with the server's reason, if it gives any:
 * after OK everything is still there, and can be sent again.
 */
export const Failed: Story = {
  name: 'Error',
  tags: ['spec:CMP-05', 'picture:CMP-05', 'error'],
  parameters: { chromatic: photographedAlso('phone') },
  beforeEach: ({ msw }) => msw.use(states.complaints.refused),
  play: async ({ msw }) => {
    const name = 'Failed to submit complaint. Please try again.'
    await send()
    const modal = await dialog()
    await expect(modal.getByRole('heading', { name })).toBeVisible()
    await expect(modal.getByText('There is no invoice INV-88213.')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'OK' }))
    await waitFor(async () => expect(await button()).toHaveFocus())
    await keptAsTyped()
    await expect(await (await form()).findByText('Checked')).toBeVisible()
    msw.use(states.complaints.failed)
    await userEvent.click(await button())
    const again = await dialog()
    await expect(again.getByRole('heading', { name })).toBeVisible()
    await waitFor(() => expect(again.getByRole('button', { name: 'OK' })).toHaveFocus())
    await expect(await sends()).toHaveLength(2)
    await expect(await callsTo('POST /messages/send-complaint-email')).toHaveLength(0)
    await restAtDialog()
    await expectOutline(
      screen.getByRole('alertdialog'),
      `heading 2 Failed to submit complaint. Please try again. | What you typed is still here, and the picture too.
      button OK`,
    )
  },
}
