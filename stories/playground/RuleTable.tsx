import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { type DeliveryOutcome, isFreeDelivery, isTooFar } from '../../src/rules/delivery.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { offeredPayments, type PaymentId, paymentMethod } from '../../src/rules/payments.ts'
import type { Restrictions } from '../../src/rules/restrictions.ts'
import { type InstallmentMonths, installmentPlan, type OrderTotals } from '../../src/rules/totals.ts'

type RuleTableProps = {
  itemsTotal: number
  restrictions: Restrictions
  outcome: DeliveryOutcome
  totals: OrderTotals
  payment: PaymentId
  months: InstallmentMonths
  total: number
}

const shippingWords: Record<DeliveryOutcome['state'], string> = {
  none: 'Not known: no address yet',
  pending: 'Not known: waiting for the response',
  failed: 'Not known: the call failed',
  unavailable: 'No delivery',
  free: 'Free',
  paid: '',
}

function payingWords({ state, canPay }: DeliveryOutcome) {
  if (canPay) return 'Can be paid'
  return state === 'unavailable' ? 'Cannot be paid' : 'Cannot be paid yet'
}

/** Returns each rule with what follows from it for this order. */
function rulesOf({ itemsTotal, restrictions, outcome, totals, payment, months, total }: RuleTableProps) {
  const km = 'distanceInKm' in outcome ? outcome.distanceInKm : undefined
  const { monthly, last } = installmentPlan(total, months)
  const { first, firstKm, perKm, most } = limits.tariff
  return [
    {
      rule: 'A product that cannot be delivered blocks the order.',
      so: restrictions.notDelivered.length > 0 ? 'Blocked' : 'Deliverable',
    },
    {
      rule: `A distance over ${limits.tooFarKm} km is too far for a Colombo-only product.`,
      so: [
        km === undefined ? 'Distance not known' : `${km} km is ${isTooFar(km) ? 'too far' : 'near'}`,
        restrictions.colomboOnly.length > 0 ? 'Colombo-only product' : 'no Colombo-only product',
      ].join(', '),
    },
    {
      rule: `Delivery is free if the items come to more than ${formatRs(limits.freeDeliveryOver)}.`,
      so: `${formatRs(itemsTotal)}: ${isFreeDelivery(itemsTotal) ? 'free' : 'charged'}`,
    },
    {
      rule: `Otherwise delivery costs ${formatRs(first)} for the first ${firstKm} km and ${formatRs(perKm)} for each further km or part of one, at most ${formatRs(most)}.`,
      so: shippingWords[outcome.state] || `Shipping ${formatRs(outcome.shipping ?? 0)}`,
    },
    {
      rule: `If the items come to more than ${formatRs(limits.promotionOver)} before shipping, ${formatRs(limits.promotionOff)} is taken off.`,
      so: totals.discount > 0 ? `${formatRs(-totals.discount)}` : 'No discount',
    },
    {
      rule: 'The total is items - discount + shipping + tax.',
      so: `${formatRs(total)}${outcome.shipping === null ? ' before delivery' : ''}`,
    },
    {
      rule: 'With a cash-only product, only Cash on Delivery is offered.',
      so: offeredPayments(restrictions)
        .map(({ label }) => label)
        .join(', '),
    },
    {
      rule: 'Each installment is the total divided by the months, rounded to cents; the last one takes the remainder.',
      so: `${months} × ${formatRs(monthly)}${last === monthly ? '' : `, the last ${formatRs(last)}`}`,
    },
    {
      rule: 'The customer cannot pay until the delivery charge is known, unless delivery is free and no product is Colombo-only.',
      so: payingWords(outcome),
    },
    { rule: 'The order names the payment method.', so: paymentMethod(payment).wire },
  ]
}

export function RuleTable(props: RuleTableProps) {
  const rules = rulesOf(props)
  return (
    <section aria-label="Rules and results" className="pt-9">
      <SectionHead title="Rules and results" unit="rule" total={rules.length} />
      <table className="w-full border-b border-line type-compact">
        <caption className="sr-only">Each rule and its result for this order</caption>
        <thead>
          <tr className="text-left type-label">
            <th scope="col" className="py-2 pr-6">
              Rule
            </th>
            <th scope="col" className="py-2">
              For this order
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, so }) => (
            <tr key={rule} className="border-t border-line align-top">
              <th scope="row" className="w-[60%] py-2.5 pr-6 text-left font-normal text-ink-soft text-pretty">
                {rule}
              </th>
              <td className="py-2.5 font-semibold">{so}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
