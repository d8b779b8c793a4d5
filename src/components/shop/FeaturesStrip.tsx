import { CreditCard, Store, Truck, Undo2 } from 'lucide'
import { Fragment } from 'react'
import { limits } from '../../rules/limits.ts'
import { paymentWords } from '../../rules/payments.ts'
import { dayRange, policyFacts } from '../../rules/policyFacts.ts'
import { shop } from '../../shop/config.ts'
import { Icon } from '../ui/Icon.tsx'

const { refundOnlineDays, refundTransferDays } = limits.policy
const [openDays = '', ...openHours] = shop.hours.split(' ')

/** In `text`, pieces between two bars must not wrap. */
const features = [
  {
    icon: Truck,
    title: 'Delivered across the island',
    text: `${shop.city} |${policyFacts.colombo}|, |island-wide| |${policyFacts.island}|.`,
  },
  {
    icon: Undo2,
    title: `Returns ${policyFacts.returns}`,
    text: `Refunds in |${dayRange(refundOnlineDays)}| business days online, |${dayRange(refundTransferDays)}| by bank transfer.`,
  },
  { icon: CreditCard, title: 'Pay your way', text: `${paymentWords.offer}.` },
  {
    icon: Store,
    title: 'Trade counter',
    text: `Walk in |${openDays}|, |${openHours.join(' ')}|. Bring the old part.`,
  },
]

/** §2 the features strip of the home and product pages, with the figures of the policy pages. */
export const FeaturesStrip = () => (
  <section aria-labelledby="features" className="@container wrap pt-9 md:pt-10">
    <h2 id="features" className="sr-only">
      How this shop works
    </h2>
    <ul className="ruled grid @min-[40rem]:grid-cols-2 @min-[72rem]:grid-cols-4">
      {features.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 p-5">
          <Icon icon={icon} size="lg" className="-mt-px" />
          <div className="min-w-0">
            <h3 className="type-h3 leading-5.5">{title}</h3>
            <p className="mt-1 type-small text-ink-soft text-pretty">
              {text.split('|').map((part, index) =>
                index % 2 === 1 ? (
                  <span key={part} className="whitespace-nowrap">
                    {part}
                  </span>
                ) : (
                  <Fragment key={part}>{part}</Fragment>
                ),
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
