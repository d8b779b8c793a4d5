import { PageHead } from '../components/shop/PageHead.tsx'
import { useHead } from '../lib/useHead.ts'
import { paths } from '../paths.ts'
import { pageTitle } from '../rules/productHead.ts'
import { CategoryGrid } from '../sections/CategoryGrid.tsx'
import { shop } from '../shop.config.ts'

export default function Categories() {
  useHead({
    title: pageTitle('Categories', shop.name),
    description: `All ranges of ${shop.name}: hinges, locks, door, window and cabinet hardware, fixings, tools and roofing.`,
    canonical: `${shop.origin}${paths.categories}`,
  })
  return (
    <div className="wrap">
      <PageHead title="Categories" crumbs={[{ label: 'Home', to: paths.home }, { label: 'Categories' }]} />
      <CategoryGrid />
    </div>
  )
}
