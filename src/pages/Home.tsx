import { useAtomValue } from 'jotai'
import { primaryCategoriesAtom } from '../atoms/catalogue.ts'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { useHead } from '../lib/useHead.ts'
import { paths } from '../paths.ts'
import { CategoryGrid } from '../sections/CategoryGrid.tsx'
import { shop } from '../shop.config.ts'

export default function Home() {
  const total = useAtomValue(primaryCategoriesAtom).data?.length
  useHead({
    title: `${shop.name} | ${shop.tagline}`,
    description: 'Hinges, locks, fixings and cutting tools, by part number and by the millimetre.',
    canonical: `${shop.origin}${paths.home}`,
  })
  return (
    <>
      <div className="on-steel bg-steel-image text-on-steel">
        <div className="wrap py-9 md:py-14">
          <h1 data-page-heading tabIndex={-1} className="type-display">
            {shop.tagline}
          </h1>
          <p className="mt-3.5 max-w-[34ch] text-[1.0625rem] leading-6.5 text-on-steel-soft">
            Hinges, locks, fixings and cutting tools, by part number and by the millimetre.
          </p>
          <ButtonLink to={paths.products} variant="primary" className="mt-5.5">
            Browse products
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="home-categories" className="wrap pt-9 md:pt-14">
        <SectionHead
          id="home-categories"
          title="Categories"
          unit="range"
          total={total}
          more={{ to: paths.categories, label: 'All categories' }}
          className="min-h-20 md:min-h-16"
        />
        <CategoryGrid />
      </section>
    </>
  )
}
