import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recentlyViewedAtom } from '../../atoms/recentlyViewed.ts'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { soldQuery } from '../../queries/products.ts'
import { searchText } from '../../text/search.ts'
import { PartRows } from './PartRows.tsx'

/** A search without a connection (BEY-32): the parts that were viewed on this device and are kept there. */
export function OfflineSearch() {
  const ids = useAtomValue(recentlyViewedAtom)
  const { data: seen = [] } = useQuery({ ...soldQuery(ids), enabled: ids.length > 0 })
  return (
    <div className="lg:max-w-220">
      <EmptyState title={searchText.offline} role="status">
        It goes on by itself when you are online again.
      </EmptyState>
      {seen.length > 0 && <PartRows title={searchText.seen} query="" parts={seen} />}
    </div>
  )
}
