import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../../api/orders.ts'
import { type OrderAgainOutcome, orderAgainAtom } from '../../../atoms/orderAgain.ts'
import { Notice } from '../../../components/ui/Notice.tsx'
import { TextLink } from '../../../components/ui/TextLink.tsx'
import { paths } from '../../../paths.ts'
import { counted } from '../../../rules/counted.ts'
import { formatRs } from '../../../rules/money.ts'
import { keepUnits } from '../../../rules/nonBreaking.ts'

/** Adds an order's parts to the cart again (BEY-12); `outcome` is the result. */
export function useOrderAgain(order: Order) {
  const send = useSetAtom(orderAgainAtom)
  const [adding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<OrderAgainOutcome | 'failed'>()
  const again = async () => {
    setAdding(true)
    setOutcome(undefined)
    setOutcome(await send(order).catch(() => 'failed' as const))
    setAdding(false)
  }
  return { again: () => void again(), adding, outcome }
}

/** The result of ordering again, scrolled into view: it stands below the parts of the order. */
export function OrderAgainResult({
  outcome,
  className,
}: {
  outcome: OrderAgainOutcome | 'failed'
  className?: string
}) {
  const result = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={result} className={cx('scroll-my-20', className)}>
      {outcome === 'failed' ? (
        <Notice tone="danger" role="alert">
          Nothing was added to your cart: the shop did not answer, or the connection is lost.
        </Notice>
      ) : (
        <Added {...outcome} />
      )}
    </div>
  )
}

/** The parts that were added, that are not sold any more, and that have another price. */
function Added({ added, discontinued, repriced }: OrderAgainOutcome) {
  return (
    <Notice tone={discontinued.length > 0 || repriced.length > 0 ? 'caution' : 'success'} role="status">
      <p>
        <span>
          {added > 0
            ? `${counted(added, 'part')} ${added === 1 ? 'is' : 'are'} in your cart, at today's prices. `
            : 'Nothing was added to your cart. '}
        </span>
        {added > 0 && <TextLink to={paths.cart}>Go to cart</TextLink>}
      </p>
      {discontinued.map((name) => (
        <p key={name}>{`${keepUnits(name)} is not sold any more.`}</p>
      ))}
      {repriced.map(({ name, from, to }) => (
        <p key={name}>{`${keepUnits(name)} costs ${formatRs(to)} today, ${formatRs(from)} then.`}</p>
      ))}
    </Notice>
  )
}
