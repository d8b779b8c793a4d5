import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, MapPin } from 'lucide'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../../src/components/ui/Field.tsx'
import { Icon } from '../../src/components/ui/Icon.tsx'
import { IconButton } from '../../src/components/ui/IconButton.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { Select } from '../../src/components/ui/Select.tsx'
import { Textarea } from '../../src/components/ui/Textarea.tsx'
import { onlyAt } from '../viewports.ts'
import { expectFocusRings, unfocus } from './helpers.ts'

/**
 * A label above a 44 px box, and one sentence below it. The control takes id, hint and error from the Field. Every
 * control of a form has one but a checkbox, which has a label of its own.
 */
const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Street address', children: <Input autoComplete="address-line1" /> },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Field>

/** Empty, at rest. */
export const Rest: Story = {}

/** Every field is required unless its label says "optional". */
export const Optional: Story = {
  args: { label: 'Apartment', optional: true },
}

/** Says, before the shopper types, why the shop asks or in which form it expects the answer. */
export const Hint: Story = {
  args: { label: 'Phone', hint: 'For the driver, if the gate is closed.', children: <Input type="tel" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'For the driver, if the gate is closed.',
    )
  },
}

/** Both focus rings surround the box. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expectFocusRings(canvas.getByRole('textbox'))
  },
}

/** A thicker edge, a sign and a sentence: an error never shows by colour alone. */
export const Invalid: Story = {
  tags: ['invalid'],
  args: {
    label: 'Phone',
    error: 'Phone number must be 10 digits and start with 0',
    children: <Input type="tel" defaultValue="771234567" />,
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Phone number must be 10 digits and start with 0')
    await expect(input).toHaveStyle({ borderTopWidth: '2px' })
    await expect(canvasElement.querySelector('p > svg')).toBeVisible()
  },
}

/** A field with an error, while it has the focus. */
export const InvalidFocus: Story = {
  name: 'Invalid, focus',
  tags: ['invalid'],
  ...Invalid,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(input).toHaveFocus()
    await expectFocusRings(input)
    await expect(input).toBeInvalid()
    await expect(canvas.getByText('Phone number must be 10 digits and start with 0')).toBeVisible()
  },
}

/** Confirmed: a thicker green edge, a tick, and a sentence. */
export const Match: Story = {
  args: {
    label: 'Confirm password',
    match: 'Passwords match',
    children: <Input type="password" defaultValue="galvanised" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords match')
    await expect(canvas.getByText('Passwords match')).toBeVisible()
    await expect(canvas.getByLabelText('Confirm password')).toHaveStyle({
      borderTopWidth: '2px',
    })
    await expect(canvasElement.querySelector('p > svg')).toBeVisible()
  },
}

/** An icon or a small button at the end of the box. */
export const WithEnd: Story = {
  name: 'With end',
  render: () => (
    <div className="grid gap-4">
      <Field label="Street address">
        <Input defaultValue="17 Station Road, Wellawatte, Colombo 06" end={<Icon icon={MapPin} />} />
      </Field>
      <Field label="Password">
        <Input
          type="password"
          defaultValue="galvanised"
          end={<IconButton label="Show password" icon={Eye} />}
        />
      </Field>
    </div>
  ),
}

const title = {
  label: 'Title',
  children: (
    <Select defaultValue="Mr">
      <option>Mr</option>
      <option>Ms</option>
      <option>Mrs</option>
    </Select>
  ),
}

/** The browser's own drop-down list in the shop's box; another entry was chosen. */
export const SelectChosen: Story = {
  name: 'Select, chosen',
  args: title,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Title' })
    await expect(select).toHaveValue('Mr')
    await userEvent.selectOptions(select, 'Mrs')
    await expect(select).toHaveValue('Mrs')
    unfocus()
  },
}

/** Sent with nothing chosen. */
export const SelectInvalid: Story = {
  name: 'Select, invalid',
  tags: ['invalid'],
  args: {
    label: 'Title',
    error: 'Choose a title.',
    children: (
      <Select defaultValue="">
        <option value="">Choose</option>
        <option>Mr</option>
      </Select>
    ),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Title' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose a title.')
  },
}

/** Takes several lines, and can be dragged taller. */
export const TextareaRest: Story = {
  name: 'Textarea, rest',
  args: {
    label: 'Order notes',
    optional: true,
    children: <Textarea defaultValue="Call from the gate, the bell is off." />,
  },
}

/** Sent without a text. */
export const TextareaInvalid: Story = {
  name: 'Textarea, invalid',
  tags: ['invalid'],
  args: { label: 'Message', error: 'Write what happened.', children: <Textarea /> },
}

/** A message is announced once its field has been visited; what a sent form lacks is the summary's to say. */
export const Announced: Story = {
  tags: ['invalid'],
  args: { error: 'Enter your street address.' },
  play: async ({ canvas }) => {
    const message = canvas.getByText('Enter your street address.')
    await expect(message.closest('[aria-live]')).toBeNull()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Street address' }))
    await expect(message.closest('[aria-live=polite]')).toBeVisible()
  },
}

/** The value is shown but cannot be changed. */
export const Disabled: Story = {
  args: { children: <Input disabled defaultValue="17 Station Road" /> },
}

/** A long label and long sentences wrap on the smallest phone. */
export const Narrow: Story = {
  tags: ['small'],
  args: {
    label: 'Number of the invoice that came with the parts you write about',
    hint: 'It stands at the top right of the paper, after the letters NLOD.',
    error: 'The invoice number has letters, a line and digits, like NLOD-10482.',
  },
  ...onlyAt('small'),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Number of the invoice/ })
    await expect(input).toHaveAccessibleDescription(/at the top right of the paper.* like NLOD-10482\.$/)
    await expect(canvas.getByText(/^Number of the invoice/).offsetHeight).toBeGreaterThan(20)
  },
}
