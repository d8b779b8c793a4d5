import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'

/** Shows and hides a password: returns the `type` of its inputs and the eye button for the end of an input. */
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
