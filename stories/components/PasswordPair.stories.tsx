import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PasswordPair } from '../../src/components/ui/PasswordPair.tsx'
import { unfocus } from './helpers.ts'

type Typed = { password: string; confirm: string; confirmError?: string }

function Live({ password, confirm, confirmError }: Typed) {
  const [first, setFirst] = useState(password)
  const [again, setAgain] = useState(confirm)
  return (
    <div className="grid max-w-155 gap-4 xs:grid-cols-2">
      <PasswordPair
        label="New password"
        password={{ value: first, text: first, onChange: (event) => setFirst(event.target.value) }}
        confirm={{
          value: again,
          text: again,
          error: confirmError,
          onChange: (event) => setAgain(event.target.value),
        }}
      />
    </div>
  )
}

/**
 * A new password, typed twice: three rules that tick off, a tick or cross at the confirmation (§5), and one eye.
 * Signing in has a single Field.
 */
const meta: Meta<typeof Live> = {
  title: 'Components/PasswordPair',
  component: Live,
  args: { password: '', confirm: '' },
}
export default meta
type Story = StoryObj<typeof Live>

/** Nothing typed: no rule is met, and there is no tick or cross yet. */
export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/^Not met: At least 8/)
    await expect(canvas.getByLabelText('Confirm password')).not.toHaveAccessibleDescription()
  },
}

/** The confirmation differs: red, with a cross and a sentence. */
export const Differ: Story = {
  args: { password: 'Ruwan@26', confirm: 'Ruwan@2' },
}

/** The passwords match: green, with a tick and a sentence. Pasting is allowed. */
export const Match: Story = {
  args: { password: 'Ruwan@2026', confirm: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Confirm password'))
    await userEvent.paste('Ruwan@2026')
    await expect(canvas.getByText('Passwords match')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show passwords' }))
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
    unfocus()
  },
}

/** Sent without a confirmation. */
export const Missing: Story = {
  args: { password: 'Ruwan@2026', confirm: '', confirmError: 'Enter the password again' },
}
