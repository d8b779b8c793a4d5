import { cx } from 'class-variance-authority'
import { Minus, Plus } from 'lucide'
import { useState } from 'react'
import { limits } from '../../rules/limits.ts'
import { Icon } from './Icon.tsx'

type QuantityFieldProps = {
  /** Name for screen readers: 'Quantity', or 'Quantity, Brass padlock 50 mm' where there are several fields. */
  label?: string
  value: number
  /** Called on every press, and on every keystroke that leaves a whole number from 1 to `max`. */
  onChange: (quantity: number) => void
  /** 'per set'; added to the label for screen readers. */
  unit?: string
  max?: number
  disabled?: boolean
  className?: string
}

const step =
  'grid place-items-center hover:bg-photo disabled:cursor-not-allowed disabled:text-edge aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-edge forced-colors:aria-disabled:text-[GrayText]'

/** Minus button, editable number, plus button. A `w-full` className widens the number. */
export function QuantityField(props: QuantityFieldProps) {
  const { label = 'Quantity', value, onChange, unit, max = limits.maxQuantity, disabled, className } = props
  const [typed, setTyped] = useState<string>()
  const [announced, setAnnounced] = useState('')

  const stepBy = (delta: number) => {
    const next = value + delta
    if (next < 1 || next > max) return
    setTyped(undefined)
    setAnnounced(String(next))
    onChange(next)
  }
  const type = (text: string) => {
    const digits = text.slice(0, String(max).length)
    setTyped(digits)
    const quantity = Number(digits)
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= max && quantity !== value)
      onChange(quantity)
  }

  return (
    <fieldset
      aria-label={label}
      className={cx(
        'ring-in inline-grid min-w-0 auto-rows-[minmax(2.625rem,auto)] grid-cols-[2.75rem_minmax(3.25rem,1fr)_2.75rem] overflow-hidden rounded-control border border-edge bg-cell text-ink',
        className,
      )}
    >
      <button
        type="button"
        aria-label={`One less, ${label}`}
        aria-disabled={value <= 1 || undefined}
        disabled={disabled}
        onClick={() => stepBy(-1)}
        className={step}
      >
        <Icon icon={Minus} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        aria-label={unit ? `${label}, ${unit}` : label}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="w-full min-w-0 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none border-x border-line bg-transparent text-center text-base font-medium disabled:text-ink-quiet"
      />
      <button
        type="button"
        aria-label={`One more, ${label}`}
        aria-disabled={value >= max || undefined}
        disabled={disabled}
        onClick={() => stepBy(1)}
        className={step}
      >
        <Icon icon={Plus} />
      </button>
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </fieldset>
  )
}
