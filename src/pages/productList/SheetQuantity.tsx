import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toQuantity } from '../../rules/cart.ts'
import { limits } from '../../rules/limits.ts'

type SheetQuantityProps = { name: string; tabIndex: number | undefined; onAdd: (quantity: number) => void }

const cell =
  'border-b border-l border-line p-0 max-md:order-2 max-md:block max-md:border-b-0 max-md:self-stretch max-md:border-t'

/** The last two cells of a row: the quantity and Add. An empty or zero quantity adds nothing. */
export function SheetQuantity({ name, tabIndex, onAdd }: SheetQuantityProps) {
  const [typed, setTyped] = useState('1')
  const settle = () => Number(typed) > 0 || setTyped('1')
  const add = () => {
    if (Number(typed) > 0) onAdd(toQuantity(typed))
    settle()
  }
  return (
    <>
      <td className={cell}>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity, ${name}`}
          value={typed}
          tabIndex={tabIndex}
          data-stop="quantity"
          onChange={({ target }) =>
            setTyped(target.value.replace(/\D/g, '').slice(0, String(limits.maxQuantity).length))
          }
          onFocus={({ target }) => target.select()}
          onBlur={settle}
          onKeyDown={({ key, repeat, currentTarget }) => {
            if (key !== 'Enter' || repeat) return
            flushSync(add)
            // Selected, so that the next digit starts another quantity.
            currentTarget.select()
          }}
          className="block h-7 w-18 scroll-mb-12 bg-transparent text-center max-md:h-target max-md:w-14 max-md:text-base pointer-coarse:h-target"
        />
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
