import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Ticks } from '../components/ui/Ticks.tsx'
import { primaryCategoriesQuery } from '../queries/categories.ts'
import { counted } from '../rules/counted.ts'
import { CategoryGrid } from '../sections/CategoryGrid.tsx'

export default function Categories() {
  const count = useQuery(primaryCategoriesQuery).data?.length ?? 0
  return (
    <div className="wrap">
      <PageHead title="Categories" meta={count > 0 && counted(count, 'range')} />
      <div className="h-5.5 border-t border-ink">
        <Ticks count={count} />
      </div>
      <CategoryGrid look="index" />
    </div>
  )
}
