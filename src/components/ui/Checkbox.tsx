import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { announceMessage, FieldMessage } from './FieldMessage.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** How many entries this choice would show, at the end of the row. */
  count?: number
  error?: string
}

/** Drawn without elements of its own: a list has dozens of boxes, all rendered again with every tick. */
const tick =
  'checked:before:size-3.5 checked:before:bg-action checked:before:[clip-path:polygon(16.7%_41.2%,37.5%_62%,83.3%_16.2%,92.2%_25%,37.5%_79.7%,7.8%_50%)] forced-colors:before:hidden'

export function Checkbox({ label, count, error, className, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const messageId = `${rest.id ?? generatedId}-message`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices a visit of the box inside
    <div className={className} onFocus={count === undefined ? announceMessage : undefined}>
      <label className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1.25 type-compact has-disabled:cursor-not-allowed has-disabled:text-ink-quiet max-md:min-h-target max-md:py-2.75 pointer-coarse:min-h-target pointer-coarse:py-2.75">
        <input
          {...rest}
          type="checkbox"
          aria-label={count !== undefined && typeof label === 'string' ? `${label}, ${count}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : rest['aria-describedby']}
          className={cx(
            'mt-px grid size-5 flex-none cursor-[inherit] appearance-none place-items-center rounded-tag border border-edge bg-cell checked:border-ink checked:bg-ink disabled:border-line disabled:bg-photo aria-invalid:border-2 aria-invalid:border-danger forced-colors:appearance-auto',
            tick,
          )}
        />
        <span dir="auto" className="min-w-0">
          {label}
        </span>
        {count !== undefined && (
          <span aria-hidden className="ml-auto text-ink-quiet">
            {count}
          </span>
        )}
      </label>
      {/* A filter, which has a count, never has an error. */}
      {count === undefined && (
        <div className="*:mt-0 *:mb-1.5">{error && <FieldMessage id={messageId}>{error}</FieldMessage>}</div>
      )}
    </div>
  )
}
