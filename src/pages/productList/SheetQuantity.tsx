import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'

/** Milliseconds for which the button says 'Added'. */
const addedMs = 3000

type SheetQuantityProps = {
  name: string
  tabIndex?: number | undefined
  onAdd: (quantity: number) => void
  /** What stands before the quantity. */
  before?: ReactNode
  /** How the cells stand where the row is no row of a table, on small screens. */
  quantityClassName: string
  addClassName: string
}

const control = 'h-6.5 rounded-control border border-edge max-md:h-target pointer-coarse:h-target'

/** The last two cells of a row: the quantity and Add. An empty, zero, broken or too large quantity adds nothing. */
export function SheetQuantity(props: SheetQuantityProps) {
  const { name, tabIndex, onAdd, before, quantityClassName, addClassName } = props
  const [typed, setTyped] = useState('1')
  const [added, setAdded] = useState(0)
  const id = useId()
  // '2.5' is no quantity, and neither is its 25.
  const quantity = /^\d+$/.test(typed) ? Number(typed) : 0
  const tooMany = quantity > limits.maxQuantity
  const commit = () => quantity > 0 || setTyped('1')
  const add = () => {
    if (quantity > 0 && !tooMany) {
      onAdd(quantity)
      setAdded((times) => times + 1)
    }
    commit()
  }

  useEffect(() => {
    if (added === 0) return
    const timer = setTimeout(() => setAdded(0), addedMs)
    return () => clearTimeout(timer)
  }, [added])

  return (
    <>
      <td className={quantityClassName}>
        <div className="flex items-center justify-end gap-2">
          {before}
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Quantity, ${name}`}
            value={typed}
            tabIndex={tabIndex}
            data-stop="quantity"
            aria-invalid={tooMany || (typed !== '' && quantity === 0) || undefined}
            aria-describedby={tooMany ? id : undefined}
            onChange={({ target }) => setTyped(target.value.trim())}
            onFocus={({ target }) => target.select()}
            onBlur={commit}
            onKeyDown={({ key, repeat, currentTarget }) => {
              if (key !== 'Enter' || repeat) return
              flushSync(add)
              // Selected, so that the next digit starts another quantity.
              currentTarget.select()
            }}
            className={cx(
              control,
              'block w-14 scroll-mb-12 bg-cell text-center max-md:w-12 max-md:text-base',
            )}
          />
        </div>
        {tooMany && (
          <p id={id} role="alert" className="w-0 min-w-full pb-1 text-center type-micro text-danger">
            At most {groupedNumber(limits.maxQuantity)}
          </p>
        )}
      </td>
      <td className={addClassName}>
        <button
          type="button"
          aria-label={`${added ? 'Added' : 'Add'}, ${name}`}
          tabIndex={tabIndex}
          data-stop
          onClick={add}
          className={cx(
            control,
            'block w-16 type-control',
            added ? 'border-ink bg-steel text-on-steel' : 'bg-cell hover:bg-photo',
          )}
        >
          {added ? 'Added' : 'Add'}
        </button>
      </td>
    </>
  )
}
