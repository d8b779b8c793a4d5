import { EmptyState, LoadFailed } from '../../components/shop/EmptyState.tsx'
import { Button, ButtonLink } from '../../components/ui/Button.tsx'
import { useStatus } from '../../lib/pageResponse.ts'
import { paths } from '../../paths.ts'
import { productsText } from '../../text/products.ts'

/** No part matches the filters (§2). */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={productsText.noMatch}
    action={
      <Button variant="primary" onClick={onClear}>
        Clear all filters
      </Button>
    }
  >
    {productsText.noMatchHelp}
  </EmptyState>
)

/** The list itself is empty, whatever the filters. */
export const EmptyList = ({ all }: { all: boolean }) => (
  <EmptyState
    title={productsText.none}
    action={
      <>
        {!all && (
          <ButtonLink to={paths.products} variant="solid">
            All products
          </ButtonLink>
        )}
        <ButtonLink to={paths.categories}>All ranges</ButtonLink>
      </>
    }
  >
    {all
      ? 'There are no parts in the catalogue at present.'
      : 'There are no parts in this category at present.'}
  </EmptyState>
)

/** §8. The toast with the same message disappears, so the page shows it too. */
export function FailedList({ onRetry }: { onRetry: () => void }) {
  useStatus(503)
  return (
    <LoadFailed title={productsText.failed} onRetry={onRetry}>
      The list could not be loaded. Check the connection and try again.
    </LoadFailed>
  )
}
