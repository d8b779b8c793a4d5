import { useQueryClient } from '@tanstack/react-query'
import type { Category } from '../../api/categories.ts'
import { events } from '../../atoms/tracking.ts'
import { CategoryCard } from '../../components/shop/CategoryCard.tsx'
import { CategoryCells } from '../../components/shop/CategoryCells.tsx'
import { secondaryLink } from '../../components/shop/categoryLinks.ts'
import { prefetch } from '../../lib/queryClient.ts'
import { useInView } from '../../lib/useInView.ts'
import { childCategoriesQuery } from '../../queries/categories.ts'
import type { Id } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'
import { useCardViews } from '../../sections/useCardViews.ts'

type SubcategoryCardsProps = {
  /** Slug or id of the primary category, as used in addresses. */
  primary: string
  categories: readonly Category[]
}

/** The subcategories of a primary category, each leading to its tertiary ones (§2); views are tracked (§4). */
export function SubcategoryCards({ primary, categories }: SubcategoryCardsProps) {
  const onSeen = useCardViews(events.categoryView)
  return (
    <CategoryCells look="listing">
      {categories.map((category) => (
        <Subcategory key={category.category_id} primary={primary} category={category} onSeen={onSeen} />
      ))}
    </CategoryCells>
  )
}

type SubcategoryProps = { primary: string; category: Category; onSeen: (id: Id) => void }

function Subcategory({ primary, category, onSeen }: SubcategoryProps) {
  const { category_id, name, thumbnail, description } = category
  const client = useQueryClient()
  const ref = useInView<HTMLLIElement>(limits.viewThreshold, () => onSeen(category_id))
  return (
    <CategoryCard
      ref={ref}
      look="listing"
      name={name}
      thumbnail={thumbnail}
      description={description}
      {...secondaryLink(primary, category)}
      eager
      onAhead={() => prefetch(client, childCategoriesQuery('secondary', category_id))}
    />
  )
}
