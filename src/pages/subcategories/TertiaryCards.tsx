import { useSetAtom } from 'jotai'
import type { Category } from '../../api/categories.ts'
import { categoryClickedAtom } from '../../atoms/categoryClick.ts'
import { CategoryCard } from '../../components/shop/CategoryCard.tsx'
import { CategoryCells } from '../../components/shop/CategoryCells.tsx'
import { partsLink } from '../../components/shop/categoryLinks.ts'

/** The tertiary categories, each leading to its parts; a click is recorded (§2, §6). */
export function TertiaryCards({ categories }: { categories: readonly Category[] }) {
  const track = useSetAtom(categoryClickedAtom)
  return (
    <CategoryCells look="listing">
      {categories.map((category) => (
        <CategoryCard
          key={category.category_id}
          look="listing"
          name={category.name}
          thumbnail={category.thumbnail}
          description={category.description}
          {...partsLink(category)}
          eager
          onOpen={() => void track(category.category_id)}
        />
      ))}
    </CategoryCells>
  )
}
