import type { ComponentProps } from 'react'
import { Field } from '../ui/Field.tsx'
import { Input } from '../ui/Input.tsx'

/** The username of an account, without automatic capitals or spelling correction. */
export function UsernameField({ error, ...rest }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <Field label="Username" error={error}>
      <Input {...rest} autoComplete="username" autoCapitalize="none" spellCheck={false} required />
    </Field>
  )
}
