import { cx } from 'class-variance-authority'
import { Minus, Plus } from 'lucide'
import { useId, useRef, useState } from 'react'
import { wholeNumber } from '../../rules/digits.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { Icon } from './Icon.tsx'

type QuantityFieldProps = {
  /** Name for screen readers: 'Quantity', or 'Quantity, Brass padlock 50 mm' where there are several fields. */
  label?: string
  value: number
  /** Called on every press, and on every keystroke that leaves a whole number from 1 to `limits.maxQuantity`. */
  onChange: (quantity: number) => void
  /** Called when the focus leaves a field that is empty or 0 and its buttons, or at Enter. The old number returns. */
  onClear?: () => void
  /** 'per set'; added to the label for screen readers. */
  unit?: string
  /** For the rows of a dense list: below 48rem without its buttons. */
  slim?: boolean
  className?: string
}

const max = limits.maxQuantity

const step =
  'grid place-items-center hover:bg-photo aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-edge forced-colors:aria-disabled:text-[GrayText]'

/** Minus button, editable number, plus button. A `w-full` className widens the number. */
export function QuantityField(props: QuantityFieldProps) {
  const { label = 'Quantity', value, onChange, onClear, unit, slim, className } = props
  const [typed, setTyped] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const [tooMany, setTooMany] = useState(false)
  const id = useId()
  const whose = label.replace(/^Quantity(, )?/, (_, more?: string) => (more ? ' of ' : ''))
  const isEmptied = useRef(false)

  const stepBy = (delta: number) => {
    const next = value + delta
    if (next < 1 || next > max) return
    isEmptied.current = false
    setTyped(undefined)
    setTooMany(false)
    setAnnounced(String(next))
    onChange(next)
  }
  const type = (text: string) => {
    setTyped(text)
    const number = wholeNumber(text)
    isEmptied.current = number === 0
    setTooMany(number > max)
    const quantity = Math.min(number, max)
    if (quantity >= 1 && quantity !== value) onChange(quantity)
  }

  const commit = () => setTyped(undefined)
  const leave = () => {
    if (isEmptied.current) onClear?.()
    isEmptied.current = false
  }

  return (
    <fieldset
      aria-label={label}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}
      className={cx(
        'ring-in inline-grid min-w-0 auto-rows-[minmax(2.625rem,auto)] overflow-hidden rounded-control border bg-cell text-ink',
        slim
          ? 'grid-cols-[3.5rem] md:grid-cols-[2.75rem_minmax(4rem,1fr)_2.75rem] max-md:[&>button]:hidden'
          : 'grid-cols-[minmax(1.5rem,2.75rem)_minmax(3rem,1fr)_minmax(1.5rem,2.75rem)]',
        tooMany ? 'border-danger' : 'border-edge',
        className,
      )}
    >
      <button
        type="button"
        aria-label={`One less${whose}`}
        aria-disabled={value <= 1 || undefined}
        onClick={() => stepBy(-1)}
        className={step}
      >
        <Icon icon={Minus} />
      </button>
      {/* Of type text: the wheel changes a focused field of type number, and the page does not scroll. */}
      <input
        role="spinbutton"
        size={6}
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        aria-label={unit ? `${label}, ${unit}` : label}
        aria-invalid={tooMany || undefined}
        aria-describedby={tooMany ? id : undefined}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            stepBy(event.key === 'ArrowUp' ? 1 : -1)
          }
          if (event.key !== 'Enter') return
          commit()
          leave()
        }}
        className="w-full min-w-0 field-sizing-content border-x border-line bg-transparent text-center text-base font-medium"
      />
      <button
        type="button"
        aria-label={`One more${whose}`}
        aria-disabled={value >= max || undefined}
        onClick={() => stepBy(1)}
        className={step}
      >
        <Icon icon={Plus} />
      </button>
      <div
        aria-live="polite"
        className={tooMany ? 'col-span-full grid items-center border-t border-line px-2 pb-1.5' : 'sr-only'}
      >
        {tooMany ? <FieldMessage id={id}>{`At most ${groupedNumber(max)}`}</FieldMessage> : announced}
      </div>
    </fieldset>
  )
}
