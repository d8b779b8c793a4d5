import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** Explanation of the choice, below its label. */
  children?: ReactNode
}

/** One of a few choices, as a ruled box. Put all of them in a fieldset and give them the same `name`. */
export const RadioCard = ({ label, children, className, ...rest }: RadioCardProps) => (
  <label
    className={cx(
      'block cursor-pointer rounded-control border border-edge bg-cell px-4 pt-3.5 pb-4 hover:border-ink has-checked:border-2 has-checked:border-ink has-checked:px-3.75 has-checked:pt-3.25 has-checked:pb-3.75 has-disabled:cursor-not-allowed has-disabled:text-ink-quiet',
      className,
    )}
  >
    <span className="flex items-center gap-2.5 type-control text-base leading-6">
      <input
        {...rest}
        type="radio"
        className="size-5 flex-none cursor-[inherit] appearance-none rounded-full! border border-edge bg-cell checked:border-6 checked:border-ink forced-colors:appearance-auto"
      />
      <span>{label}</span>
    </span>
    {children && <span className="mt-2 block">{children}</span>}
  </label>
)
