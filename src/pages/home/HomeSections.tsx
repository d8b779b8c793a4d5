import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
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

/** The home page below its banners, in the order of §2 and decision 18. */
export const HomeSections = () => (
  <>
    <DeliveryImage />
    <PromoCards />
    <Categories />
    {shop.home.rows.map((category) => (
      <ProductRow key={category.id} category={category} />
    ))}
    <NewArrivals />
    <FeaturesSection />
    <Brands />
    <About />
  </>
)

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
