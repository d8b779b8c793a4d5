import { Truck } from 'lucide'
import { AskLine } from '../../components/shop/AskButtons.tsx'
import { TextButton } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { type DeliveryOutcome, formatKm } from '../../rules/delivery.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts, keepUnits } from '../../rules/nonBreaking.ts'
import { shop } from '../../shop/config.ts'
import { checkoutText } from '../../text/checkout.ts'

type DeliveryNoticeProps = {
  outcome: DeliveryOutcome
  failure?: string
  onAskAgain: () => void
  onRemove: () => void
  onChangeAddress: () => void
}

type SentencesProps = {
  of: { distanceInKm: number; takenAs?: string | undefined }
  children: string
  onChangeAddress: () => void
}

/** The outcome and the distance. Where the address is unclear, the place that it is taken as, and the way to correct it. */
function Sentences({ of: { distanceInKm, takenAs }, children, onChangeAddress }: SentencesProps) {
  const km = keepUnits(formatKm(distanceInKm))
  if (takenAs === undefined)
    return (
      <p>
        <span>{children}</span> <span className="text-ink">{`${km} from the depot.`}</span>
      </p>
    )
  return (
    <>
      <p>{children}</p>
      <p>
        <span className="text-ink">{checkoutText.takenAs(takenAs, km)}</span>{' '}
        <TextButton onClick={onChangeAddress}>{checkoutText.changeAddress}</TextButton>
      </p>
    </>
  )
}

/** The delivery outcome, shown below the address it depends on; when it blocks the order, it offers a remedy. */
export function DeliveryNotice(props: DeliveryNoticeProps) {
  const { outcome, failure, onAskAgain, onRemove, onChangeAddress } = props
  switch (outcome.state) {
    case 'none':
      return null
    case 'pending':
      return (
        <p className="flex min-h-12 items-center type-compact text-ink-soft">
          Working out delivery to this address...
        </p>
      )
    case 'failed':
      return (
        <Notice tone="danger" id="delivery">
          <p className="font-semibold">{checkoutText.deliveryFailed}</p>
          {failure && <p>{failure}</p>}
          <TextButton onClick={onAskAgain}>Retry</TextButton>
        </Notice>
      )
    case 'free':
    case 'paid':
      return (
        <Notice tone={outcome.takenAs === undefined ? 'success' : 'caution'} icon={Truck}>
          <Sentences of={outcome} onChangeAddress={onChangeAddress}>
            {outcome.state === 'free'
              ? checkoutText.free
              : `Delivery to this address is ${keepAmounts(formatRs(outcome.shipping))}.`}
          </Sentences>
        </Notice>
      )
    case 'unavailable': {
      // A notice at the top of the form says it, whatever the address.
      if (outcome.reason === 'notDelivered') return null
      const names = new Intl.ListFormat('en').format(outcome.names.map(keepUnits))
      const many = outcome.names.length > 1
      return (
        <Notice tone="danger" id="delivery">
          <p className="font-semibold">{checkoutText.unavailable}</p>
          {outcome.takenAs === undefined ? (
            <p>
              {`${names} ${many ? 'are' : 'is'} only delivered within ${shop.city}, and this address is ${keepUnits(formatKm(outcome.distanceInKm))} from the depot.`}
            </p>
          ) : (
            <>
              <p>{checkoutText.colomboUnclear(names, many)}</p>
              <p>{checkoutText.takenAs(outcome.takenAs, keepUnits(formatKm(outcome.distanceInKm)))}</p>
            </>
          )}
          <div className="mt-1 flex flex-wrap gap-x-5">
            <TextButton onClick={onRemove}>{`Remove ${many ? 'these parts' : names}`}</TextButton>
            <TextButton onClick={onChangeAddress}>Change address</TextButton>
          </div>
          <p className="mt-2">{`Or collect ${many ? 'them' : 'it'} at the trade counter, ${shop.address.join(', ')}.`}</p>
          <AskLine message={`I would like to collect: ${outcome.names.join('; ')}.`} />
        </Notice>
      )
    }
  }
}
