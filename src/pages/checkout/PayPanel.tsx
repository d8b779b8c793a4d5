import { useController, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Button, useFocusAfterBusy } from '../../components/ui/Button.tsx'
import { Checkbox } from '../../components/ui/Checkbox.tsx'
import { TextButton } from '../../components/ui/TextLink.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { paths } from '../../paths.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { formatRs } from '../../rules/money.ts'
import { type PaymentId, paymentMethod } from '../../rules/payments.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { type InstallmentMonths, installmentPlan } from '../../rules/totals.ts'
import { BottomBar } from '../../sections/BottomBar.tsx'
import { shop } from '../../shop/config.ts'
import { checkoutText } from '../../text/checkout.ts'

type Payable = {
  payment: PaymentId
  months: InstallmentMonths
  total: number | undefined
  outcome: DeliveryOutcome
}

type PayPanelProps = Payable & {
  /** What stands in the place of a total that is not known. */
  unknown: string
  busy: boolean
  /** Why paying is blocked for a reason other than delivery; undefined when it is not. */
  blocker: Blocker | undefined
  onCheckAgain: (() => void) | undefined
  onSeek: (notice: Notice) => void
}

/** The id of a notice that says what is wrong and what to do. */
type Notice = 'delivery' | 'changes'
/** Why paying is blocked. `see` is a link to `notice`. What only has to be waited for is `brief`. */
export type Blocker = { words: string; see?: string; notice?: Notice; brief?: true }

const address = { see: 'See the delivery address', notice: 'delivery' } as const

/** Why the pay button is disabled; undefined when it is enabled, even if pressing it will show missing fields. */
function reasonOf(outcome: DeliveryOutcome, blocker: Blocker | undefined): Blocker | undefined {
  if (outcome.state === 'unavailable') {
    const names = new Intl.ListFormat('en').format(outcome.names)
    return outcome.reason === 'colomboOnly'
      ? { words: `${names} cannot be delivered to this address.`, ...address }
      : { words: `${names} cannot be delivered.`, see: 'See what can be done', notice: 'delivery' }
  }
  if (blocker) return blocker
  if (outcome.canPay) return undefined
  // A failure may be held back while the address is typed: there is a notice then.
  if (outcome.state === 'pending')
    return { words: 'The total is known in a moment.', notice: 'delivery', brief: true }
  if (outcome.state === 'failed') return { words: 'Delivery could not be worked out.', ...address }
  return undefined
}

/** The label of the pay button: it shows the amount once that is known, never a stale one, nor one that cannot be paid. */
function payLabel({ payment, months, total, outcome }: Payable, reason: Blocker | undefined): string {
  if (reason && !reason.brief) return 'Cannot be ordered yet'
  if (outcome.state === 'pending' && !outcome.canPay) return 'Working out delivery...'
  const isPriced = outcome.shipping !== null && total !== undefined
  if (payment === 'installment')
    return isPriced
      ? `Pay ${months} × ${formatRs(installmentPlan(total, months).monthly)}`
      : `Pay in ${months} months`
  const { settles, label } = paymentMethod(payment)
  if (settles === 'gateway') return isPriced ? `Pay ${formatRs(total)}` : `Pay by ${label.toLowerCase()}`
  return isPriced ? `Place order, ${formatRs(total)}` : 'Place order'
}

export function PayPanel({ unknown, blocker, onCheckAgain, onSeek, busy, ...paying }: PayPanelProps) {
  const { control, formState } = useFormContext<CheckoutValues>()
  const { field } = useController({ name: 'terms', control })
  const button = useFocusAfterBusy(busy)
  const reason = reasonOf(paying.outcome, blocker)
  const { total, outcome } = paying
  return (
    <>
      <BottomBar of={button} label="Total and payment">
        <p>
          <span className="block type-micro text-ink-quiet">
            {outcome.shipping === null ? 'Total so far' : 'Total'}
          </span>
          <span className="type-h3 whitespace-nowrap">{total === undefined ? unknown : formatRs(total)}</span>
        </p>
        <Button
          variant="primary"
          hook
          onClick={() => {
            const terms = document.getElementById('terms')
            terms?.scrollIntoView({ block: 'center' })
            terms?.focus({ preventScroll: true })
          }}
        >
          Check and pay
        </Button>
      </BottomBar>
      <Checkbox
        id="terms"
        ref={field.ref}
        name={field.name}
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        error={formState.errors.terms?.message}
        label={
          <span>
            I agree to the <Link to={paths.terms}>terms and conditions</Link>
          </span>
        }
        className="mt-2"
      />
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="xl"
        block
        hook
        busy={busy}
        disabled={busy}
        busyText={checkoutText.processing}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? 'pay-reason' : undefined}
        onBlocked={() => reason?.notice && onSeek(reason.notice)}
        className="mt-3"
      >
        {payLabel(paying, reason)}
      </Button>
      <div id="pay-reason" aria-live="polite" className="mt-2 type-small text-ink-soft">
        {!busy && reason && <span>{reason.words}</span>}{' '}
        {!busy && reason?.see && (
          <a
            href={`#${reason.notice}`}
            onClick={(event) => {
              event.preventDefault()
              if (reason.notice) onSeek(reason.notice)
            }}
          >
            {reason.see}
          </a>
        )}{' '}
        {onCheckAgain && <TextButton onClick={onCheckAgain}>Check again</TextButton>}
      </div>
      <p className="mt-2 type-small text-ink-soft">
        Processed {policyFacts.processing}. Delivery in {shop.city}{' '}
        <span className="whitespace-nowrap">{policyFacts.colombo}</span>, island-wide{' '}
        <span className="whitespace-nowrap">{policyFacts.island}</span>.
      </p>
    </>
  )
}
