import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, MapPin } from 'lucide'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../../src/components/ui/Field.tsx'
import { Icon } from '../../src/components/ui/Icon.tsx'
import { IconButton } from '../../src/components/ui/IconButton.tsx'
import { Input, Select, Textarea } from '../../src/components/ui/Input.tsx'
import { photographedAlso } from '../viewports.ts'
import { each, expectFocusRings, unfocus } from './helpers.ts'

/**
 * A label above a 44 px box, and one sentence below it. The control takes id, hint and error from the Field. Every
 * control of a form has one but a checkbox, which has a label of its own.
 */
export default {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Street address', children: <Input autoComplete="address-line1" /> },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** At rest and disabled; with a hint, an icon or a small button at the end; a list, and several lines. */
export const Kinds: Story = {
  render: each(
    Field,
    {
      optional: true,
      hint: 'For the driver, if the gate is closed.',
      children: <Input defaultValue="17 Station Road" end={<Icon icon={MapPin} />} />,
    },
    {
      label: 'Password',
      children: (
        <Input
          type="password"
          defaultValue="galvanised"
          end={<IconButton label="Show password" icon={Eye} />}
        />
      ),
    },
    { label: 'Email', children: <Input disabled defaultValue="nadeesha@mail.example" /> },
    {
      label: 'Title',
      children: (
        <Select defaultValue="Mr">
          <option>Mr</option>
          <option>Mrs</option>
        </Select>
      ),
    },
    { label: 'Order notes', children: <Textarea defaultValue="Call from the gate, the bell is off." /> },
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Street address (optional)' })
    await expect(input).toHaveAccessibleDescription('For the driver, if the gate is closed.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Title' }), 'Mrs')
    unfocus()
    await userEvent.click(input)
    await expectFocusRings(input)
  },
}

/** Wrong, or confirmed: a thicker edge, a sign and a sentence, never the colour alone; announced once visited. */
export const Invalid: Story = {
  tags: ['invalid'],
  parameters: { chromatic: photographedAlso('small') },
  render: each(
    Field,
    {
      label: 'Phone',
      error: 'Phone number must be 10 digits and start with 0',
      children: <Input type="tel" defaultValue="771234567" />,
    },
    {
      label: 'Title',
      error: 'Choose a title.',
      children: (
        <Select>
          <option>Choose</option>
        </Select>
      ),
    },
    { label: 'Message', error: 'Write what happened.', children: <Textarea /> },
    {
      label: 'Number of the invoice that came with the parts you write about',
      error: 'The invoice number has letters, a line and digits, like NLOD-10482.',
    },
    {
      label: 'Confirm password',
      match: 'Passwords match',
      children: <Input type="password" defaultValue="galvanised" />,
    },
  ),
  play: async ({ canvas }) => {
    for (const [label, words, valid] of [
      ['Phone', 'Phone number must be 10 digits and start with 0', false],
      ['Title', 'Choose a title.', false],
      ['Message', 'Write what happened.', false],
      ['Confirm password', 'Passwords match', true],
    ] as const) {
      const control = canvas.getByLabelText(label)
      await expect(control.matches('[aria-invalid=true]')).toBe(!valid)
      await expect(control).toHaveAccessibleDescription(words)
      await expect(control).toHaveStyle({ borderTopWidth: '2px' })
      await expect(canvas.getByText(words).closest('p')?.querySelector('svg')).toBeVisible()
    }
    const message = canvas.getByText('Write what happened.')
    await expect(message.closest('[aria-live]')).toBeNull()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }))
    await expect(message.closest('[aria-live=polite]')).toBeVisible()
    unfocus()
  },
}
