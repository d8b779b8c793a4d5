import { cx } from 'class-variance-authority'
import { Star } from 'lucide'
import { type Ref, useId, useState } from 'react'
import { counted } from '../../rules/counted.ts'
import { announceMessage, FieldMessage } from './FieldMessage.tsx'
import { Icon } from './Icon.tsx'

type StarPickerProps = {
  /** 1 to 5, 0 when none is chosen yet. */
  value: number
  onChange: (value: number) => void
  onBlur?: () => void
  error?: string
  /** Of the first star. */
  ref?: Ref<HTMLInputElement>
}

/** Five radios that look like stars: arrow keys move the rating. */
export function StarPicker({ value, onChange, onBlur, error, ref }: StarPickerProps) {
  const id = useId()
  const [hovered, setHovered] = useState(0)
  const filled = hovered || value
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined} onFocus={announceMessage}>
      <legend className="type-label">Rating</legend>
      <div className="mt-1 -ml-2 flex flex-wrap text-rating" onPointerLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <span
            key={stars}
            className="relative grid size-target place-items-center"
            data-state={stars <= filled ? 'filled' : 'empty'}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              aria-label={counted(stars, 'star')}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <Icon
              icon={Star}
              className={cx('pointer-events-none relative size-7!', stars <= filled && 'fill-current')}
            />
          </span>
        ))}
      </div>
      <div>{error && <FieldMessage id={id}>{error}</FieldMessage>}</div>
    </fieldset>
  )
}
