import { cx } from 'class-variance-authority'
import { Circle, CircleCheck, X } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { limits } from '../../rules/limits.ts'
import { passwordRules, type PasswordRules as Rules } from '../../rules/passwords.ts'
import { accountText } from '../../text/account.ts'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Input } from './Input.tsx'
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

const texts: [rule: keyof Rules, text: string][] = [
  ['length', `At least ${limits.passwordMin} characters`],
  ['digit', 'A digit'],
  ['special', 'A special character, such as @ or #'],
]

/** The three rules of a new password as a live checklist (§5): a mark, and the same in words. */
function PasswordRules({ id, password }: { id: string; password: string }) {
  const holds = passwordRules(password)
  const met = texts.filter(([rule]) => holds[rule]).length
  return (
    <>
      <ul id={id} className="mt-1.5 grid gap-1.5">
        {texts.map(([rule, text]) => (
          <li
            key={rule}
            data-met={holds[rule]}
            className={cx(
              'flex items-start gap-1.5 type-small',
              holds[rule] ? 'font-[560] text-success-strong' : 'text-ink-soft',
            )}
          >
            <Icon icon={holds[rule] ? CircleCheck : Circle} className="mt-px size-4.5!" />
            <span>
              <span className="sr-only">{holds[rule] ? 'Met: ' : 'Not met: '}</span>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {password && `${met} of ${texts.length} password rules met`}
      </p>
    </>
  )
}
