import { useController, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Button, TextButton, useFocusAfterBusy } from '../../components/ui/Button.tsx'
import { Checkbox } from '../../components/ui/Checkbox.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { paths } from '../../paths.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts } from '../../rules/nonBreaking.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { installmentPlan } from '../../rules/totals.ts'
import { BottomBar } from '../../sections/BottomBar.tsx'
import { shop } from '../../shop/config.ts'
import { checkoutText } from '../../text/checkout.ts'
import type { Blocker, Checkout, NoticeId } from './useCheckout.ts'

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
function payLabel({ method, months, delivery }: Checkout, reason: Blocker | undefined): string {
  const { outcome, totals } = delivery
  if (reason && !reason.brief) return 'Cannot be ordered yet'
  if (outcome.state === 'pending' && !outcome.canPay) return 'Working out delivery...'
  const total = outcome.shipping === null ? undefined : totals?.total
  if (method.id === 'installment')
    return total === undefined
      ? `Pay in ${months} months`
      : `Pay ${months} × ${formatRs(installmentPlan(total, months).monthly)}`
  if (method.settles === 'gateway')
    return total === undefined ? `Pay by ${method.label.toLowerCase()}` : `Pay ${formatRs(total)}`
  return total === undefined ? 'Place order' : `Place order, ${formatRs(total)}`
}

/** The terms and the button that orders. `onSeek` shows a notice that says what is wrong and what to do. */
export function PayPanel({ checkout, onSeek }: { checkout: Checkout; onSeek: (notice: NoticeId) => void }) {
  const { unknown, busy, checkAgain } = checkout
  const { outcome, totals } = checkout.delivery
  const { control, formState } = useFormContext<CheckoutValues>()
  const { field } = useController({ name: 'terms', control })
  const button = useFocusAfterBusy(busy)
  const reason = reasonOf(outcome, checkout.blocker)
  return (
    <>
      <BottomBar of={button} label="Total and payment">
        <p>
          <span className="block type-micro text-ink-quiet">
            {outcome.shipping === null ? 'Total so far' : 'Total'}
          </span>
          <span className="type-h3 whitespace-nowrap">{totals ? formatRs(totals.total) : unknown}</span>
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
        {keepAmounts(payLabel(checkout, reason))}
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
        {checkAgain && <TextButton onClick={checkAgain}>Check again</TextButton>}
      </div>
      <p className="mt-2 type-small text-ink-soft">
        Processed {policyFacts.processing}. Delivery in {shop.city}{' '}
        <span className="whitespace-nowrap">{policyFacts.colombo}</span>, island-wide{' '}
        <span className="whitespace-nowrap">{policyFacts.island}</span>.
      </p>
    </>
  )
}
