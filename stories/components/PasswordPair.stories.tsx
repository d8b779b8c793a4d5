import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PasswordPair } from '../../src/components/ui/PasswordPair.tsx'

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
export default {
  title: 'Components/PasswordPair',
  component: Live,
  args: { password: '', confirm: '' },
} satisfies Meta<typeof Live>
type Story = StoryObj<typeof Live>

/** The passwords match: the rules are met, with a tick and a sentence. */
export const Match: Story = { args: { password: 'Ruwan@2026', confirm: 'Ruwan@2026' } }
