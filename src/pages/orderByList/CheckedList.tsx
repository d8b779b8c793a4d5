import { useEffect, useRef, useState } from 'react'
import { AskLine } from '../../components/shop/AskButtons.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Checkbox } from '../../components/ui/Checkbox.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { TextButton, TextLink } from '../../components/ui/TextLink.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { takeFocus } from '../../lib/focus.ts'
import { paths } from '../../paths.ts'
import { cartTotal } from '../../rules/cart.ts'
import { counted } from '../../rules/counted.ts'
import { formatRs } from '../../rules/money.ts'
import { ListRow } from './ListRow.tsx'
import type { AnsweredLine, OrderList } from './useOrderList.ts'

/** The most characters of a message: some phones cut longer addresses. */
const messageLength = 1500

/** The result of a check, one row a line in the order of the list. Nothing is in the cart yet (BEY-24). */
export function CheckedList({ list: checked, lines }: { list: OrderList; lines: readonly AnsweredLine[] }) {
  const { items, added, folded } = checked
  const message = useRef<HTMLDivElement>(null)
  const [onlyOpen, setOnlyOpen] = useState(false)
  // The pressed button is gone when nothing is left to add.
  useEffect(() => {
    if (added !== undefined) message.current?.focus()
  }, [added])

  const isFound = ({ line }: AnsweredLine) => line.state === 'match' || line.plain
  const unknown = lines.filter(({ line }) => line.state === 'unknown').length
  const found = lines.filter(isFound).length
  const open = lines.filter(({ product }) => !product)
  const shown = onlyOpen ? lines.filter((each) => !isFound(each)) : lines
  const { list, visible, more } = usePortion(shown, 'lines', { size: 100 })
  // Not those that the customer leaves out.
  const asked = open.filter((each) => !isFound(each))
  const question = ['Which parts are these?', ...asked.map(({ line }) => line.text)].join('\n')
  return (
    <div className={folded ? undefined : 'mt-7'}>
      <h2 ref={takeFocus} tabIndex={-1} className="type-h2 outline-none! shadow-none!">
        {`${found} found, ${lines.length - found - unknown} to choose, ${unknown} not found`}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6">
        {folded && (
          <TextButton className="min-h-8" apart onClick={checked.reopen}>
            Change the list
          </TextButton>
        )}
        {found > 0 && found < lines.length && lines.length > 10 && (
          <Checkbox
            label="Only the open lines"
            checked={onlyOpen}
            onChange={({ target }) => setOnlyOpen(target.checked)}
          />
        )}
      </div>
      <p
        aria-hidden
        className="mt-2 hidden gap-x-4 px-5 pb-1 type-micro font-semibold text-ink-soft md:grid md:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1.5fr)_9rem_9rem]"
      >
        <span>Your words</span>
        <span className="col-span-2">Part</span>
        <span>Quantity</span>
        <span className="text-right">Sum</span>
      </p>
      <ul
        ref={list}
        aria-label="Lines of the list"
        className="border-x border-t border-line border-t-ink bg-cell"
      >
        {visible.map((each) => (
          <ListRow key={each.line.number} {...each} onAnswer={checked.answer} />
        ))}
      </ul>
      {more}
      {items.length > 0 && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border border-t-0 border-line bg-cell px-2 py-2.5 type-h3 md:px-5">
            <span>
              Total <span className="type-micro text-ink-quiet">inc VAT</span>
            </span>{' '}
            <span translate="no" className="ml-auto">
              {formatRs(cartTotal(items))}
            </span>
          </p>
          <div className="mt-5 w-fit md:ml-auto">
            <Button variant="primary" size="xl" hook onClick={checked.add}>
              {`Add ${counted(items.length, 'line')} to cart`}
            </Button>
          </div>
        </>
      )}
      <div
        ref={message}
        tabIndex={-1}
        role="status"
        aria-label="Result"
        className="mt-3 outline-none! shadow-none!"
      >
        {added !== undefined && (
          <Notice tone="success">
            <span>{`${counted(added, 'line')} ${added === 1 ? 'is' : 'are'} in your cart, at today's prices.`}</span>{' '}
            <TextLink to={paths.cart}>Go to cart</TextLink>
          </Notice>
        )}
        {open.length > 0 && (
          <p className="mt-2 type-small text-ink-soft">{`${counted(open.length, 'line')} will be left out.`}</p>
        )}
      </div>
      {asked.length > 0 && (
        <div className="mt-2">
          <p className="type-compact">
            {`Not sure? Ask us: the message has the ${asked.length === 1 ? 'open line' : `${asked.length} open lines`}.`}
          </p>
          <AskLine message={question.slice(0, messageLength)} />
        </div>
      )}
    </div>
  )
}
