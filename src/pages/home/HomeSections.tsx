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

/** The home page below its banners, in the order of §2 and decision 18. The sizes are about those of the sections. */
export const HomeSections = () => (
  <>
    <LaidOutLater size="later-[25rem] md:later-[16rem]">
      <DeliveryImage />
    </LaidOutLater>
    <LaidOutLater size="later-[34rem] md:later-[12rem]">
      <PromoCards />
    </LaidOutLater>
    <LaidOutLater size="later-[40rem]">
      <Categories />
    </LaidOutLater>
    {shop.home.rows.map((category) => (
      <LaidOutLater key={category.id} size="later-[57rem]">
        <ProductRow category={category} />
      </LaidOutLater>
    ))}
    <LaidOutLater size="later-[59rem]">
      <NewArrivals />
    </LaidOutLater>
    <LaidOutLater size="later-[27rem] md:later-[10rem]">
      <FeaturesStrip />
    </LaidOutLater>
    <LaidOutLater size="later-[50rem] md:later-[20rem]">
      <Brands />
    </LaidOutLater>
    <LaidOutLater size="later-[18rem] md:later-[11rem]">
      <About />
    </LaidOutLater>
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
