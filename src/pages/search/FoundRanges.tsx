import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { CategoryName } from '../../api/categories.ts'
import type { Product } from '../../api/products.ts'
import { ownCategory, partsLink } from '../../components/shop/categoryLinks.ts'

/** The ranges in which parts were found, with how many in each, the largest first; none where it is only one. */
export function FoundRanges({ products }: { products: readonly Product[] }) {
  const ranges = useMemo(() => {
    const byId = new Map<string, { category: CategoryName; count: number }>()
    for (const category of products.flatMap((product) => ownCategory(product) ?? [])) {
      const id = String(category.category_id)
      byId.set(id, { category, count: (byId.get(id)?.count ?? 0) + 1 })
    }
    return [...byId.values()].sort((one, other) => other.count - one.count)
  }, [products])
  if (ranges.length < 2) return null
  return (
    <nav aria-label="Ranges of these parts" className="mb-4">
      <ul className="ring-in flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-1 md:flex-wrap">
        {ranges.map(({ category, count }) => (
          <li key={category.category_id} className="flex-none">
            <Link
              {...partsLink(category)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-tag border border-edge bg-cell px-2.5 type-label font-stretch-[94%] no-underline hover:border-ink hover:bg-photo pointer-coarse:min-h-target"
            >
              <bdi>{category.name}</bdi>{' '}
              <span translate="no" className="type-mono text-ink-quiet">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
