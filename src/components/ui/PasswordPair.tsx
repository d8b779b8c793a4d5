import { X } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { accountText } from '../../text/account.ts'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Input } from './Input.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { usePasswordToggle } from './usePasswordToggle.tsx'

type Half = ComponentProps<typeof Input> & {
  /** What the field holds now. */
  text: string
  error?: string
}

type PasswordPairProps = {
  label: string
  password: Half
  confirm: Half
}

/** A new password and its confirmation, with the rules and the live mark of §5. One eye button shows both. */
export function PasswordPair({ label, password, confirm }: PasswordPairProps) {
  const rules = useId()
  const { type, eye } = usePasswordToggle('Show passwords')
  const { text, error, ...input } = password
  const { text: again, error: confirmError, ...confirmInput } = confirm
  const state = again === '' ? 'empty' : again === text ? 'match' : 'differ'
  const both = {
    type,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  }
  return (
    <>
      <div>
        <Field label={label} error={error} describedBy={rules}>
          <Input {...input} {...both} end={eye} />
        </Field>
        <PasswordRules id={rules} password={text} />
      </div>
      <Field
        label="Confirm password"
        // Derived from the current values: an earlier message may have been resolved by editing the other field.
        error={
          state === 'empty' ? confirmError : state === 'differ' ? accountText.passwords.differ : undefined
        }
        match={state === 'match' ? accountText.passwords.match : undefined}
      >
        <Input
          {...confirmInput}
          {...both}
          end={state === 'differ' ? <Icon icon={X} className="mx-3 text-danger" /> : undefined}
        />
      </Field>
    </>
  )
}
