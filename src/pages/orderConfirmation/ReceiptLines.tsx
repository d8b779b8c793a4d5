import type { Receipt } from '../../atoms/checkout.ts'
import { FoldedLines } from '../../components/shop/FoldedLines.tsx'
import { SummaryList } from '../../components/ui/SummaryList.tsx'
import { policyFacts } from '../../rules/policyFacts.ts'

/** What was ordered, and how its total is made up; long orders are folded, except on paper. */
export const ReceiptLines = ({ receipt, className }: { receipt: Receipt; className?: string }) => (
  <section aria-labelledby="receipt" className={className}>
    <h2 id="receipt" className="border-b border-ink pb-2 type-h2">
      Your order
    </h2>
    <FoldedLines items={receipt.items} />
    <SummaryList
      rows={[
        { label: 'Subtotal', amount: receipt.subtotal },
        ...(receipt.discount > 0
          ? [{ label: policyFacts.discount, amount: -receipt.discount, saving: true }]
          : []),
        ...(receipt.shipping === null ? [] : [{ label: 'Shipping', amount: receipt.shipping }]),
      ]}
    />
  </section>
)
