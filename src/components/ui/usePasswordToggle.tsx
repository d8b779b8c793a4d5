import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'

/** The eye that shows and hides a password: the `type` of its inputs, and the button for the end of one. */
export function usePasswordToggle(label = 'Show password') {
  const [visible, setVisible] = useState(false)
  const type = visible ? 'text' : 'password'
  const eye = (
    <IconButton
      label={label}
      aria-pressed={visible}
      icon={visible ? EyeOff : Eye}
      onClick={() => setVisible(!visible)}
    />
  )
  return { type, eye } as const
}
