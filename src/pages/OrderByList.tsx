import { homeCrumb } from '../components/shop/crumbs.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { paths } from '../paths.ts'
import { CheckedList } from './orderByList/CheckedList.tsx'
import { ListInput } from './orderByList/ListInput.tsx'
import { useOrderList } from './orderByList/useOrderList.ts'

const crumbs = [homeCrumb, { label: 'Cart', to: paths.cart }, { label: 'Order by list' }]

/** BEY-24: a list of part numbers and quantities, checked line by line before anything enters the cart. */
export default function OrderByList() {
  const hydrated = useHydrated()
  return (
    <div className="wrap">
      <PageHead title="Order by list" crumbs={crumbs} />
      {hydrated ? <ListScreen /> : <Skeleton className="h-110" />}
    </div>
  )
}

function ListScreen() {
  const list = useOrderList()
  const { state, lines } = list
  return (
    <>
      {!list.folded && <ListInput list={list} />}
      <div role="status">
        {state === 'failed' && (
          <Notice tone="danger" className="mt-5">
            The list could not be checked: the shop did not answer, or the connection is lost. Your list is
            kept; try again.
          </Notice>
        )}
        {lines?.length === 0 && (
          <Notice tone="caution" className="mt-5">
            There is no line to check yet. Type, paste or choose a list first.
          </Notice>
        )}
      </div>
      {lines && lines.length > 0 && <CheckedList list={list} lines={lines} />}
    </>
  )
}
