import { useController, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/Button.tsx'
import { Checkbox } from '../../components/ui/Checkbox.tsx'
import { TextButton } from '../../components/ui/TextButton.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { useFocusAfterBusy } from '../../lib/useFocusAfterBusy.ts'
import { paths } from '../../paths.ts'
import type { DeliveryOutcome } from '../../rules/delivery.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import type { PaymentTab } from '../../rules/restrictions.ts'
import type { InstallmentMonths } from '../../rules/totals.ts'
import { checkoutText } from '../../text/checkout.ts'
import { payLabel } from './payLabel.ts'

type PayPanelProps = {
  tab: PaymentTab
  months: InstallmentMonths
  total: number
  outcome: DeliveryOutcome
  busy: boolean
  /** Why paying is blocked for a reason other than delivery; undefined when it is not. */
  held: string | undefined
  onCheckAgain: (() => void) | undefined
}

/** Why the pay button is disabled; undefined when it is enabled, even if pressing it will show missing fields. */
function reasonOf(outcome: DeliveryOutcome, held: string | undefined): string | undefined {
  if (outcome.state === 'unavailable') return 'This order cannot be delivered as it is. See Delivery address.'
  if (held) return held
  if (outcome.canPay) return undefined
  if (outcome.state === 'pending') return 'The total is known in a moment.'
  if (outcome.state === 'failed') return 'Delivery could not be worked out. See Delivery address.'
  return undefined
}

export function PayPanel({ held, onCheckAgain, busy, ...paying }: PayPanelProps) {
  const { control, formState } = useFormContext<CheckoutValues>()
  const { field } = useController({ name: 'terms', control })
  const button = useFocusAfterBusy(busy)
  const reason = reasonOf(paying.outcome, held)
  return (
    <>
      <Checkbox
        id="terms"
        ref={field.ref}
        name={field.name}
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        error={formState.errors.terms?.message}
        label={
          <>
            I agree to the <Link to={paths.terms}>terms and conditions</Link>
          </>
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
        busyText={checkoutText.processing}
        aria-disabled={reason !== undefined && !busy ? true : undefined}
        aria-describedby={reason ? 'pay-reason' : undefined}
        className="mt-3"
      >
        {payLabel(paying)}
      </Button>
      <div id="pay-reason" aria-live="polite" className="mt-2 type-small text-ink-soft">
        {busy ? null : reason} {onCheckAgain && <TextButton onClick={onCheckAgain}>Check again</TextButton>}
      </div>
      <p className="mt-2 type-small text-ink-soft">
        Processed {policyFacts.processing}. Delivery in Colombo{' '}
        <span className="whitespace-nowrap">{policyFacts.colombo}</span>, island-wide{' '}
        <span className="whitespace-nowrap">{policyFacts.island}</span>.
      </p>
    </>
  )
}
