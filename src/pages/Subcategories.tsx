import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import type { Category } from '../api/categories.ts'
import { findCategoryAtom } from '../atoms/catalogue.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { Button } from '../components/ui/Button.tsx'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { Picture } from '../components/ui/Picture.tsx'
import { useHead } from '../lib/useHead.ts'
import { categoryPath, categoryProductsPath, paths } from '../paths.ts'
import { metaDescription, pageTitle } from '../rules/productHead.ts'
import { shop } from '../shop.config.ts'
import { text } from '../text.ts'

const crumbsTo = (label: string) => [
  { label: 'Home', to: paths.home },
  { label: 'Categories', to: paths.categories },
  { label },
]

/** A category by the slug or id in the address (decision 23), and the way to its parts. */
export default function Subcategories() {
  const { id = '' } = useParams()
  const { data, isError, refetch } = useAtomValue(findCategoryAtom(id))
  if (data) return <Found category={data} />
  if (data === undefined && !isError) return <PageLoading />
  return <Missing retry={isError ? () => void refetch() : undefined} />
}

function Found({ category: { category_id, name, slug, description, thumbnail } }: { category: Category }) {
  const address = slug || String(category_id)
  useHead({
    title: pageTitle(name, shop.name),
    description: metaDescription(description) || undefined,
    canonical: `${shop.origin}${categoryPath(address)}`,
  })
  return (
    <div className="wrap">
      <PageHead title={name} crumbs={crumbsTo(name)} />
      <div className="grid border border-line bg-cell md:grid-cols-[16rem_minmax(0,1fr)]">
        {thumbnail && <Picture src={thumbnail} alt="" sizes="(width >= 48rem) 16rem, 100vw" eager />}
        <div className="self-center p-5 md:p-8">
          {description && <p className="mb-5 max-w-[60ch] text-pretty">{description}</p>}
          <ButtonLink
            to={categoryProductsPath(address, category_id)}
            state={{ cat_id: category_id, name }}
            variant="primary"
            hook
          >
            See all parts in {name}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Missing({ retry }: { retry?: () => void }) {
  const title = retry ? text.categories.failed : 'No such category'
  useHead({ title: pageTitle(title, shop.name) })
  return (
    <div className="wrap">
      <PageHead title="Categories" crumbs={crumbsTo(title)} />
      <EmptyState
        title={title}
        action={
          <>
            {retry && (
              <Button variant="primary" onClick={retry}>
                Try again
              </Button>
            )}
            <ButtonLink to={paths.categories}>All categories</ButtonLink>
          </>
        }
      >
        {retry
          ? 'The list of categories did not arrive.'
          : 'The address names no category of this shop. It may have been renamed.'}
      </EmptyState>
    </div>
  )
}
