import { cx } from 'class-variance-authority'
import { Check, ChevronDown } from 'lucide'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { Icon } from './Icon.tsx'

type InputProps = ComponentProps<'input'> & {
  /** An Icon or small IconButton inside the box, at its end. */
  end?: ReactNode
}

/** A single-line text input. Inside a Field it takes its label, hint and error from the Field. */
export function Input({ end, className, ...rest }: InputProps) {
  const field = useField()
  const mark = end ?? (field['data-state'] === 'match' && <Icon icon={Check} className="mx-3 text-success" />)
  return (
    <div className={cx('relative', className)}>
      <input dir="auto" {...field} {...rest} className={cx(controlStyle, mark && 'pr-11!')} />
      {mark && (
        <span className="pointer-events-none absolute inset-y-0 right-0 grid min-w-target place-items-center *:[button]:pointer-events-auto">
          {mark}
        </span>
      )}
    </div>
  )
}

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    dir="auto"
    {...useField()}
    rows={rows}
    {...rest}
    className={cx(controlStyle, 'min-h-26 resize-y', className)}
  />
)

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className={cx('relative', className)}>
    <select
      {...useField()}
      {...rest}
      className={cx(controlStyle, 'appearance-none pr-10! text-ellipsis max-md:pr-8!')}
    />
    <Icon icon={ChevronDown} className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2" />
  </div>
)

/** The attributes that a Field passes to the control inside it. */
export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'data-state'?: 'match'
}

export const FieldContext = createContext<FieldControl>({})

/** The attributes from the surrounding Field, if any. Spread them on the control before its own props. */
export const useField = (): FieldControl => use(FieldContext)

/** The box of Input, Textarea and Select. Error and match have a thicker border, not only a colour. */
const controlStyle =
  'block w-full min-w-0 min-h-target rounded-control border border-edge bg-cell px-3 py-2.25 text-base leading-6 text-ink transition-colors hover:border-ink disabled:bg-photo disabled:text-ink-quiet disabled:hover:border-edge disabled:cursor-not-allowed aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-2.75 aria-invalid:py-2 data-[state=match]:border-2 data-[state=match]:border-success data-[state=match]:px-2.75 data-[state=match]:py-2'
