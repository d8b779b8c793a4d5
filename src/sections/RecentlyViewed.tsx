import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { recentlyViewedAtom } from '../atoms/recentlyViewed.ts'
import { TextButton } from '../components/ui/Button.tsx'
import { Mono } from '../components/ui/Mono.tsx'
import { Picture } from '../components/ui/Picture.tsx'
import { Price } from '../components/ui/Price.tsx'
import { SectionHead } from '../components/ui/SectionHead.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { takeFocus } from '../lib/focus.ts'
import { productPath } from '../paths.ts'
import { soldQuery } from '../queries/products.ts'
import { type Id, sameId } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { keepUnits } from '../rules/nonBreaking.ts'

const headingId = 'recently-viewed'

/** The parts viewed on this device, without those that the page shows (BEY-06) and those that are not sold any more. */
export function RecentlyViewed({ except }: { except: readonly Id[] }) {
  const [viewedIds, setViewedIds] = useAtom(recentlyViewedAtom)
  const ids = viewedIds
    .filter((id) => !except.some((shown) => sameId(id, shown)))
    .slice(0, limits.recentlyViewed)
  const { data: products } = useQuery({ ...soldQuery(ids), enabled: ids.length > 0 })
  const [cleared, setCleared] = useState(false)

  if (cleared)
    return (
      <p ref={takeFocus} tabIndex={-1} className="pt-9 type-small text-ink-soft outline-none! md:pt-14">
        The parts you viewed on this device are forgotten.
      </p>
    )
  if (ids.length === 0 || products?.length === 0) return null
  const forget = () => {
    setCleared(true)
    // Stored empty, not removed: other tabs notice when they record their next part.
    setViewedIds([])
  }
  return (
    <section aria-labelledby={headingId} aria-busy={!products} className="pt-9 md:pt-14">
      <SectionHead
        id={headingId}
        title="Recently viewed"
        total={products?.length ?? ids.length}
        action={(className) => (
          <TextButton onClick={forget} className={className}>
            Clear<span className="sr-only"> recently viewed parts</span>
          </TextButton>
        )}
      />
      {products ? (
        <ul className="ring-in ruled flex min-h-63 w-fit max-w-full overflow-x-auto">
          {products.map(({ product_id, name, sku, price, images }) => (
            <li key={product_id} className="w-38 flex-none md:w-42">
              <Link to={productPath(product_id)} className="group flex h-full flex-col no-underline">
                <Picture src={images[0]} alt="" sizes="10.5rem" fallback={sku || name} />
                <span className="flex flex-1 flex-col gap-y-0.5 px-2.5 pt-2 pb-2.5">
                  {sku && <Mono className="wrap-anywhere">{sku}</Mono>}
                  <span dir="auto" className="line-clamp-9 type-small group-hover:underline">
                    {keepUnits(name)}
                  </span>
                  <span className="mt-auto type-compact">
                    <Price amount={price} size="line" />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-63" />
      )}
    </section>
  )
}
