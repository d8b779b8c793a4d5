import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Field } from '../../src/components/ui/Field.tsx'
import { PhoneInput } from '../../src/components/ui/PhoneInput.tsx'

/**
 * A field for a Sri Lankan phone number: it keeps digits only and accepts numbers pasted with +94 in front. Use
 * QuantityField for a quantity.
 */
export default {
  title: 'Components/PhoneInput',
  component: PhoneInput,
  args: { onChange: fn() },
  render: (args) => (
    <Field label="Phone">
      <PhoneInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PhoneInput>
type Story = StoryObj<typeof PhoneInput>

/** A number pasted as an address book writes it is turned into the shop's own form (decision 9). */
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }))
    await userEvent.paste('+94 77 123-4567')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenCalledWith('0771234567')
  },
}
