import { cx } from 'class-variance-authority'
import { Circle, CircleCheck } from 'lucide'
import { limits } from '../../rules/limits.ts'
import { passwordRules, type PasswordRules as Rules } from '../../rules/passwords.ts'
import { Icon } from './Icon.tsx'

const texts: [rule: keyof Rules, text: string][] = [
  ['length', `At least ${limits.passwordMin} characters`],
  ['digit', 'A digit'],
  ['special', 'A special character, such as @ or #'],
]

/** The three rules of a new password as a live checklist (§5): a mark, and the same in words. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
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
              {text}
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
