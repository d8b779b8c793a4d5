import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'

type SheetQuantityProps = {
  name: string
  tabIndex?: number | undefined
  onAdd: (quantity: number) => void
  /** How the cells stand where the row is no row of a table, on small screens. */
  cellClassName: string
}

/** The last two cells of a row: the quantity and Add. An empty, zero or too large quantity adds nothing. */
export function SheetQuantity({ name, tabIndex, onAdd, cellClassName }: SheetQuantityProps) {
  const cell = `border-l border-b border-line p-0 ${cellClassName}`
  const [typed, setTyped] = useState('1')
  const id = useId()
  const tooMany = Number(typed) > limits.maxQuantity
  const commit = () => Number(typed) > 0 || setTyped('1')
  const add = () => {
    if (Number(typed) > 0 && !tooMany) onAdd(Number(typed))
    commit()
  }
  return (
    <>
      <td className={`${cell} ml-auto`}>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity, ${name}`}
          value={typed}
          tabIndex={tabIndex}
          data-stop="quantity"
          aria-invalid={tooMany || undefined}
          aria-describedby={tooMany ? id : undefined}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          onFocus={({ target }) => target.select()}
          onBlur={commit}
          onKeyDown={({ key, repeat, currentTarget }) => {
            if (key !== 'Enter' || repeat) return
            flushSync(add)
            // Selected, so that the next digit starts another quantity.
            currentTarget.select()
          }}
          className="block h-7 w-18 scroll-mb-12 bg-transparent text-center max-md:h-target max-md:w-16 max-md:text-base pointer-coarse:h-target"
        />
        {tooMany && (
          <p id={id} role="alert" className="w-0 min-w-full pb-1 text-center type-micro text-danger">
            At most {groupedNumber(limits.maxQuantity)}
          </p>
        )}
      </td>
      <td className={cell}>
        <button
          type="button"
          aria-label={`Add, ${name}`}
          tabIndex={tabIndex}
          data-stop
          onClick={add}
          className="block h-7 w-14 type-control hover:bg-photo max-md:h-target pointer-coarse:h-target"
        >
          Add
        </button>
      </td>
    </>
  )
}
