import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { type DeliveryOutcome, isFreeDelivery, isTooFar } from '../../src/rules/delivery.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import {
  type PaymentTab,
  paymentMethod,
  paymentTabs,
  type Restrictions,
} from '../../src/rules/restrictions.ts'
import { type InstallmentMonths, installmentPlan, type OrderTotals } from '../../src/rules/totals.ts'

type RuleTableProps = {
  itemsTotal: number
  restrictions: Restrictions
  outcome: DeliveryOutcome
  totals: OrderTotals
  tab: PaymentTab
  months: InstallmentMonths
  total: number
}

const tabNames: Record<PaymentTab, string> = {
  card: 'Card',
  installment: 'Installments',
  cod: 'Cash on Delivery',
}

const shippingWords: Record<DeliveryOutcome['state'], string> = {
  none: 'Not known, no address yet',
  pending: 'Not known, being asked',
  failed: 'Not known, asking failed',
  unavailable: 'No delivery',
  free: 'Free',
  paid: '',
}

function payingWords({ state, canPay }: DeliveryOutcome) {
  if (canPay) return 'Can be paid'
  return state === 'unavailable' ? 'Cannot be paid' : 'Cannot be paid yet'
}

/** Returns each rule with what follows from it for this order. */
function rulesOf({ itemsTotal, restrictions, outcome, totals, tab, months, total }: RuleTableProps) {
  const km = 'distanceInKm' in outcome ? outcome.distanceInKm : undefined
  const { monthly, last } = installmentPlan(total, months)
  const { first, firstKm, perKm, most } = limits.tariff
  return [
    {
      rule: 'A part that is not delivered stops the order.',
      so: restrictions.deliverable ? 'All parts are delivered' : 'Stopped',
    },
    {
      rule: `Over ${limits.tooFarKm} km is too far for a Colombo-only part.`,
      so: [
        km === undefined ? 'Distance not known' : `${km} km is ${isTooFar(km) ? 'too far' : 'near'}`,
        restrictions.colomboOnly ? 'a Colombo-only part' : 'no Colombo-only part',
      ].join(', '),
    },
    {
      rule: `Items over ${formatRs(limits.freeDeliveryOver)} are delivered free.`,
      so: `${formatRs(itemsTotal)}: ${isFreeDelivery(itemsTotal) ? 'free' : 'charged'}`,
    },
    {
      rule: `The tariff: ${formatRs(first)} for the first ${firstKm} km, ${formatRs(perKm)} for each further started one, at most ${formatRs(most)}.`,
      so: shippingWords[outcome.state] || `Shipping ${formatRs(outcome.shipping ?? 0)}`,
    },
    {
      rule: `Items over ${formatRs(limits.promotionOver)} take ${formatRs(limits.promotionOff)} off, before shipping.`,
      so: totals.discount > 0 ? `${formatRs(-totals.discount)}` : 'No discount',
    },
    {
      rule: 'The total is items, discount, shipping and tax.',
      so: `${formatRs(total)}${outcome.shipping === null ? ' before delivery' : ''}`,
    },
    {
      rule: 'A cash-only part leaves Cash on Delivery alone.',
      so: paymentTabs(restrictions)
        .map((each) => tabNames[each])
        .join(', '),
    },
    {
      rule: 'Installments are the total by the months, to cents; the last payment takes the rest.',
      so: `${months} × ${formatRs(monthly)}${last === monthly ? '' : `, the last ${formatRs(last)}`}`,
    },
    {
      rule: 'Paying waits until delivery is known, unless it is free and no part asks for the distance.',
      so: payingWords(outcome),
    },
    { rule: 'The order carries the way to pay by name.', so: paymentMethod(tab) },
  ]
}

export function RuleTable(props: RuleTableProps) {
  const rules = rulesOf(props)
  return (
    <section aria-label="What the rules say" className="pt-9">
      <SectionHead title="What the rules say" unit="rule" total={rules.length} />
      <table className="w-full border-b border-line type-compact">
        <caption className="sr-only">Each rule and what follows for this order</caption>
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
