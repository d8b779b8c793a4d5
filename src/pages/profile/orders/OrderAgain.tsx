import { useSetAtom } from 'jotai'
import { useState } from 'react'
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

/** The result of ordering again: parts that were added, that are not sold any more, and that have another price. */
export function OrderAgainResult({
  outcome,
  className,
}: {
  outcome: OrderAgainOutcome | 'failed'
  className?: string
}) {
  if (outcome === 'failed') {
    return (
      <Notice tone="danger" role="alert" className={className}>
        Nothing was added to your cart: the shop did not answer, or the connection is lost.
      </Notice>
    )
  }
  const { added, discontinued, repriced } = outcome
  return (
    <Notice
      tone={discontinued.length > 0 || repriced.length > 0 ? 'caution' : 'success'}
      role="status"
      className={className}
    >
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
