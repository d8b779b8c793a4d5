import { NotDeliveredNotice } from '../../components/shop/NotDeliveredNotice.tsx'
import { FirstPaint } from '../../sections/FirstPaint.tsx'
import { checkoutText } from '../../text/checkout.ts'

type CollectOnlyNoticeProps = {
  /** The names of the parts that are not delivered. Undefined until the page is hydrated: src/firstPaint/ writes them. */
  names: readonly string[] | undefined
  onRemove: () => void
}

/** At the top of the form: an order with these parts cannot be placed, whatever the address. */
export const CollectOnlyNotice = ({ names, onRemove }: CollectOnlyNoticeProps) =>
  names ? (
    <NotDeliveredNotice
      title={checkoutText.unavailable}
      names={names}
      onRemove={onRemove}
      id="delivery"
      className="mb-5"
    />
  ) : (
    <FirstPaint>
      {[[], ['blankOther']].map((more, at) => (
        <div key={more.length} data-when={`away${at + 1}`}>
          <NotDeliveredNotice
            title={checkoutText.unavailable}
            names={['blankAway', ...more]}
            onRemove={onRemove}
            className="mb-5"
          />
        </div>
      ))}
    </FirstPaint>
  )
