import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { formatRs } from '../../rules/money.ts'
import type { PaymentTab } from '../../rules/restrictions.ts'
import { type InstallmentMonths, installmentPlan } from '../../rules/totals.ts'

type Paying = { tab: PaymentTab; months: InstallmentMonths; total: number; outcome: DeliveryOutcome }

/** The label of the pay button: it shows the amount once that is known, never a stale one. */
export function payLabel({ tab, months, total, outcome }: Paying): string {
  if (outcome.state === 'pending' && !outcome.canPay) return 'Working out delivery...'
  const known = outcome.shipping !== null
  switch (tab) {
    case 'card':
      return known ? `Pay ${formatRs(total)}` : 'Pay by card'
    case 'installment':
      return known
        ? `Pay ${months} × ${formatRs(installmentPlan(total, months).monthly)}`
        : `Pay in ${months} months`
    case 'cod':
      return known ? `Place order, ${formatRs(total)}` : 'Place order'
  }
}
