import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { Link } from 'react-router-dom'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { paths } from '../../paths.ts'
import { brandsQuery } from '../../queries/products.ts'

/** The API gives brand names without logos: each name gets a style from the font's widths and weights. */
const wordmarkStyles = [
  'border-b-3 border-double font-[560] font-stretch-[100%]',
  'text-[0.875rem] font-[840] uppercase',
  'text-[1.25rem] font-[720] tracking-[-0.03em] lowercase font-stretch-[90%]',
  'text-[1.5rem] font-[840] uppercase font-stretch-[74%]',
  'font-normal tracking-[0.06em]',
  'border-2 px-2 py-0.5 font-[800] uppercase font-stretch-[76%]',
  'text-[0.9375rem] font-medium tracking-[0.2em] uppercase font-stretch-[84%]',
  'text-[1.25rem] font-bold font-stretch-[76%]',
]

/** §2 the brand logos, each linking to the brand's parts. A failure is silent (§8): the section is left out. */
export function Brands() {
  const { data: brands, isLoadingError } = useQuery(brandsQuery)
  const { list, visible, more } = usePortion(brands ?? [], 'brands')
  if (isLoadingError || brands?.length === 0) return null
  return (
    <section aria-labelledby="home-brands" aria-busy={!brands} className="wrap pt-9 md:pt-14">
      <SectionHead
        id="home-brands"
        title="Brands on the shelf"
        unit="brand"
        total={brands?.length}
        className="min-h-20 md:min-h-16"
      />
      {brands ? (
        <ul ref={list} className="ruled grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {visible.map((brand, index) => (
            <li key={brand}>
              <Link
                to={`${paths.products}?brand=${encodeURIComponent(brand)}`}
                className="ring-in grid h-full min-h-21 place-items-center px-2 py-3 text-center text-[1.0625rem] leading-5.5 text-ink-strong no-underline hover:bg-photo"
              >
                <span
                  translate="no"
                  className={cx('max-w-full wrap-anywhere', wordmarkStyles[index % wordmarkStyles.length])}
                >
                  {brand}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="min-h-40" />
      )}
      {more}
    </section>
  )
}
