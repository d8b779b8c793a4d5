import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { ErrorSummary } from '../../src/components/ui/ErrorSummary.tsx'
import { Field } from '../../src/components/ui/Field.tsx'
import { Input } from '../../src/components/ui/Input.tsx'

/**
 * Lists every error after a failed attempt to send a form. Each error is a link to its field. While the shopper
 * types, errors stand at their fields.
 */
export default {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { fields: [{ field: 'email', message: 'Enter your email address' }], tries: 1 },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <Field label="Email" id="email" error="Enter your email address">
        <Input />
      </Field>
    </>
  ),
} satisfies Meta<typeof ErrorSummary>
type Story = StoryObj<typeof ErrorSummary>

/** One error: the summary has the focus, and its link leads to the field. */
export const One: Story = {
  play: async () => {
    const summary = screen.getByRole('region', { name: 'One thing is missing or not right' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your email address' }))
    await expect(screen.getByLabelText('Email')).toHaveFocus()
  },
}
