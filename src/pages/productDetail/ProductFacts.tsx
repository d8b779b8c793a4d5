import { Clock, type IconNode, Store, Truck, Undo2 } from 'lucide'
import type { ReactNode } from 'react'
import type { Product } from '../../api/products.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepNumbers } from '../../rules/nonBreaking.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { isDelivered, isRestricted } from '../../rules/restrictions.ts'
import { shop } from '../../shop/config.ts'

const Fact = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon icon={icon} className="mt-px text-ink-soft" />
    <span className="min-w-0">{children}</span>
  </li>
)

/** Delivery times (§9), or when the part can be collected. */
function DeliveryTimes({ product }: { product: Product }) {
  if (!isDelivered(product))
    return (
      <span key="counter">
        <span className="whitespace-nowrap">{shop.hours}</span>.
      </span>
    )
  return (
    <span>
      {shop.city} <span className="whitespace-nowrap">{policyFacts.colombo}</span>
      {isRestricted(product, 'colomboOnly') ? (
        <span>{`. Not delivered outside ${shop.city}.`}</span>
      ) : (
        <span key="island">
          , island-wide <span className="whitespace-nowrap">{policyFacts.island}</span>.
        </span>
      )}
    </span>
  )
}

/** The delivery and return facts of this part, next to the buy buttons. */
export const ProductFacts = ({ product }: { product: Product }) => (
  <ul className="mt-5 grid gap-2 text-[0.9375rem] leading-5.5 text-ink-strong">
    {isDelivered(product) ? (
      <Fact key="delivery" icon={Truck}>
        <span className="text-success-strong">
          Delivery is free over {formatRs(limits.freeDeliveryOver)}.
        </span>
      </Fact>
    ) : (
      <Fact icon={Store}>Collect it at the trade counter, {keepNumbers(shop.address.join(', '))}.</Fact>
    )}
    <Fact icon={Clock}>
      <DeliveryTimes product={product} />
    </Fact>
    <Fact icon={Undo2}>Returns {policyFacts.returns}.</Fact>
  </ul>
)
