import { PageHead } from '../../components/shop/PageHead.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { RetryButton } from '../../components/ui/RetryButton.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { useFocusAfterBusy } from '../../lib/useFocusAfterBusy.ts'
import { useOnline } from '../../lib/useWindowValue.ts'
import { paths } from '../../paths.ts'
import { shop } from '../../shop.config.ts'

const title = 'This product did not load'

/** PDP-17: the product could not be loaded, though it may exist. */
export function ProductFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const retry = useFocusAfterBusy(busy)
  const online = useOnline()
  useStatus(503)
  return (
    <div className="wrap">
      <PageHead
        title={online ? title : 'This product is not on your device yet'}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Products', to: paths.products },
          { label: 'Not loaded' },
        ]}
      />
      <p role="alert" className="max-w-[34.5em] text-ink-soft text-pretty">
        {online
          ? `The shop did not answer, or the connection is lost. Your cart is safe. Try again, or call ${shop.phone.display}.`
          : 'It opens by itself as soon as you are connected again.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {online && <RetryButton ref={retry} busy={busy} busyText="Trying..." onClick={onRetry} />}
        <ButtonLink to={paths.products}>Products</ButtonLink>
      </div>
    </div>
  )
}
