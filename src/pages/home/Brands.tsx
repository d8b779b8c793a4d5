import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { brandsQuery } from '../../queries/products.ts'

/** The API gives brand names without logos: each name gets a style from the font's widths and weights. */
const wordmarkStyles: CSSProperties[] = [
  { fontStretch: '100%', fontWeight: 560, borderBottom: '3px double' },
  { fontStretch: '104%', fontWeight: 840, textTransform: 'uppercase', fontSize: '0.875rem' },
  {
    fontStretch: '90%',
    fontWeight: 720,
    textTransform: 'lowercase',
    letterSpacing: '-0.03em',
    fontSize: '1.25rem',
  },
  { fontStretch: '74%', fontWeight: 840, textTransform: 'uppercase', fontSize: '1.5rem' },
  { fontStretch: '104%', fontWeight: 400, letterSpacing: '0.06em' },
  {
    fontStretch: '76%',
    fontWeight: 800,
    textTransform: 'uppercase',
    border: '2px solid',
    padding: '2px 8px',
  },
  {
    fontStretch: '84%',
    fontWeight: 500,
    textTransform: 'uppercase',
    letterSpacing: '0.2em',
    fontSize: '0.9375rem',
  },
  { fontStretch: '76%', fontWeight: 700, fontSize: '1.25rem' },
]

/** §2 the brand logos, each linking to the brand's parts. A failure is silent (§8): the section is left out. */
export function Brands() {
  const { data: brands, isLoadingError } = useQuery(brandsQuery)
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
        <ul className="ruled grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {brands.map((brand, index) => (
            <li key={brand}>
              <Link
                to={`${paths.products}?brand=${encodeURIComponent(brand)}`}
                className="ring-in grid h-full min-h-21 place-items-center px-2 py-3 text-center text-[1.0625rem] leading-5.5 text-ink-strong no-underline hover:bg-photo"
              >
                <span
                  style={wordmarkStyles[index % wordmarkStyles.length]}
                  className="max-w-full wrap-anywhere"
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
    </section>
  )
}
