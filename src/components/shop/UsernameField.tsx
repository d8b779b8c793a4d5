import type { ComponentProps } from 'react'
import { Field } from '../ui/Field.tsx'
import { Input } from '../ui/Input.tsx'

/** The username of an account, written as it is kept: no capital put first, no word corrected. */
export function UsernameField({ error, ...rest }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <Field label="Username" error={error}>
      <Input {...rest} autoComplete="username" autoCapitalize="none" spellCheck={false} required />
    </Field>
  )
}
