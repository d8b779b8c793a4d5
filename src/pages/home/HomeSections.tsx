import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { FeaturesStrip } from '../../components/shop/FeaturesStrip.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import { primaryCategoriesQuery } from '../../queries/categories.ts'
import { LaidOutLater } from '../../sections/BelowFold.tsx'
import { CategoryGrid } from '../../sections/CategoryGrid.tsx'
import { NewArrivals } from '../../sections/NewArrivals.tsx'
import { shop } from '../../shop/config.ts'
import { Brands } from './Brands.tsx'
import { DeliveryImage } from './DeliveryImage.tsx'
import { ProductRow } from './ProductRow.tsx'
import { PromoCards } from './PromoCards.tsx'

const About = () => (
  <section aria-labelledby="home-about" className="wrap grid gap-x-8 gap-y-4 pt-9 md:pt-14 lg:grid-cols-3">
    <h2 id="home-about" className="type-h1">
      {shop.home.about.title}
    </h2>
    <p>
      {shop.name} {shop.home.about.sells}
    </p>
    <div>
      <p>{shop.home.about.promise}</p>
      <TextLink to={paths.about} after={ArrowRight} className="mt-3">
        About Us
      </TextLink>
    </div>
  </section>
)

/** The home page below its banners, in the order of §2 and decision 18. The heights are about those on a phone. */
export const HomeSections = () => (
  <>
    <LaidOutLater height={25} content={<DeliveryImage />} />
    <LaidOutLater height={34} content={<PromoCards />} />
    <LaidOutLater height={40} content={<Categories />} />
    {shop.home.rows.map((category) => (
      <LaidOutLater key={category.id} height={57} content={<ProductRow category={category} />} />
    ))}
    <LaidOutLater height={59} content={<NewArrivals />} />
    <LaidOutLater height={27} content={<FeaturesStrip />} />
    <LaidOutLater height={50} content={<Brands />} />
    <LaidOutLater height={18} content={<About />} />
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
        more={{ to: paths.categories, label: 'All ranges' }}
        className={isLoadingError ? undefined : 'min-h-20 md:min-h-16'}
      />
      <CategoryGrid />
    </section>
  )
}
