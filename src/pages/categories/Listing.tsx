import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import type { Category } from '../../api/categories.ts'
import { crumbsAbove, partsLink } from '../../components/shop/categoryLinks.ts'
import { useHead } from '../../lib/useHead.ts'
import { categoryPath, subcategoryPath } from '../../paths.ts'
import { belowQuery } from '../../queries/categories.ts'
import { metaDescription, pageTitle } from '../../rules/productHead.ts'
import { addressOf, type Trail } from '../../rules/trail.ts'
import { shop } from '../../shop.config.ts'
import { categoriesText } from '../../text/categories.ts'
import { Below } from './Below.tsx'
import { CategoryHead } from './CategoryHead.tsx'
import { SubcategoryCards } from './SubcategoryCards.tsx'
import { TertiaryCards } from './TertiaryCards.tsx'

type ListingProps = {
  /** Of what is listed. */
  level: 'secondary' | 'tertiary'
  category: Category
  parents: Trail<Category>
  /** The words, the picture and the parents are still being looked for: what stands below would move with them. */
  looking?: boolean
}

/** The categories below one. Where there are none its parts are the page: §2, decision 24. */
export function Listing({ level, category, parents, looking = false }: ListingProps) {
  const { primary: named } = useParams()
  const above = level === 'secondary' ? 'primary' : 'secondary'
  const { data, isLoadingError, refetch } = useQuery(belowQuery(above, category.category_id))
  const { name, description } = category
  const address = addressOf(category)
  const primary = parents[0] ? addressOf(parents[0]) : named
  useHead({
    title: pageTitle(name, shop.name),
    description:
      metaDescription(description) ||
      `${name} at ${shop.name}: choose a range, or see every part with its number, unit and price inc VAT.`,
    canonical: shop.origin + (primary ? subcategoryPath(primary, address) : categoryPath(address)),
  })
  const parts = partsLink(category)
  if (data?.length === 0) return <Navigate to={parts.to} state={parts.state} replace />

  const failed = level === 'secondary' ? categoriesText.failed : categoriesText.tertiaryFailed
  return (
    <div className="wrap">
      <CategoryHead
        category={category}
        crumbs={[...crumbsAbove(parents), { label: name }]}
        looking={looking}
        parts={parts}
      />
      {(data || isLoadingError || !looking) && (
        <Below
          name={name}
          count={data?.length}
          failed={isLoadingError ? failed : undefined}
          retry={() => void refetch()}
        >
          {data &&
            (level === 'secondary' ? (
              <SubcategoryCards primary={address} categories={data} />
            ) : (
              <TertiaryCards categories={data} />
            ))}
        </Below>
      )}
    </div>
  )
}
