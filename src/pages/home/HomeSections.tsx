import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { useOneByOne } from '../../lib/useOneByOne.ts'
import { paths } from '../../paths.ts'
import { primaryCategoriesQuery } from '../../queries/categories.ts'
import { CategoryGrid } from '../../sections/CategoryGrid.tsx'
import { FeaturesSection } from '../../sections/FeaturesSection.tsx'
import { NewArrivals } from '../../sections/NewArrivals.tsx'
import { shop } from '../../shop.config.ts'
import { About } from './About.tsx'
import { Brands } from './Brands.tsx'
import { DeliveryImage } from './DeliveryImage.tsx'
import { ProductRow } from './ProductRow.tsx'
import { PromoCards } from './PromoCards.tsx'

/** In the order of §2 and decision 18. */
const sections = [
  <DeliveryImage key="delivery" />,
  <PromoCards key="promotions" />,
  <Categories key="categories" />,
  ...shop.home.rows.map((category) => <ProductRow key={category.id} category={category} />),
  <NewArrivals key="new" />,
  <FeaturesSection key="features" />,
  <Brands key="brands" />,
  <About key="about" />,
]

type HomeSectionsProps = {
  /** Mounts the sections one at a time: nobody sees them yet. */
  staggered: boolean
}

/** The home page below its banners. */
export default function HomeSections({ staggered }: HomeSectionsProps) {
  const mounted = useOneByOne(sections.length, staggered)
  return (
    <>
      {sections.slice(0, mounted)}
      {mounted < sections.length && <div className="min-h-dvh" />}
    </>
  )
}

function Categories() {
  const { data, isLoadingError } = useQuery(primaryCategoriesQuery)
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="home-categories" className="wrap pt-9 md:pt-14">
      <SectionHead
        id="home-categories"
        title="Categories"
        unit="range"
        total={data?.length}
        more={{ to: paths.categories, label: 'All categories' }}
        className={isLoadingError ? undefined : 'min-h-20 md:min-h-16'}
      />
      <CategoryGrid />
    </section>
  )
}
