import { cx } from 'class-variance-authority'
import { Star } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { counted } from '../../rules/counted.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { Icon } from './Icon.tsx'

type StarPickerProps = {
  label?: ReactNode
  /** Name of the radio group; several pickers on a page need different names. */
  name?: string
  /** 1 to 5, 0 when none is chosen yet. */
  value: number
  onChange: (value: number) => void
  onBlur?: () => void
  error?: string
  disabled?: boolean
  className?: string
}

/** Five radios that look like stars: arrow keys move the rating. */
export function StarPicker(props: StarPickerProps) {
  const { label = 'Rating', name, value, onChange, onBlur, error, disabled, className } = props
  const id = useId()
  const [hovered, setHovered] = useState(0)
  const filled = hovered || value
  return (
    <fieldset
      className={cx('min-w-0', className)}
      disabled={disabled}
      aria-describedby={error ? id : undefined}
    >
      <legend className="type-label">{label}</legend>
      <div className="mt-1 -ml-2 flex flex-wrap text-rating" onPointerLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <span
            key={stars}
            className="relative grid size-target place-items-center"
            data-state={stars <= filled ? 'filled' : 'empty'}
            onPointerEnter={(event) => event.pointerType === 'mouse' && !disabled && setHovered(stars)}
          >
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              aria-label={counted(stars, 'star')}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control disabled:cursor-not-allowed"
            />
            <Icon
              icon={Star}
              className={cx('pointer-events-none relative size-7!', stars <= filled && 'fill-current')}
            />
          </span>
        ))}
      </div>
      <div aria-live="polite">{error && <FieldMessage id={id}>{error}</FieldMessage>}</div>
    </fieldset>
  )
}
