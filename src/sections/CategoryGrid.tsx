import { useAtomValue } from 'jotai'
import { Link } from 'react-router-dom'
import { primaryCategoriesAtom } from '../atoms/catalogue.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { Button } from '../components/ui/Button.tsx'
import { Picture } from '../components/ui/Picture.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { categoryProductsPath } from '../paths.ts'
import { text } from '../text.ts'

const cells = 'ruled grid grid-cols-1 min-[24rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-6'
const cell = 'flex flex-col max-md:flex-row'
const picture = 'max-md:w-16 max-md:flex-none'
const name =
  'flex min-h-15.5 min-w-0 items-center px-3.5 pt-2.5 pb-3 type-name max-md:min-h-16 max-md:px-2.5 max-md:py-1.5 max-md:text-sm max-md:leading-4.5'

/** The primary categories, each leading to its products. */
export function CategoryGrid() {
  const { data, isError, refetch } = useAtomValue(primaryCategoriesAtom)
  if (isError) {
    return (
      <EmptyState
        title={text.categories.failed}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The list of categories did not arrive. All parts are still under Products.
      </EmptyState>
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading categories</span>
        <ul aria-hidden className={cells}>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve equal blocks
            <li key={index} className={cell}>
              <Skeleton className={`aspect-4/3 max-md:aspect-square ${picture}`} />
              <span className={name}>
                <Skeleton className="h-4 w-3/4" />
              </span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <ul className={cells}>
      {data.map((category) => (
        <li key={category.category_id}>
          <Link
            to={categoryProductsPath(category.slug || String(category.category_id), category.category_id)}
            state={{ cat_id: category.category_id, name: category.name }}
            className={`ring-in group ${cell} h-full no-underline`}
          >
            <Picture
              src={category.thumbnail}
              alt=""
              sizes="(width >= 64rem) 13rem, (width >= 48rem) 33vw, 4rem"
              className={`max-md:aspect-square! ${picture}`}
            />
            <span className={`${name} group-hover:underline wrap-anywhere`}>{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
